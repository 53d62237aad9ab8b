import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { formatMoney } from "@/lib/i18n/format";
import type { PartyPrice } from "@/lib/pricing/party-price";

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
          <strong className="block font-serif text-ink text-lead leading-tight">
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
