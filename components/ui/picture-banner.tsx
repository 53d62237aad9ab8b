import type { CSSProperties, ReactNode } from "react";
import type { Picture as PictureData } from "@/lib/contract/shared";
import { Picture } from "../media/picture";

interface PictureBannerProps {
  picture: PictureData;
  title: string;
  lead: string;
  /** Stands above the title, such as where the page is in the site. */
  above?: ReactNode;
  /** What is high in its sky is seen beneath the header on wide screens. */
  high?: boolean;
}

/** Night in the light of a picture: shade of it belongs to the picture and still carries a text. */
const tint = (color: string) => `color-mix(in oklab, ${color} 25%, var(--color-night))`;

/** A wide picture that opens a page, its title on shade in the lower corner; the header lies over it. */
export function PictureBanner({ picture, title, lead, above, high }: PictureBannerProps) {
  return (
    <header
      style={{ "--tint": tint(picture.color) } as CSSProperties}
      className="relative isolate flex min-h-[30rem] overflow-clip items-end bg-night text-paper md:min-h-[clamp(38rem,38vw,46rem)]"
    >
      <Picture
        picture={picture}
        sizes="100vw"
        priority
        className={`absolute inset-0 -z-2 h-full w-full ${high ? "object-[50%_20%]" : ""}`}
      />
      <div
        aria-hidden="true"
        className="eased-shade absolute inset-0 -z-1 [--reach:88%] [--shade:86%] md:[--reach:50%] md:[--shade:64%]"
      />
      <div className="column pt-40 pb-12 [text-shadow:0_1px_2px_rgb(27_34_56/0.45),0_0_1.5rem_rgb(27_34_56/0.5)]">
        <div className="relative w-fit">
          {/* It goes with the words and leaves the sun alone. */}
          <div
            aria-hidden="true"
            className="absolute -inset-x-20 -inset-y-14 -z-1 bg-(--tint)/78 blur-[3.25rem] max-md:hidden"
          />
          {above}
          <h1 className="mt-3 max-w-4xl text-hero">{title}</h1>
          <p className="mt-4 max-w-2xl text-lead">{lead}</p>
        </div>
      </div>
    </header>
  );
}
