import { formatDay, formatPayment } from "@/lib/i18n/format";
import { stepOf } from "../booking-steps";
import type { GuestEmailWriter } from "./email-context";

/** The date is not free, these are; what the operator wrote with them stands between. */
export const proposed: GuestEmailWriter = async ({
  booking,
  view,
  t,
  values,
  locale,
  secret,
  detail,
}) => {
  if (!view.actions.includes("accept")) return undefined;
  const step = await stepOf(booking, detail);
  return {
    subject: t("BookingEmail.proposed.subject", values),
    paragraphs: [
      t("BookingEmail.proposed.intro", values),
      ...(step?.note ? [step.note] : []),
      t("BookingEmail.proposed.next", values),
    ],
    action: { text: t("BookingEmail.link.choose"), href: secret },
    tables: [
      {
        title: t("BookingEmail.proposed.table"),
        rows: view.proposed.map(({ starts, price }) => [
          formatDay(starts, locale, "full"),
          formatPayment(price.total_minor),
        ]),
      },
    ],
  };
};
