import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ChoiceCards } from "@/components/form/choice-cards";
import { FieldError } from "@/components/form/field-frame";
import { TextField } from "@/components/form/text-field";
import { formatDay } from "@/lib/i18n/format";

const most = 5;

interface OperatorDatesProps {
  /** Of the first control. */
  id: string;
  /** The free dates of a shared tour; none for a tour that starts on any day. */
  departures: string[];
  error: string | undefined;
  onChange(dates: string[]): void;
}

/** Up to five dates to propose: of the departures, or any days. */
export function OperatorDates({ departures, ...props }: OperatorDatesProps) {
  return departures.length > 0 ? (
    <FreeDepartures days={departures} {...props} />
  ) : (
    <AnyDays {...props} />
  );
}

type DaysProps = Omit<OperatorDatesProps, "departures">;

function FreeDepartures({ id, days, error, onChange }: DaysProps & { days: string[] }) {
  const t = useTranslations("OperatorBooking.fields");
  const locale = useLocale();
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <ChoiceCards
      id={id}
      legend={t("departures")}
      hint={t("datesHint")}
      error={error}
      kind="several"
      compact
      choices={days.map((day) => ({ value: day, text: formatDay(day, locale) }))}
      chosen={chosen}
      onChange={(next) => {
        if (next.length > most) return;
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

function AnyDays({ id, error, onChange }: DaysProps) {
  const t = useTranslations("OperatorBooking.fields");
  const [days, setDays] = useState(() => Array<string>(most).fill(""));
  const type = (at: number, day: string) => {
    const next = days.map((before, index) => (index === at ? day : before));
    setDays(next);
    onChange(next.filter(Boolean));
  };
  return (
    <fieldset aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className="font-semibold">{t("dates")}</legend>
      <p id={`${id}-hint`} className="mb-3 text-muted text-note">
        {t("datesHint")}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {days.map((day, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other order.
            key={at}
            id={at === 0 ? id : `${id}-${at}`}
            type="date"
            label={t("date", { number: at + 1 })}
            value={day}
            onChange={(event) => type(at, event.target.value)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
