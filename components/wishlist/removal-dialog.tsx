"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "../ui/button";
import { SmallDialog, useOpenDialog } from "../ui/dialog";

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
  const { dialog, close } = useOpenDialog();
  const id = useId();
  return (
    <SmallDialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      className="w-[min(28rem,calc(100vw-2.5rem))] bg-card"
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
    </SmallDialog>
  );
}
