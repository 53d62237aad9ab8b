"use client";

import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useState,
} from "react";
import { buttonClass } from "@/components/ui/button";
import type QuoteDialog from "./quote-dialog";
import { quoteHref } from "./quote-href";
import type { QuotePrefill } from "./quote-prefill";

interface QuoteModalButtonProps {
  /** What is known already: the tour's slug, a date, the party. */
  prefill: QuotePrefill;
  look?: Parameters<typeof buttonClass>[0];
  className?: string;
  children: ReactNode;
}

/**
 * Opens the wizard over the page; a link to the wizard's own page until then, in a new tab, or
 * when it cannot be loaded. Needs the namespaces Quote, Form, Leads and FieldErrors around it.
 */
export function QuoteModalButton({ prefill, look, className, children }: QuoteModalButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof QuoteDialog>>>();
  const [open, setOpen] = useState(false);
  const href = quoteHref(prefill);
  const show = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const loaded = await import("./quote-dialog");
      setDialog(() => loaded.default);
      setOpen(true);
    } catch {
      window.location.assign(href);
    }
  };
  return (
    <>
      <a href={href} onClick={show} className={buttonClass(look, className)}>
        {children}
      </a>
      {Dialog && open && <Dialog prefill={prefill} onClose={() => setOpen(false)} />}
    </>
  );
}
