import { useLocale, useTranslations } from "next-intl";
import type { Departure } from "@/lib/contract/departures";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatMoney } from "@/lib/i18n/format";

const few = 3;

interface DepartureRowProps {
  id: string;
  name: string;
  departure: Departure;
  isChosen: boolean;
  invalid: boolean;
  onChoose(): void;
}

/** One fixed date: when, in which language it is guided, what it costs and how many seats are left. */
export function DepartureRow(props: DepartureRowProps) {
  const { id, name, departure, isChosen, invalid, onChoose } = props;
  const t = useTranslations("Booking.trip");
  const language = useTranslations("Vocabulary.language");
  const locale = useLocale();
  const { languages, price_per_person, seats_left: left, source } = departure;
  const about = [
    languages.map((each) => language(each)).join(", "),
    ...(source === "partner" ? [t("partner")] : []),
  ];
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-4 border-line border-t px-1 py-2.5 hover:bg-card has-checked:bg-card has-checked:shadow-[inset_3px_0_0_var(--color-terracotta)] sm:px-3">
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-invalid={invalid || undefined}
        className="size-5 shrink-0 accent-terracotta"
      />
      <span className="min-w-0 flex-1">
        <span className="figures block font-semibold text-small">
          {departureDates(locale)(departure)}
        </span>
        <span className="block text-muted text-note">{about.join("\u00a0· ")}</span>
      </span>
      <span className="figures shrink-0 text-right text-small">
        <span className="block">{formatMoney(price_per_person.amount_minor)}</span>
        <span className={`block text-note ${lookOf(left)}`}>
          {left === 0 ? t("full") : t("seats", { seats: left })}
        </span>
      </span>
    </label>
  );
}

/** The last seats stand out, none at all stands back. */
function lookOf(left: number): string {
  if (left === 0) return "text-muted";
  return left <= few ? "font-semibold text-terracotta-deep" : "text-acacia";
}
