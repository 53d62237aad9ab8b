"use client";

import { type MouseEvent, type ReactNode, useRef } from "react";
import { Icon } from "@/components/ui/icons";
import { Wordmark } from "@/components/ui/mark";

interface MenuSheetProps {
  label: string;
  open: string;
  close: string;
  children: ReactNode;
}

const id = "site-menu";
const square = "grid size-11 place-items-center";

/**
 * The menu of phones: a modal dialog, which keeps the focus inside. Without a script the same
 * element opens as a popover.
 */
export function MenuSheet({ label, open, close, children }: MenuSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  function show(event: MouseEvent) {
    if (!dialog.current || dialog.current.matches(":popover-open")) return;
    event.preventDefault();
    dialog.current.showModal();
  }
  function hide(event: MouseEvent) {
    if (!dialog.current?.open) return;
    event.preventDefault();
    dialog.current.close();
  }
  function hideAfterLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("a")) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        aria-label={open}
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={show}
        className={`-mr-2.5 xl:hidden ${square}`}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only follows the links inside, which keys press too. */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={label}
        onClick={hideAfterLink}
        className="sheet"
      >
        <div className="column flex h-16 shrink-0 items-center justify-between">
          <Wordmark />
          <button
            type="button"
            aria-label={close}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={hide}
            className={`-mr-2.5 ${square}`}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
