import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import type { Booking } from "@/lib/contract/bookings";
import { bookingPath } from "@/lib/site/routes";

/** Why there is nothing to pay, and the way back to the booking. */
export function NothingToPay({ booking }: { booking: Booking }) {
  const t = useTranslations("Payment.nothing");
  return (
    <div role="status" className="min-h-72">
      <p className="max-w-xl text-lead">{t(reasonOf(booking))}</p>
      <ButtonLink href={bookingPath(booking.reference)} className="mt-7">
        {t("open")}
      </ButtonLink>
    </div>
  );
}

function reasonOf({ state }: Booking): string {
  switch (state) {
    case "confirmed":
      return "paid";
    case "enquiry":
    case "consultation":
      return "early";
    case "provisional":
    case "invoiced":
    case "expired":
      return "over";
    default:
      return "ended";
  }
}
