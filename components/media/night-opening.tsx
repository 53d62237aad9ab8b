import type { ReactNode } from "react";
import type { Picture as PictureData } from "@/lib/contract/shared";
import { Picture } from "./picture";

interface NightOpeningProps {
  picture: PictureData;
  /** Which part of the picture stays in view. */
  focus?: string;
  children: ReactNode;
}

/**
 * Words on night that open a page under the header; the picture beside them comes out of it without
 * an edge, on narrow screens below them.
 */
export function NightOpening({ picture, focus = "", children }: NightOpeningProps) {
  return (
    <header className="relative isolate grid bg-night text-paper lg:min-h-[min(46rem,96svh)]">
      <div className="column flex flex-col justify-center pt-[calc(var(--topbar)+var(--navbar)+2.5rem)] pb-12 lg:pb-16">
        <div className="lg:w-1/2 lg:pr-10">{children}</div>
      </div>
      <div className="relative h-80 md:h-[28rem] lg:absolute lg:inset-y-0 lg:right-0 lg:-z-1 lg:h-auto lg:w-[62%] md:max-lg:mask-[linear-gradient(transparent,black_40%)] lg:mask-[linear-gradient(to_right,transparent,rgb(0_0_0/0.12)_14%,rgb(0_0_0/0.5)_28%,rgb(0_0_0/0.88)_42%,black_54%)]">
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) max(62vw, 1230px), max(100vw, 512px)"
          priority
          className={`absolute inset-0 h-full w-full ${focus}`}
        />
      </div>
    </header>
  );
}
