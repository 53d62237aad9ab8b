import { useTranslations } from "next-intl";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import type { PartyPrice, PriceLine } from "@/lib/pricing/party-price";
import { usePrice } from "./price-provider";

/** The price of the party, line by line, with what is due now and what later. */
export function PriceLines({ price }: { price: PartyPrice }) {
  const t = useTranslations("TourPrice");
  const { offer } = usePrice();
  const words = useLineWords();
  const allNow = price.balance_due <= new Date().toISOString().slice(0, 10);
  return (
    <div className="figures">
      <dl className="space-y-2 text-small">
        {price.lines.map((line, index) => (
          // Two children of one age have equal lines; lines have no state of their own.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Row key={index} term={words(line)} amountMinor={line.amount_minor} />
        ))}
      </dl>
      <dl className="mt-3 border-line border-t pt-3" aria-live="polite">
        <Row
          term={t("total")}
          amountMinor={price.total_minor}
          className="font-semibold text-lead"
        />
      </dl>
      <dl className="mt-4 space-y-1 rounded-picture bg-paper-deep px-4 py-3 text-small">
        <Row
          term={t("deposit", { percent: price.deposit_percent })}
          amountMinor={price.deposit_minor}
          className="font-semibold"
        />
        <Row
          term={
            allNow
              ? t("balanceNow")
              : t("balance", { date: formatDay(price.balance_due, offer.locale) })
          }
          amountMinor={price.balance_minor}
        />
      </dl>
    </div>
  );
}

interface RowProps {
  term: string;
  amountMinor: number;
  className?: string;
}

function Row({ term, amountMinor, className = "" }: RowProps) {
  const amount = formatMoney(Math.abs(amountMinor));
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt>{term}</dt>
      <dd>{amountMinor < 0 ? `−${amount}` : amount}</dd>
    </div>
  );
}

/** What a line is called. */
function useLineWords() {
  const t = useTranslations("TourPrice");
  const season = useTranslations("Vocabulary.season");
  return (line: PriceLine): string => {
    switch (line.kind) {
      case "adults":
        return t("lines.adults", { count: line.count, unit: formatMoney(line.unit_minor) });
      case "child":
        if (line.percent === 0) return t("lines.childFree", { age: line.age });
        if (line.percent === 100) return t("lines.childFull", { age: line.age });
        return t("lines.child", { age: line.age, percent: line.percent });
      case "season":
        return t("lines.season", { season: season(line.key), percent: signed(line.percent) });
      case "deal":
        return t("lines.deal", { percent: signed(-line.percent) });
      case "single_supplement":
        return t("lines.single_supplement", { count: line.count });
      case "small_party":
        return t("lines.small_party");
    }
  };
}

const signed = (percent: number) => (percent < 0 ? `−${-percent}` : `+${percent}`);
