import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatPayment } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { useGuest } from "./guest-context";
import { GuestPart } from "./guest-part";
import { useGuestAction } from "./use-guest-action";

/** Dates that the operator proposes instead, each at its price, to be taken with one click. */
export function ProposedDates() {
  const t = useTranslations("BookingStatus.proposed");
  const dates = departureDates(useLocale());
  const { booking } = useGuest().open;
  const { act, busy, failure } = useGuestAction();
  const [chosen, setChosen] = useState("");
  const nights = (Date.parse(booking.ends) - Date.parse(booking.starts)) / 86_400_000;
  const take = (starts: string, totalMinor: number) => {
    setChosen(starts);
    void act(({ accept }) => accept(starts, totalMinor));
  };
  return (
    <GuestPart title={t("title")} screen>
      <p className="max-w-xl text-small">{t("text")}</p>
      <FormNotice tone="bad" text={failure} />
      <ul className="figures mt-5 border-line border-b">
        {booking.proposed.map(({ starts, ends, price }) => (
          <li
            key={starts}
            className="grid items-center gap-x-6 gap-y-2 border-line border-t py-4 sm:grid-cols-[1fr_auto_auto]"
          >
            <span className="font-semibold">
              {dates({ starts, ends: ends ?? addDays(starts, nights) })}
            </span>
            <span className="text-small sm:text-right">
              {formatPayment(price.total_minor)}
              <span className="block text-muted text-note">
                {difference(price.total_minor - booking.price.total_minor, t)}
              </span>
            </span>
            <BusyButton
              type="button"
              busy={busy && chosen === starts}
              busyText={t("busy")}
              onClick={() => take(starts, price.total_minor)}
              className="justify-self-start"
            >
              {t("take")}
            </BusyButton>
          </li>
        ))}
      </ul>
    </GuestPart>
  );
}

function difference(minor: number, t: ReturnType<typeof useTranslations>): string {
  if (minor === 0) return t("same");
  return t(minor > 0 ? "more" : "less", { amount: formatPayment(Math.abs(minor)) });
}
