import { useTranslations } from "next-intl";
import { FieldError } from "@/components/form/field-frame";
import { toggled } from "@/components/form/toggled";
import type { TourExtra } from "@/lib/contract/prices";
import { formatMoney } from "@/lib/i18n/format";
import { BookingPart } from "./booking-part";
import type { PartProps } from "./part-props";
import { fitsParty } from "./priced-party";

/** What can be added to the tour; nothing where there is nothing. */
export function ExtrasPart({ draft, booked, change, idOf, errorOf }: PartProps) {
  const t = useTranslations("Booking.extras");
  const { extras } = booked.tour;
  if (extras.length === 0) return null;
  const toggle = ({ key }: TourExtra) => change({ extras: toggled(draft.extras, key) });
  return (
    <BookingPart title={t("title")} hint={t("hint")}>
      <ul className="border-line border-b">
        {extras.map((extra, at) => {
          const fits = fitsParty(extra, draft);
          return (
            <li key={extra.key} className="border-line border-t">
              <label className="flex min-h-14 cursor-pointer items-center gap-4 px-1 py-2.5 has-checked:bg-card has-disabled:cursor-not-allowed has-disabled:text-muted has-checked:shadow-[inset_3px_0_0_var(--color-terracotta)] sm:px-3">
                <input
                  id={at === 0 ? idOf("extras") : undefined}
                  type="checkbox"
                  checked={fits && draft.extras.includes(extra.key)}
                  disabled={!fits}
                  onChange={() => toggle(extra)}
                  className="size-5 shrink-0 accent-terracotta"
                />
                <span className="min-w-0 flex-1 text-small">
                  {extra.text}
                  {!fits && (
                    <span className="block text-note">{t("tooYoung", { age: extra.min_age })}</span>
                  )}
                </span>
                <span className="figures shrink-0 text-right text-small">
                  {formatMoney(extra.unit_minor)}
                  <span className="block text-muted text-note">{t(`per.${extra.per}`)}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <FieldError id={idOf("extras")} error={errorOf("extras")} />
    </BookingPart>
  );
}
