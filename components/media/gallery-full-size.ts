/** The largest file of a picture that ships; others are what they are. */
export function fullSize(url: string): string {
  return url.startsWith("/pictures/") ? `${url}-1600.webp` : url;
}
