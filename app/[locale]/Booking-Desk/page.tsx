import { notFound } from "next/navigation";
import { OperatorView } from "@/components/booking/operator/operator-view";
import { isEmbedded } from "@/lib/env";
import { type MailLink, MailLinkPage, mailLinkMeta } from "../mail-link-page";

const link: MailLink = {
  path: "/Booking-Desk",
  words: ["OperatorBooking", "BookingState", "Form", "FieldErrors"],
};

export const generateMetadata = () => mailLinkMeta(link);

/** A booking for the operator. */
export default function OperatorBookingPage() {
  if (!isEmbedded) notFound();
  return (
    <MailLinkPage {...link}>
      <OperatorView />
    </MailLinkPage>
  );
}
