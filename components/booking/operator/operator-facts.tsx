import { useLocale, useTranslations } from "next-intl";
import { EmailAddress } from "@/components/ui/email-address";
import type { Booking } from "@/lib/contract/bookings";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import type { OperatorContext } from "./operator-context";

interface OperatorFactsProps {
  booking: Booking;
  /** What goes back by hand, and to whom: then that is what there is to know of refunds. */
  sendsBack: OperatorContext["sends_back"];
}

/** What is booked, by whom, and how it stands. */
export function OperatorFacts({ booking, sendsBack }: OperatorFactsProps) {
  const t = useTranslations("OperatorBooking");
  const stateName = useTranslations("BookingState");
  const locale = useLocale();
  const { adults, children, proposed } = booking;
  const due = dueMinor(booking);
  const people = { adults, children: children.length, ages: children.join(", ") };
  const offered = proposed.map(
    ({ starts, price }) => `${formatDay(starts, locale)}: ${formatPayment(price.total_minor)}`,
  );
  const refundMinor = sendsBack?.amount_minor ?? booking.refund_minor;
  const refunded = refundMinor ? [formatPayment(refundMinor)] : [];
  if (sendsBack?.to) refunded.push(sendsBack.to);
  const rows: [term: string, values: string[]][] = [
    ["reference", [booking.reference]],
    ["state", [stateName(booking.state)]],
    ["tour", [booking.tour.title]],
    ["dates", [departureDates(locale)(booking)]],
    ["party", [t("party", people)]],
    ["guest", [booking.name, booking.email]],
    ["price", [formatPayment(booking.price.total_minor)]],
    ["paid", [formatPayment(booking.paid_minor)]],
    ["due", due > 0 ? [formatPayment(due)] : []],
    ["refund", refunded],
    ["proposed", offered],
  ];
  return (
    <dl aria-label={t("facts.label")} className="figures self-start border-line border-t">
      {rows
        .filter(([, values]) => values.length > 0)
        .map(([term, values]) => (
          <div
            key={term}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-line border-b py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{t(`facts.${term}`)}</dt>
            {values.map((value) => (
              <dd key={value} className="wrap-anywhere col-start-2">
                {value === booking.email ? <EmailAddress address={value} /> : value}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

/** What is to be paid next: what confirms the booking, or else the balance. */
export function dueMinor({ due_now_minor, balance_minor }: Booking): number {
  return due_now_minor || balance_minor;
}
