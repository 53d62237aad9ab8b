import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { MoneyRow, PriceLines } from "@/components/ui/price-lines";
import { businessDay } from "@/lib/clock";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import type { PartyPrice } from "@/lib/pricing/party-price";
import { refundTable } from "@/lib/pricing/refund";
import { RefundRows } from "../payment/refund-rows";
import type { BookingDraft } from "./booking-draft";
import { type BookedTour, holdsSeats } from "./priced-party";

interface SummaryProps {
  id: string;
  draft: BookingDraft;
  booked: BookedTour;
  price: PartyPrice | null;
}

/** What it costs, what of it is due when, and what a cancellation gives back. */
export function Summary({ id, draft, booked, price }: SummaryProps) {
  const t = useTranslations("Booking.summary");
  const locale = useLocale();
  const { tour } = booked;
  const ends = price && addDays(draft.starts, tour.days - 1);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-28 rounded-picture border border-line bg-card p-6 shadow-float lg:sticky lg:top-[calc(var(--navbar)+1.5rem)]"
    >
      <h2 id={`${id}-title`} className="text-lead leading-snug">
        {tour.title}
      </h2>
      <p className="figures mt-1 mb-5 text-muted text-small">
        {ends ? departureDates(locale)({ starts: draft.starts, ends }) : t("noDate")}
        <br />
        {t("party", { adults: draft.adults, children: draft.children.length })}
      </p>
      {price ? (
        <>
          <PriceLines price={price} total={t("total")} live />
          <DueRows price={price} />
          <p className="mt-4 text-small">{t(holdsSeats(draft, booked) ? "held" : "looked")}</p>
          <Refunds draft={draft} price={price} />
        </>
      ) : (
        <p className="border-line border-t pt-4 text-small">
          {t(draft.children.includes(null) ? "agesFirst" : "dateFirst")}
        </p>
      )}
    </section>
  );
}

/** What confirms the booking, and what is left with its date. */
function DueRows({ price }: { price: PartyPrice }) {
  const t = useTranslations("Booking.summary");
  const locale = useLocale();
  const allNow = price.due_now_minor >= price.total_minor;
  return (
    <dl className="figures mt-4 space-y-1 rounded-picture bg-paper-deep px-4 py-3 text-small">
      <MoneyRow
        term={allNow ? t("allNow") : t("deposit", { percent: price.deposit_percent })}
        amount={formatMoney(price.due_now_minor)}
        className="font-semibold"
      />
      {!allNow && (
        <MoneyRow
          term={datedSentence(t("balance", { date: formatDay(price.balance_due, locale) }), locale)}
          amount={formatMoney(price.balance_minor)}
        />
      )}
    </dl>
  );
}

/** As if the deposit were paid today. */
function Refunds({ draft, price }: { draft: BookingDraft; price: PartyPrice }) {
  const t = useTranslations("BookingRefund");
  const today = businessDay();
  const periods = refundTable(today, {
    starts: draft.starts,
    totalMinor: price.total_minor,
    depositMinor: price.deposit_minor,
    paidMinor: price.due_now_minor,
    depositPaidOn: today,
  });
  return (
    <div className="mt-5 border-line border-t pt-4">
      <h3 className="mb-1 text-small">{t("title")}</h3>
      <RefundRows periods={periods} totalMinor={price.total_minor} />
      <p className="mt-1 text-muted text-note">{t("ifPaidToday")}</p>
    </div>
  );
}

interface SummaryBarProps {
  summaryId: string;
  price: PartyPrice | null;
}

/** The price on phones, at the foot of the screen, with the way to its lines. */
export function SummaryBar({ summaryId, price }: SummaryBarProps) {
  const t = useTranslations("Booking.summary");
  return (
    <div
      data-bottom-bar="form"
      className="sticky bottom-0 z-30 -mx-[clamp(1.25rem,4vw,2.5rem)] flex items-center justify-between gap-4 border-line border-t bg-paper px-[clamp(1.25rem,4vw,2.5rem)] py-2.5 lg:hidden print:hidden"
    >
      {price ? (
        <p className="figures min-w-0 text-muted text-note leading-tight">
          {t("total")}
          <strong className="block text-ink text-lead leading-tight">
            {formatMoney(price.total_minor)}
          </strong>
        </p>
      ) : (
        <p className="min-w-0 text-muted text-note leading-snug">{t("barEmpty")}</p>
      )}
      <a href={`#${summaryId}`} className={buttonClass("outline", "shrink-0")}>
        {t("open")}
      </a>
    </div>
  );
}
