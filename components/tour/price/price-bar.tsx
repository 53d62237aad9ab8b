"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { PricePanel } from "./price-panel";
import { PricedFor } from "./priced-for";

interface PriceBarProps {
  /** Where the panel is on the page, for those who have no JavaScript. */
  panelId: string;
  children?: ReactNode;
}

/** The panel on phones: a bar at the foot of the screen that opens it as a sheet. */
export function PriceBar({ panelId, children }: PriceBarProps) {
  const t = useTranslations("TourPrice");
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
    sheet.current?.showModal();
  };
  const close = () => sheet.current?.close();
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-30 border-line border-t bg-paper lg:hidden print:hidden"
    >
      <div className="column flex items-center justify-between gap-4 py-2.5">
        <PricedFor />
        <a
          href={`#${panelId}`}
          onClick={show}
          className={buttonClass("primary", "shrink-0 max-[23rem]:px-5")}
        >
          {t("open")}
        </a>
      </div>
      <dialog
        ref={sheet}
        aria-label={t("sheet")}
        // The calendar, too, closes in here.
        onClose={(event) => event.target === sheet.current && setOpen(false)}
        onClick={(event) => event.target === sheet.current && close()}
        onKeyDown={(event) => event.key === "Escape" && close()}
        className="m-0 mt-auto max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-2xl bg-card p-0 text-ink backdrop:bg-night/60"
      >
        {open && (
          <div className="p-5 pb-8">
            <div className="flex justify-end">
              <button
                type="button"
                onClick={close}
                className="-mt-2 -mr-2 min-h-11 px-2 font-semibold text-small text-terracotta-deep"
              >
                {t("close")}
              </button>
            </div>
            <PricePanel>{children}</PricePanel>
          </div>
        )}
      </dialog>
    </div>
  );
}
