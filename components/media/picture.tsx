import { preload } from "react-dom";
import type { Picture as PictureData } from "@/lib/contract/shared";

const widths = [480, 960, 1600] as const;

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
 * A picture in the width the screen needs: AVIF, else WebP, for those that ship; through the
 * optimiser for those of an operator's own API. Its colour stands in until it is there.
 */
export function Picture({ picture, sizes, priority, className = "", alt }: PictureProps) {
  const shipped = picture.url.startsWith("/pictures/");
  if (priority && shipped) askEarly(picture.url, sizes);
  const image = (
    // biome-ignore lint/performance/noImgElement: the widths exist already, next/image would ship its script.
    <img
      src={shipped ? `${picture.url}-960.webp` : optimised(picture.url, 960)}
      srcSet={shipped ? undefined : widths.map((w) => `${optimised(picture.url, w)} ${w}w`).join()}
      sizes={shipped ? undefined : sizes}
      alt={alt ?? picture.alt}
      width={1600}
      height={1000}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      style={{ backgroundColor: picture.color }}
      className={`block object-cover ${className}`}
    />
  );
  if (!shipped) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(picture.url, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(picture.url, "webp")} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Names the picture in the head, so that the browser asks for it before scripts and fonts. */
function askEarly(url: string, sizes: string): void {
  preload(`${url}-960.avif`, {
    as: "image",
    type: "image/avif",
    imageSrcSet: srcSet(url, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  });
}

function srcSet(url: string, format: "avif" | "webp"): string {
  return widths.map((width) => `${url}-${width}.${format} ${width}w`).join(", ");
}

function optimised(url: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=75`;
}
