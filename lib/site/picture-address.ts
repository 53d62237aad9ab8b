/** The widths there are of every picture, in pixels. */
export const pictureWidths = [480, 960, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Below it lie the pictures of an operator's own API, made smaller by this site. */
export const photoFolder = "/photos/";

/** Whether a picture ships with the site, drawn in every width as AVIF and WebP. */
export const isShipped = (url: string) => url.startsWith("/pictures/");

/** Whether there are files of a picture in several widths. */
export const hasWidths = (url: string) => isShipped(url) || url.startsWith(photoFolder);

/** The file of a picture in a width; one that is elsewhere and not made smaller is what it is. */
export function pictureFile(url: string, width: PictureWidth): string {
  if (isShipped(url)) return `${url}-${width}.webp`;
  return url.startsWith(photoFolder) ? `${url}/${width}.webp` : url;
}
