"use client";

import { useTranslations } from "next-intl";
import { lazy, type MouseEvent, type ReactNode, Suspense } from "react";
import type { Picture } from "@/lib/contract/shared";
import { pictureFile } from "@/lib/site/picture-address";
import { useCoveringStep } from "../url-state/use-covering-step";

const GalleryViewer = lazy(() =>
  import("./gallery-viewer").then((module) => ({ default: module.GalleryViewer })),
);

interface GalleryOpenerProps {
  pictures: Picture[];
  title: string;
  /** Links to pictures that say with `data-gallery` which one they show. */
  children: ReactNode;
}

/** Opens the viewer at the picture that was clicked; the viewer is loaded only then. */
export function GalleryOpener({ pictures, title, children }: GalleryOpenerProps) {
  const t = useTranslations("Gallery");
  const { shown: start, open: openAt, close } = useCoveringStep<number>();
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("[data-gallery]");
    // With a modifier key the visitor wants the picture itself in another tab.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openAt(Number(link.getAttribute("data-gallery")));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks of the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: links turn Enter into a click themselves.
    <div className="relative" onClick={open}>
      {children}
      {pictures.length > 1 && (
        <a
          href={pictureFile(pictures[0]?.url ?? "", 1600)}
          data-gallery="0"
          className="absolute right-2 bottom-2 inline-flex md:right-3 md:bottom-3 min-h-11 items-center rounded-chip bg-card px-4 font-semibold text-note shadow-float hover:bg-white print:hidden"
        >
          {t("all", { count: pictures.length })}
        </a>
      )}
      {start !== null && (
        <Suspense>
          <GalleryViewer pictures={pictures} title={title} start={start} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
