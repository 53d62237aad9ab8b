"use client";

import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { DialogLink } from "@/components/ui/dialog-link";
import { routes } from "@/lib/site/routes";
import type { QuotePrefill } from "./quote-prefill";

interface QuoteModalButtonProps {
  /** What is known already: the tour's slug, a date, the party. */
  prefill: QuotePrefill;
  className?: string;
  children: ReactNode;
}

/**
 * Opens the wizard over the page, or its own page. Needs the namespaces Quote, Form, Leads and
 * FieldErrors around it.
 */
export function QuoteModalButton({ prefill, className, children }: QuoteModalButtonProps) {
  return (
    <DialogLink
      href={quoteHref(prefill)}
      load={() => import("./quote-dialog")}
      dialog={{ prefill }}
      className={buttonClass(undefined, className)}
    >
      {children}
    </DialogLink>
  );
}

/** The wizard's address with what is known already: `/Quote?tour=…&adults=2&children=9,7`. */
function quoteHref(prefill: QuotePrefill): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(prefill))
    if (value !== undefined && String(value) !== "") query.set(name, String(value));
  return query.size > 0 ? `${routes.quote}?${query}` : routes.quote;
}
