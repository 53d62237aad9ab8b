import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { waitsForDeposit, wholePrice } from "./deposit";
import type { EmailContext, GuestEmailWriter } from "./email-context";
import { payLink, takesCards } from "./guest-links";

/** Seats are held until the deposit has to be there. */
export const provisional: GuestEmailWriter = (context) => {
  const { t, values } = context;
  return held(context, {
    subject: t("BookingEmail.provisional.subject", values),
    intro: [t("BookingEmail.provisional.intro", values)],
  });
};

/** The same, of a journey that a transfer had confirmed which was not the guest's. */
export const unconfirmed: GuestEmailWriter = (context) => {
  const { t, values } = context;
  return held(context, {
    subject: t("BookingEmail.unconfirmed.subject", values),
    intro: [t("BookingEmail.unconfirmed.intro", values), t("BookingEmail.unconfirmed.paid")],
  });
};

function held(context: EmailContext, { subject, intro }: { subject: string; intro: string[] }) {
  const { t, values } = context;
  if (!waitsForDeposit(context)) return undefined;
  return {
    subject,
    paragraphs: [
      ...intro,
      t("BookingEmail.provisional.next", values),
      ...(takesCards(context) ? [] : [t("BookingEmail.provisional.transfer")]),
    ],
    action: payLink(context, values.due),
    tables: [priceTable(context), refundTable(context)],
    after: wholePrice(context),
  };
}
