import { absoluteUrl } from "@/lib/site/domains";
import { tourPath } from "@/lib/site/routes";
import type { GuestEmailWriter } from "./email-context";

/** No payment came in time. */
export const released: GuestEmailWriter = ({ booking, view, t, values, locale }) => {
  if (booking.state !== "expired") return undefined;
  return {
    subject: t("BookingMail.released.subject", values),
    paragraphs: [t("BookingMail.released.intro", values), t("BookingMail.released.next", values)],
    action: {
      text: t("BookingMail.link.tour"),
      href: absoluteUrl(locale, tourPath(view.tour.slug)),
    },
  };
};
