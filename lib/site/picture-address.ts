/** The widths there are of every picture, in pixels. */
export const pictureWidths = [480, 960, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The widths that are made of an operator's photograph, none above its own. */
export const photographWidths = [320, 640, 960, 1280, 1920] as const;

/** Below it lie the pictures of an operator's own API, made smaller by this site. */
export const photoFolder = "/photos/";

/** Below it lie what was made of the operator's own photographs; so is the folder called. */
export const photographFolder = "/photographs/";

/** Whether a picture ships with the site, drawn in every width as AVIF and WebP. */
export const isShipped = (url: string) => url.startsWith("/pictures/");

/** Whether it is an operator's own photograph, made in its widths as AVIF and WebP. */
export const isPhotograph = (url: string) => url.startsWith(photographFolder);

/** Whether there are files of a picture in several widths. */
export const hasWidths = (url: string) => widthsOf(url).length > 0;

/** The widths in which there are files of a picture. */
export function widthsOf(url: string): readonly number[] {
  // The name of a photograph ends with its largest.
  const largest = Number(url.slice(url.lastIndexOf("-") + 1));
  if (isPhotograph(url)) return photographWidths.filter((width) => width <= largest);
  return isShipped(url) || url.startsWith(photoFolder) ? pictureWidths : [];
}

/**
 * The file of a picture that is as wide as wished, or else the widest; one that is elsewhere and not
 * made smaller is what it is.
 */
export function pictureFile(url: string, wished: number, format: "avif" | "webp" = "webp"): string {
  const widths = widthsOf(url);
  const width = widths.find((each) => each >= wished) ?? widths.at(-1);
  if (width === undefined) return url;
  return `${url}${isShipped(url) ? "-" : "/"}${width}.${format}`;
}
