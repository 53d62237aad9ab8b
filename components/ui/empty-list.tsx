import type { ReactNode } from "react";
import type { Picture as PictureData } from "@/lib/contract/shared";
import { Picture } from "../media/picture";

interface EmptyListProps {
  picture: PictureData;
  title: string;
  text: string;
  /** The ways to begin. */
  children: ReactNode;
}

/** Nothing is chosen yet: a picture, what belongs here, and how to begin. */
export function EmptyList({ picture, title, text, children }: EmptyListProps) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
      <div>
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 640px, 92vw"
          className="aspect-[16/10] h-auto w-full rounded-picture"
        />
      </div>
      <div>
        <h2 className="text-section">{title}</h2>
        <p className="mt-4 max-w-md text-lead text-muted">{text}</p>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
