import { useEffect, useRef } from "react";
import { FormNotice } from "@/components/form/form-notice";
import { useCall } from "../status/use-call";
import type { OpenOffer } from "./offer-calls";

interface SavePdfProps {
  open: OpenOffer;
  variant: string;
  /** How often it was asked for, also before this was there. */
  wanted: number;
  onBusy(busy: boolean): void;
}

/** Fetches the offer as PDF when it is asked for, and says why where that fails. */
export function SavePdf({ open, variant, wanted, onBusy }: SavePdfProps) {
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  const done = useRef(0);
  useEffect(() => {
    if (wanted === done.current) return;
    done.current = wanted;
    void call(({ saveOffer }) => saveOffer(open, variant));
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return <FormNotice tone="bad" text={failure} />;
}
