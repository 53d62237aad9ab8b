import { formatPayment } from "@/lib/i18n/format";
import { priceTable } from "../../documents/price-table";
import { dayInTanzania } from "../../documents/trip-words";
import { whatRemains } from "./balance";
import type { GuestEmailWriter } from "./email-context";

/** Further money has arrived; `detail` is the source of its entry in the ledger. */
export const receipt: GuestEmailWriter = (context) => {
  const { entries, t, values, locale, secret, detail } = context;
  const entry = entries.find(({ source }) => source === detail);
  if (!entry) return undefined;
  const payment = {
    ...values,
    amount: formatPayment(entry.amountMinor),
    received: dayInTanzania(entry.at, locale),
  };
  return {
    subject: t("BookingEmail.receipt.subject", payment),
    paragraphs: [t("BookingEmail.receipt.intro", payment), whatRemains(context)],
    action: { text: t("BookingEmail.link.open"), href: secret },
    tables: [priceTable(context)],
    documents: ["receipt"],
  };
};
