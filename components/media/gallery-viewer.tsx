"use client";

import "swiper/css";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Swiper as SwiperInstance } from "swiper";
import { Keyboard } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import type { Picture as PictureData } from "@/lib/contract/shared";
import { Icon } from "../ui/icons";
import { Picture } from "./picture";

interface GalleryViewerProps {
  pictures: PictureData[];
  title: string;
  start: number;
  onClose(): void;
}

/** All pictures over the whole screen: by swipe, by arrow keys and by buttons; Escape closes. */
export function GalleryViewer({ pictures, title, start, onClose }: GalleryViewerProps) {
  const t = useTranslations("Gallery");
  const dialog = useRef<HTMLDialogElement>(null);
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [index, setIndex] = useState(start);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const button =
    "grid size-12 place-items-center rounded-full text-paper hover:bg-white/10 disabled:opacity-30";
  return (
    <dialog
      ref={dialog}
      data-whole-screen=""
      aria-label={t("viewer", { title })}
      onClose={onClose}
      // The clicks in here are not for the links below it.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.key === "Escape" && dialog.current?.close()}
      className="m-0 h-full max-h-none w-full max-w-none bg-night p-0 text-paper"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 px-3 py-2">
          <p className="figures pl-2 text-mist text-small" aria-live="polite">
            {t("position", { number: index + 1, count: pictures.length })}
          </p>
          <button
            type="button"
            className={button}
            aria-label={t("close")}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <Swiper
          modules={[Keyboard]}
          keyboard={{ enabled: true, onlyInViewport: false }}
          initialSlide={start}
          speed={250}
          onSwiper={setSwiper}
          onSlideChange={({ activeIndex }) => setIndex(activeIndex)}
          className="min-h-0 w-full flex-1"
        >
          {pictures.map((picture, position) => (
            <SwiperSlide key={picture.url} className="h-full!" aria-hidden={position !== index}>
              <figure className="flex h-full flex-col gap-3 px-3">
                <div className="relative min-h-0 flex-1">
                  <Picture
                    // Nothing is cut here.
                    picture={{ ...picture, photograph: undefined }}
                    sizes="100vw"
                    priority={Math.abs(position - index) < 2}
                    className="absolute inset-0 h-full w-full bg-transparent! object-contain!"
                  />
                </div>
                <figcaption className="mx-auto max-w-2xl pb-1 text-center text-mist text-small">
                  {picture.alt}
                  {picture.photograph?.caption && (
                    <span className="block text-paper/60">{picture.photograph.caption}</span>
                  )}
                </figcaption>
              </figure>
            </SwiperSlide>
          ))}
        </Swiper>
        <div className="flex justify-center gap-6 py-2">
          <button
            type="button"
            className={button}
            aria-label={t("previous")}
            disabled={index === 0}
            onClick={() => swiper?.slidePrev()}
          >
            <Icon name="arrowRight" className="size-6 rotate-180" />
          </button>
          <button
            type="button"
            className={button}
            aria-label={t("next")}
            disabled={index === pictures.length - 1}
            onClick={() => swiper?.slideNext()}
          >
            <Icon name="arrowRight" className="size-6" />
          </button>
        </div>
      </div>
    </dialog>
  );
}
