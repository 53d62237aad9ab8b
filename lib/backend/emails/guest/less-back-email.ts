import { formatPayment } from "@/lib/i18n/format";
import type { GuestEmailWriter } from "./email-context";

/** Less goes back than the cancellation said: a transfer did not come, or not as it was noted. */
export const lessBack: GuestEmailWriter = ({ booking, t, values, secret }) => {
  const { cancelledAt, refundMinor } = booking;
  if (!cancelledAt) return undefined;
  const backMinor = refundMinor ?? 0;
  return {
    subject: t("BookingEmail.lessBack.subject", values),
    paragraphs: [
      t("BookingEmail.lessBack.intro", values),
      t(`BookingEmail.lessBack.${backMinor > 0 ? "rest" : "nothing"}`, {
        back: formatPayment(backMinor),
      }),
      t("BookingEmail.lessBack.paid"),
    ],
    action: { text: t("BookingEmail.link.open"), href: secret },
  };
};
