"use client";

import type { GuestLink } from "@/lib/contract/desk/new-booking";
import { Button, buttonClass } from "../../ui/button";
import { useCopy } from "../../ui/use-copy";
import { newBookingWords as words } from "../words/words";

/** The guest's link, to be sent by WhatsApp with a message in their language, or copied. */
export function GuestLinkShare({ link, text, phone }: GuestLink) {
  const { isCopied, copy } = useCopy();
  const to = phone.startsWith("+") ? phone.slice(1) : "";
  return (
    <div>
      <p className="text-small">{words.linkText}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <a
          href={`https://wa.me/${to}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("primary")}
        >
          {words.whatsapp}
        </a>
        <Button look="outline" onClick={() => void copy(link)}>
          {words.copy}
        </Button>
      </p>
      <p role="status" className="mt-2 text-acacia text-small empty:hidden">
        {isCopied === true && words.copied}
        {isCopied === false && words.notCopied}
      </p>
      <p className="figures wrap-anywhere mt-2 select-all text-muted text-note">{link}</p>
    </div>
  );
}
