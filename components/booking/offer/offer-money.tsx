import { useLocale, useTranslations } from "next-intl";
import { MoneyRow, PriceLines } from "@/components/ui/price-lines";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { priceLineText } from "@/lib/i18n/price-line-text";
import { RefundRows } from "../payment/refund-rows";
import { laterActs, turnField } from "./later-parts";
import type { Journey } from "./offer-journey";
import { ToAcceptance } from "./to-acceptance";
import type { Talk } from "./use-ask";

interface OfferMoneyProps {
  journey: Journey;
  /** Undefined for who reads along. */
  talk: Talk | undefined;
  /** Whether it is to be accepted by who reads it. */
  canAccept: boolean;
}

/** The price line by line, when what is paid, and what a cancellation gives back. */
export function OfferMoney({ journey, talk, canAccept }: OfferMoneyProps) {
  const t = useTranslations("Offer");
  const ask = useTranslations("Offer.ask");
  const words = useTranslations();
  const money = useTranslations("BookingStatus.money");
  const refund = useTranslations("BookingRefund");
  const locale = useLocale();
  const acts = laterActs.use();
  const { price, refund_table } = journey;
  const isAll = price.due_now_minor >= price.total_minor;
  const periods = refund_table.map(({ from, until, kept_minor }) => ({
    ...{ from, until, keptMinor: kept_minor },
  }));
  return (
    // On wide screens beside the letter, above the map of the days.
    <aside className="min-w-0 py-6 lg:col-start-2 lg:row-start-2 lg:pt-8 lg:pb-0">
      <div className="lg:sticky lg:top-[calc(var(--navbar)+1.5rem)]">
        <section
          aria-labelledby="offer-price"
          className="break-inside-avoid rounded-picture border border-line bg-card p-6 shadow-float print:max-w-xl print:border-0 print:p-0 print:shadow-none"
        >
          <h2 id="offer-price" className="mb-4 text-lead">
            {t("price")}
          </h2>
          <PriceLines
            price={price}
            total={t("total")}
            languages={journey.line_languages}
            beside={(at) => {
              const subject = journey.line_subjects[at];
              if (!talk || !subject) return null;
              return (
                <button
                  type="button"
                  aria-expanded={talk.fields[subject]?.isOpen ?? false}
                  onClick={() => turnField(talk, subject)}
                  className="ml-2 min-h-6 text-note text-terracotta-deep underline underline-offset-4 print:hidden"
                >
                  {ask.rich("aboutLine", {
                    line: price.lines[at] ? priceLineText(price.lines[at], words) : "",
                    rest: (rest) => <span className="sr-only">{rest}</span>,
                  })}
                </button>
              );
            }}
            below={(at) => {
              const subject = journey.line_subjects[at];
              const isAsked = talk?.open.offer.messages.some((each) => each.subject === subject);
              if (!acts || !talk || !subject || !(isAsked || subject in talk.fields)) return null;
              return <acts.SubjectThread key={subject} talk={talk} subject={subject} />;
            }}
          />
          <dl className="figures mt-4 space-y-2 border-line border-t pt-4 text-small">
            <MoneyRow
              term={isAll ? money("allNow") : money("deposit", { percent: price.deposit_percent })}
              amount={formatPayment(price.due_now_minor)}
              className="font-semibold"
            />
            {!isAll && (
              <MoneyRow
                term={datedSentence(
                  money("balance", { date: formatDay(price.balance_due, locale) }),
                  locale,
                )}
                amount={formatPayment(price.balance_minor)}
              />
            )}
          </dl>
          <p className="mt-3 text-muted text-note">{t("terms")}</p>
          {/* A smaller window has the bar at its foot. */}
          {canAccept && <ToAcceptance className="mt-4 max-lg:hidden" />}
          {periods.length > 0 && (
            <div className="mt-6">
              <h3 className="mb-1 font-semibold text-small">{refund("title")}</h3>
              <RefundRows periods={periods} totalMinor={price.total_minor} />
              <p className="mt-2 text-muted text-note">{refund("ifPaidToday")}</p>
            </div>
          )}
        </section>
      </div>
    </aside>
  );
}
