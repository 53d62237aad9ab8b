import { absoluteUrl } from "@/lib/site/domains";
import { tourPath } from "@/lib/site/routes";
import type { GuestEmailWriter } from "./email-context";

/** No payment came in time. */
export const released: GuestEmailWriter = ({ booking, view, t, values, locale, secret }) => {
  if (booking.state !== "expired") return undefined;
  return {
    subject: t("BookingEmail.released.subject", values),
    paragraphs: [t("BookingEmail.released.intro", values), t("BookingEmail.released.next", values)],
    action: view.tour.slug
      ? { text: t("BookingEmail.link.tour"), href: absoluteUrl(locale, tourPath(view.tour.slug)) }
      : { text: t("BookingEmail.link.open"), href: secret },
  };
};
