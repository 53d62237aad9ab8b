import type { GuestEmailWriter } from "./email-context";

/** The link that opens the booking, to an address that becomes known; or in the place of those before. */
export const link: GuestEmailWriter = ({ t, values, secret, detail }) => ({
  subject: t("BookingEmail.newLink.subject", values),
  paragraphs: [
    t("BookingEmail.newLink.intro", values),
    ...(detail === "renewed" ? [t("BookingEmail.newLink.earlier")] : []),
  ],
  action: { text: t("BookingEmail.link.open"), href: secret },
});
