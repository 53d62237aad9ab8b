import type { ComponentProps, ReactNode } from "react";
import { Picture } from "./picture";

interface CardPictureProps extends Omit<ComponentProps<typeof Picture>, "alt" | "sizes"> {
  /** How wide it is drawn; a grid of three by default. */
  sizes?: string | undefined;
  /** Its form. */
  className?: string;
  /** What lies on it. */
  children?: ReactNode;
}

/** The picture of a card, which settles as it is scrolled to and comes a little nearer when one points at the card. */
export function CardPicture({ className = "aspect-4/3", children, ...props }: CardPictureProps) {
  const { sizes = "(min-width: 1024px) 390px, (min-width: 640px) 46vw, 92vw", ...picture } = props;
  return (
    <div className={`relative overflow-clip rounded-picture bg-paper-deep ${className}`}>
      <Picture
        {...picture}
        sizes={sizes}
        alt=""
        className="settles h-full w-full transition-transform duration-250 ease-out group-hover:scale-[1.03]"
      />
      {children}
    </div>
  );
}
