import type { Picture as PictureData } from "@/lib/contract/shared";
import { Icon } from "../ui/icons";
import { Picture } from "./picture";

interface EnlargedPictureProps {
  picture: PictureData;
  openWords: string;
  closeWords: string;
  className?: string;
}

/** A small picture that covers the screen when it is pressed; Escape or a second press ends that. No script is needed. */
export function EnlargedPicture({
  picture,
  openWords,
  closeWords,
  className = "",
}: EnlargedPictureProps) {
  const id = `enlarged${picture.url.replace(/\W+/g, "-")}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={openWords}
        className={`block cursor-zoom-in overflow-hidden rounded-picture hover:opacity-90 ${className}`}
      >
        <Picture picture={picture} alt="" sizes="10rem" className="h-full w-full" />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={picture.alt}
        className="inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col gap-2 bg-night p-3 text-paper open:flex"
      >
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeWords}
          className="grid size-12 shrink-0 place-items-center self-end rounded-full hover:bg-white/10"
        >
          <Icon name="close" className="size-6" />
        </button>
        <div className="relative min-h-0 flex-1">
          <Picture
            picture={{ ...picture, photograph: undefined }}
            sizes="100vw"
            className="absolute inset-0 h-full w-full bg-transparent! object-contain!"
          />
        </div>
        <p className="text-center text-mist text-small">{picture.alt}</p>
      </div>
    </>
  );
}
