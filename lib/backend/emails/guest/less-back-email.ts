import { formatPayment } from "@/lib/i18n/format";
import type { GuestEmailWriter } from "./email-context";

/** Less goes back than the cancellation said: a transfer that was taken for the guest's was not theirs. */
export const lessBack: GuestEmailWriter = ({ booking, t, values, secret }) => {
  const { cancelledAt, refundMinor, agent, byAgentMinor } = booking;
  if (!cancelledAt) return undefined;
  const backMinor = (refundMinor ?? 0) + byAgentMinor;
  const sums = { agent, back: formatPayment(backMinor), byAgent: formatPayment(byAgentMinor) };
  return {
    subject: t("BookingEmail.lessBack.subject", values),
    paragraphs: [
      t("BookingEmail.lessBack.intro", values),
      t(`BookingEmail.lessBack.${backMinor > 0 ? "rest" : "nothing"}`, sums),
      ...(byAgentMinor > 0 ? [t("BookingEmail.cancelled.byAgent", sums)] : []),
      t("BookingEmail.lessBack.paid"),
    ],
    action: { text: t("BookingEmail.link.open"), href: secret },
  };
};
