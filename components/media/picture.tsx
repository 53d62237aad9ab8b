import { preload } from "react-dom";
import type { Picture as PictureData } from "@/lib/contract/shared";
import {
  hasWidths,
  isPhotograph,
  isShipped,
  pictureFile,
  widthsOf,
} from "@/lib/site/picture-address";

interface PictureProps {
  picture: PictureData;
  /** The `sizes` of the image: how wide it is drawn. */
  sizes: string;
  /** The first picture of a page: loaded at once and first. */
  priority?: boolean;
  className?: string;
  /** Empty where the picture only decorates what a text beside it says. */
  alt?: string;
}

/**
 * A picture in the width the screen needs: AVIF, else WebP, for photographs and those that ship; WebP,
 * made smaller by this site, for those of an operator's own API. Its colour stands in until it is there.
 */
export function Picture({ picture, sizes, priority, className = "", alt }: PictureProps) {
  const { url } = picture;
  const both = hasAvif(url);
  const files = both || !hasWidths(url) ? undefined : srcSet(url);
  if (priority) askEarly(url, sizes);
  const image = (
    // biome-ignore lint/performance/noImgElement: the widths exist already, next/image would ship its script.
    <img
      src={pictureFile(url, 960)}
      srcSet={files}
      sizes={files && sizes}
      alt={alt ?? picture.alt}
      width={1600}
      height={1000}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      style={{ backgroundColor: picture.color, objectPosition: position(picture) }}
      className={`block object-cover ${className}`}
    />
  );
  if (!both) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(url, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(url)} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Names the picture in the head, so that the browser asks for it before scripts and fonts. */
function askEarly(url: string, sizes: string): void {
  if (!hasWidths(url)) return;
  const format = hasAvif(url) ? "avif" : "webp";
  preload(pictureFile(url, 960, format), {
    as: "image",
    type: `image/${format}`,
    imageSrcSet: srcSet(url, format),
    imageSizes: sizes,
    fetchPriority: "high",
  });
}

function srcSet(url: string, format: "avif" | "webp" = "webp"): string {
  return widthsOf(url)
    .map((width) => `${pictureFile(url, width, format)} ${width}w`)
    .join(", ");
}

const hasAvif = (url: string) => isShipped(url) || isPhotograph(url);

/** Where it is cut, what matters stays in sight. */
function position({ photograph }: PictureData): string | undefined {
  return photograph?.focus.map((percent) => `${percent}%`).join(" ");
}
