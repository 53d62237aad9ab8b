"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { MoneyRow, PriceLines } from "@/components/ui/price-lines";
import { businessDay } from "@/lib/clock";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import { isDay } from "@/lib/pricing/days";
import type { PartyPrice } from "@/lib/pricing/party-price";
import { whatsappHref } from "@/lib/site/brand";
import { tourPath } from "@/lib/site/routes";
import { PartyForm } from "./party-form";
import { bookingHref, missingSeats, quoteHref } from "./party-state";
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
    <div className="space-y-4">
      <p className="text-muted text-small">
        {t.rich("from", {
          price: formatMoney(offer.from.amountMinor),
          travellers: offer.from.travellers,
          strong: (chunks) => (
            <strong className="figures mx-0.5 font-semibold text-[1.875rem] text-ink leading-none tracking-tight">
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
      {price ? <OwnPrice price={price} /> : <p className="text-small">{t("noDate")}</p>}
      <div>
        <PriceActions />
        {children && (
          <div className="flex flex-wrap items-center justify-center gap-x-2 text-small">
            {children}
          </div>
        )}
        <p className="mt-2 text-center text-muted text-note">{t("promise")}</p>
      </div>
    </div>
  );
}

const smallLink =
  "inline-grid min-h-11 place-items-center px-2 underline decoration-line underline-offset-4 hover:decoration-terracotta";

/** Book, ask for a quote or write, with what was chosen taken along. */
function PriceActions() {
  const t = useTranslations("TourPrice");
  const { offer, party, price } = usePrice();
  const day = isDay(party.starts) ? formatDay(party.starts, offer.locale) : "";
  const book = bookingHref(party, offer);
  const hello = t("whatsappText", {
    title: offer.title,
    date: day || "—",
    adults: party.adults,
    children: party.children.length,
  });
  return (
    <div className="space-y-2.5">
      {book && (
        <ButtonLink href={book} className="w-full">
          {t("book")}
        </ButtonLink>
      )}
      <ButtonLink
        href={quoteHref(party, offer)}
        look={book ? "outline" : "primary"}
        className="w-full"
      >
        {t("quote")}
      </ButtonLink>
      <p className="flex flex-wrap justify-center gap-x-5 text-small">
        <a href={whatsappHref(hello)} rel="noreferrer" className={smallLink}>
          WhatsApp
        </a>
        {price && (
          <a
            rel="nofollow"
            href={`${tourPath(offer.slug)}/calendar.ics?date=${party.starts}`}
            className={smallLink}
          >
            {t("calendar")}
          </a>
        )}
      </p>
    </div>
  );
}

/** The price of the party, line by line, with what is due now and what later. */
function OwnPrice({ price }: { price: PartyPrice }) {
  const t = useTranslations("TourPrice");
  const { locale } = usePrice().offer;
  const date = formatDay(price.balance_due, locale);
  const isAllNow = price.balance_due <= businessDay();
  return (
    <>
      <PriceLines price={price} total={t("total")} live />
      <dl className="figures mt-4 space-y-1 rounded-picture bg-paper-deep px-4 py-3 text-small">
        <MoneyRow
          term={t("deposit", { percent: price.deposit_percent })}
          amount={formatMoney(price.deposit_minor)}
          className="font-semibold"
        />
        <MoneyRow
          term={isAllNow ? t("balanceNow") : datedSentence(t("balance", { date }), locale)}
          amount={formatMoney(price.balance_minor)}
        />
      </dl>
    </>
  );
}
