import { useTranslations } from "next-intl";
import type { TourCard } from "@/lib/contract/tours";
import { formatMoney } from "@/lib/i18n/format";

/** 'From $1,850' and what that price means. */
export function CardPrice({ tour }: { tour: TourCard }) {
  const t = useTranslations("Tour");
  return (
    <p className="text-right text-note text-muted leading-snug">
      <span className="figures block text-small">
        {t.rich("from", {
          price: formatMoney(tour.price_from.amount_minor),
          strong: (chunks) => (
            <strong className="ml-0.5 font-semibold font-serif text-ink text-lead tracking-tight">
              {chunks}
            </strong>
          ),
        })}
      </span>
      {t("basis", { travellers: tour.price_from_travellers })}
    </p>
  );
}
