"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { formatMoney } from "@/lib/i18n/format";
import { PartyForm } from "./party-form";
import { missingSeats } from "./party-state";
import { PriceActions } from "./price-actions";
import { PriceLines } from "./price-lines";
import { usePrice } from "./price-provider";

interface PricePanelProps {
  /** Save, compare, share: small actions under the buttons. */
  children?: ReactNode;
}

/** The quote pane: when and who, what it costs them, and the ways on from here. */
export function PricePanel({ children }: PricePanelProps) {
  const t = useTranslations("TourPrice");
  const { offer, party, price } = usePrice();
  const missing = missingSeats(party, offer);
  return (
    <div className="space-y-5">
      <p className="text-muted text-small">
        {t.rich("from", {
          price: formatMoney(offer.from.amountMinor),
          travellers: offer.from.travellers,
          strong: (chunks) => (
            <strong className="figures mx-0.5 font-semibold font-serif text-[2rem] text-ink leading-none tracking-tight">
              {chunks}
            </strong>
          ),
        })}
      </p>
      <PartyForm />
      {missing > 0 && (
        <p role="status" className="border-gold border-l-4 pl-3 text-small">
          {t("missingSeats", { seats: missing })}
        </p>
      )}
      {price ? <PriceLines price={price} /> : <p className="text-small">{t("noDate")}</p>}
      <PriceActions />
      {children && (
        <div className="flex flex-wrap items-center justify-center gap-x-2 text-small">
          {children}
        </div>
      )}
      <p className="text-center text-muted text-note">{t("promise")}</p>
    </div>
  );
}
