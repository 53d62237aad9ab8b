"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { Button } from "../ui/button";

interface RemovalDialogProps {
  /** What is about to go, e.g. the tour's title. */
  title: string;
  onConfirm: () => void;
  /** Called however the dialog was closed. */
  onClose: () => void;
}

/** Asks before a favourite is given up (docs/product.md, "Favourites and comparison"). */
export function RemovalDialog({ title, onConfirm, onClose }: RemovalDialogProps) {
  const t = useTranslations("WishlistPage");
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.key === "Escape" && close()}
      className="m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-picture bg-card p-0 text-ink shadow-float backdrop:bg-night/60"
    >
      <div className="p-6 sm:p-8">
        <h2 id={`${id}-title`} className="text-[1.5rem] leading-tight">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-3 text-muted">
          {t("confirm")}
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button
            onClick={() => {
              onConfirm();
              close();
            }}
          >
            {t("remove")}
          </Button>
          <Button look="outline" onClick={close}>
            {t("keep")}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
