import type { ReactNode } from "react";
import type { Picture as PictureData } from "@/lib/contract/shared";
import { Picture } from "../media/picture";

interface PictureBannerProps {
  picture: PictureData;
  title: string;
  lead: string;
  /** Stands above the title, such as where the page is in the site. */
  above?: ReactNode;
}

/** A wide picture that opens a page, its title on shade in the lower corner; the header lies over it. */
export function PictureBanner({ picture, title, lead, above }: PictureBannerProps) {
  return (
    <header className="relative isolate flex min-h-[30rem] items-end bg-night text-paper md:min-h-[38rem]">
      <Picture
        picture={picture}
        sizes="100vw"
        priority
        className="absolute inset-0 -z-2 h-full w-full"
      />
      <div
        aria-hidden="true"
        className="eased-shade absolute inset-0 -z-1 [--shade:92%] md:[--reach:72%] md:[--shade:80%]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-1 bg-radial-[90%_100%_at_0%_100%] from-night/80 via-45% via-night/45 to-transparent max-md:hidden"
      />
      <div className="column pt-40 pb-12">
        {above}
        <h1 className="mt-3 max-w-4xl text-hero">{title}</h1>
        <p className="mt-4 max-w-2xl text-lead">{lead}</p>
      </div>
    </header>
  );
}
