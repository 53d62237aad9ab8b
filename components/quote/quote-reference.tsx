"use client";

import { useQueryOfAddress } from "@/components/url-state/use-query-of-address";

const shape = /^[A-Z](-[2-9A-HJ-NP-Z]{4}){3}$/;

/** The reference that the address carries; the page is the same document for everyone. */
export function QuoteReference({ label }: { label: string }) {
  const reference = useQueryOfAddress()?.get("ref") ?? "";
  if (!shape.test(reference)) return null;
  return (
    <p className="mt-6">
      <span className="block text-note">{label}</span>
      <strong className="figures block whitespace-nowrap font-serif text-section tracking-tight max-[23rem]:text-[1.5rem]">
        {reference}
      </strong>
    </p>
  );
}
