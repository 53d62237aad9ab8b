import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { Button } from "@/components/ui/button";
import { PriceLines } from "@/components/ui/price-lines";
import type { Booking } from "@/lib/contract/bookings";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatPayment } from "@/lib/i18n/format";
import { RefundRows, refundPeriods } from "../payment/refund-rows";
import { useGuest } from "./guest-context";
import { GuestPart } from "./guest-part";
import { useGuestAction } from "./use-guest-action";

/** A change that the operator proposes: what becomes what, at which price, and the guest's yes or no. */
export function AnswerPart({ change }: { change: NonNullable<Booking["proposed_change"]> }) {
  const t = useTranslations("BookingStatus.answer");
  const { booking } = useGuest().open;
  const { act, busy, failure } = useGuestAction();
  const [chosen, setChosen] = useState(true);
  const { id, message, price } = change;
  const answer = (accept: boolean) => {
    setChosen(accept);
    void act((actions) => actions.answer(id, accept, price.total_minor));
  };
  const more = price.total_minor - booking.price.total_minor;
  return (
    <GuestPart title={t("title")} screen>
      <p className="max-w-xl">{t("text")}</p>
      {message !== "" && (
        <blockquote className="mt-4 max-w-xl whitespace-pre-line border-gold border-l-2 pl-4">
          {message}
        </blockquote>
      )}
      <Differences after={change.after} />
      <div className="mt-5">
        <PriceLines price={price} total={t("total")} />
      </div>
      <p className="mt-1 text-right text-muted text-note">
        {more === 0
          ? t("same")
          : t(more > 0 ? "more" : "less", { amount: formatPayment(Math.abs(more)) })}
      </p>
      <TermsAfter change={change} />
      <FormNotice tone="bad" text={failure} />
      <div className="mt-6 flex flex-wrap gap-3">
        <BusyButton
          type="button"
          busy={busy && chosen}
          busyText={t("busy")}
          onClick={() => answer(true)}
        >
          {t("accept")}
        </BusyButton>
        <Button look="outline" onClick={() => answer(false)}>
          {t("decline")}
        </Button>
      </div>
    </GuestPart>
  );
}

/** What a cancellation would cost from then on. */
function TermsAfter({ change }: { change: NonNullable<Booking["proposed_change"]> }) {
  const t = useTranslations("BookingStatus.answer");
  const { refund_table, price } = change;
  if (refund_table.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="font-semibold text-small">{t("refund")}</h3>
      <RefundRows periods={refundPeriods(refund_table)} totalMinor={price.total_minor} />
    </div>
  );
}

type After = NonNullable<Booking["proposed_change"]>["after"];

/** What is another than today, side by side. */
function Differences({ after }: { after: After }) {
  const t = useTranslations("BookingStatus.answer");
  const facts = useTranslations("BookingStatus.facts");
  const dates = departureDates(useLocale());
  const { booking } = useGuest().open;
  const people = ({ adults, children }: Pick<After, "adults" | "children">) =>
    facts("people", { adults, children: children.length }) +
    (children.length > 0
      ? ` (${facts("ages", { count: children.length, ages: children.join(", ") })})`
      : "");
  const rows = [
    { name: t("dates"), now: dates(booking), later: dates(after) },
    { name: t("party"), now: people(booking), later: people(after) },
    { name: t("rooms"), now: String(booking.rooms), later: String(after.rooms) },
  ].filter(({ now, later }) => now !== later);
  if (rows.length === 0) return null;
  return (
    <table className="mt-5 w-full border-collapse text-left text-small">
      <thead>
        <tr className="text-muted">
          <td />
          <th scope="col" className="py-1.5 pr-4 font-normal">
            {t("now")}
          </th>
          <th scope="col" className="py-1.5 font-semibold text-ink">
            {t("then")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, later }) => (
          <tr key={name} className="border-line border-t align-top">
            <th scope="row" className="py-2 pr-4 font-normal text-muted">
              {name}
            </th>
            <td className="py-2 pr-4">{now}</td>
            <td className="py-2 font-semibold">{later}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
