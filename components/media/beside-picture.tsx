import type { ReactNode } from "react";
import type { Picture as PictureData } from "@/lib/contract/shared";
import { Picture } from "./picture";

interface BesidePictureProps {
  picture: PictureData;
  /** The columns of wide screens. */
  className: string;
  children: ReactNode;
}

/** A short page, beside a picture where there is room. */
export function BesidePicture({ picture, className, children }: BesidePictureProps) {
  return (
    <div className={`column grid gap-12 py-12 lg:gap-20 ${className}`}>
      <div className="min-w-0">{children}</div>
      <div className="hidden lg:block print:hidden">
        <Picture
          picture={picture}
          sizes="40rem"
          alt=""
          className="h-full max-h-[38rem] min-h-[28rem] w-full rounded-picture"
        />
      </div>
    </div>
  );
}
