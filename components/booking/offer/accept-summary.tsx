import { useLocale, useTranslations } from "next-intl";
import { MoneyRow } from "@/components/ui/price-lines";
import type { OfferJourney } from "@/lib/contract/offers";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatPayment } from "@/lib/i18n/format";

/** Beside the acceptance, where there is room: what is accepted, and what it costs. */
export function AcceptSummary({ journey }: { journey: OfferJourney }) {
  const t = useTranslations("Offer");
  const money = useTranslations("BookingStatus.money");
  const locale = useLocale();
  const { title, name, price, short_languages: others } = journey;
  const isAll = price.due_now_minor >= price.total_minor;
  return (
    <div className="max-lg:hidden">
      <div className="figures sticky top-[calc(var(--navbar)+1.5rem)] rounded-picture border border-line bg-card p-6">
        <p lang={others?.title} className="font-semibold font-serif text-lead leading-tight">
          {title}
        </p>
        {name && (
          <p lang={others?.name} className="mt-1">
            {name}
          </p>
        )}
        <p className="mt-1 text-muted text-small">{departureDates(locale)(journey)}</p>
        <dl className="mt-4 space-y-2 border-line border-t pt-4">
          <MoneyRow term={t("total")} amount={formatPayment(price.total_minor)} />
          <MoneyRow
            term={isAll ? money("allNow") : money("deposit", { percent: price.deposit_percent })}
            amount={formatPayment(price.due_now_minor)}
            className="font-semibold"
          />
        </dl>
      </div>
    </div>
  );
}
