import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import type { Booking } from "@/lib/contract/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { bookingPath } from "@/lib/site/routes";
import { MoneyRow } from "./money-row";

/** What is to be paid and the way to do it where no card can be used. */
export function PayByTransfer({ booking }: { booking: Booking }) {
  const t = useTranslations("Payment");
  const { due_now_minor: due, balance_minor: balance } = booking;
  return (
    <div role="status" className="min-h-72">
      <p className="max-w-xl text-lead">
        {t(due > 0 ? "byTransfer.deposit" : "byTransfer.balance")}
      </p>
      <dl className="figures mt-7 rounded-picture bg-paper-deep px-5 py-4">
        <MoneyRow
          term={t(due > 0 ? "byTransfer.confirms" : "byTransfer.open")}
          amount={formatPayment(due || balance)}
          className="font-semibold text-lead"
        />
        <MoneyRow term={t("booking")} amount={booking.reference} className="mt-2 text-small" />
      </dl>
      <ButtonLink href={bookingPath(booking.reference)} className="mt-7">
        {t("nothing.open")}
      </ButtonLink>
    </div>
  );
}
