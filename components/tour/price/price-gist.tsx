"use client";

import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { bookingHref, quoteHref } from "./party-state";
import { usePrice } from "./price-provider";
import { PricedFor } from "./priced-for";

/** What the party pays, in a line, with the way on. */
export function PriceGist() {
  const t = useTranslations("TourPrice");
  const { offer, party } = usePrice();
  const book = bookingHref(party, offer);
  return (
    <div className="mt-4 flex items-center justify-between gap-4 border-line border-t pt-4">
      <PricedFor />
      <a
        href={book ?? quoteHref(party, offer)}
        className={buttonClass("primary", "shrink-0 max-[23rem]:px-5")}
      >
        {t(book ? "book" : "quote")}
      </a>
    </div>
  );
}
