import type { ReactNode } from "react";
import { Picture } from "@/components/media/picture";
import type { Picture as PictureData } from "@/lib/contract/shared";

interface ErrorViewProps {
  /** The HTTP status it stands for (docs/product.md, "Errors and outages"). */
  status?: number;
  title: string;
  text: string;
  picture: PictureData;
  /** The ways on. */
  children: ReactNode;
}

/** A page that says what went wrong and how to go on. */
export function ErrorView({ status = 500, title, text, picture, children }: ErrorViewProps) {
  return (
    <div className="lg:grid lg:min-h-[38rem] lg:grid-cols-2">
      <div className="order-2 lg:relative">
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 50vw, 100vw"
          priority
          className="aspect-[16/9] w-full lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
        />
      </div>
      <div className="column flex flex-col justify-center py-12 lg:mr-0 lg:max-w-[calc(var(--container-page)/2)] lg:py-20 lg:pr-16">
        <p className="figures font-serif text-gold-deep text-lead">{status}</p>
        <h1 className="mt-2 text-title">{title}</h1>
        <p className="mt-5 max-w-xl text-lead text-muted">{text}</p>
        {children}
      </div>
    </div>
  );
}
