import type { ReactNode } from "react";
import type { Picture as PictureData } from "@/lib/contract/shared";
import { Picture } from "./picture";

interface BesidePictureProps {
  picture: PictureData;
  /** The columns of wide screens. */
  className: string;
  /** On phones, too, below the words. */
  onPhones?: boolean;
  children: ReactNode;
}

/** A short page, beside a picture where there is room. */
export function BesidePicture({ picture, className, onPhones, children }: BesidePictureProps) {
  return (
    <div className={`column grid grid-cols-[minmax(0,1fr)] gap-12 py-12 lg:gap-20 ${className}`}>
      <div className="min-w-0">{children}</div>
      <div className={`${onPhones ? "" : "max-md:hidden"} print:hidden`}>
        <Picture
          picture={picture}
          sizes={onPhones ? "(min-width: 1024px) 40rem, 92vw" : "40rem"}
          alt=""
          className="w-full rounded-picture max-md:aspect-3/2 md:h-full md:max-h-[38rem] md:min-h-[28rem]"
        />
      </div>
    </div>
  );
}
