import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import type { OverviewSchema } from "@/lib/contract/accounts";
import { formatDay } from "@/lib/i18n/format";
import { toLocale } from "@/lib/i18n/locales";

interface QuoteRowsProps {
  quotes: z.infer<typeof OverviewSchema>["quotes"];
}

/** The quotes that were asked for. */
export function QuoteRows({ quotes }: QuoteRowsProps) {
  const t = useTranslations("Account.dashboard");
  const locale = toLocale(useLocale());
  return (
    <ul className="mt-3">
      {quotes.map((quote) => (
        <li
          key={quote.reference}
          className="grid gap-x-6 border-line border-b py-3.5 last:border-b-0 sm:grid-cols-[1fr_auto]"
        >
          <span className="font-semibold">
            {quote.tour ?? t("quotes.days", { days: quote.days })}
          </span>
          <span className="figures text-small sm:text-right">{quote.reference}</span>
          <span className="text-muted text-small">
            {t("quotes.party", { adults: quote.adults, children: quote.children })}
          </span>
          <span className="text-muted text-small sm:text-right">
            {formatDay(quote.asked.slice(0, 10), locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}
