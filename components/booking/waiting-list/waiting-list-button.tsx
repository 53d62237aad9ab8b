"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { waitingListAnchor } from "@/lib/site/routes";
import type WaitingListDialog from "./waiting-list-dialog";

interface WaitingListButtonProps extends Omit<ComponentProps<typeof WaitingListDialog>, "onClose"> {
  look?: ComponentProps<typeof Button>["look"];
  className?: string;
}

/**
 * Opens the form for a place on the waiting list of a departure, which is loaded then; at once when
 * the address asks for it. Needs the
 * namespaces WaitingList, Form and FieldErrors around it.
 */
export function WaitingListButton({ look, className, ...form }: WaitingListButtonProps) {
  const t = useTranslations("WaitingList");
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof WaitingListDialog>>>();
  const [open, setOpen] = useState(false);
  const [away, setAway] = useState(false);
  const show = async () => {
    try {
      const loaded = await import("./waiting-list-dialog");
      setDialog(() => loaded.default);
      setAway(false);
      setOpen(true);
    } catch {
      setAway(true);
    }
  };
  const anchor = waitingListAnchor(form.departure.id);
  const showAtStart = useRef(show);
  useEffect(() => {
    if (window.location.hash === `#${anchor}`) void showAtStart.current();
  }, [anchor]);
  return (
    <>
      <Button id={anchor} look={look} onClick={show} className={className}>
        {t("open")}
      </Button>
      <span role="status" className="text-note">
        {away && t("away")}
      </span>
      {Dialog &&
        open &&
        // The button may stand in a form, and forms cannot stand in each other.
        createPortal(<Dialog {...form} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
