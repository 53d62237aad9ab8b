import { formatPayment } from "@/lib/i18n/format";
import { payerOf } from "../../bookings/shares/share-rows";
import { priceTable } from "../../documents/price-table";
import { dayInTanzania } from "../../documents/trip-words";
import { whatRemains } from "./balance";
import type { GuestEmailWriter } from "./email-context";

/** Further money has arrived; `detail` is the source of its entry in the ledger. */
export const receipt: GuestEmailWriter = async (context) => {
  const { entries, t, values, locale, secret, detail } = context;
  const entry = entries.find(({ source }) => source === detail);
  if (!entry) return undefined;
  const payer = await payerOf(entry.source);
  const payment = {
    ...values,
    name: payer?.name ?? "",
    amount: formatPayment(entry.amountMinor),
    received: dayInTanzania(entry.at, locale),
  };
  return {
    subject: t("BookingEmail.receipt.subject", payment),
    paragraphs: [
      t(`BookingEmail.receipt.${payer ? "ofShare" : "intro"}`, payment),
      whatRemains(context),
    ],
    action: { text: t("BookingEmail.link.open"), href: secret },
    tables: [priceTable(context)],
    documents: ["receipt"],
  };
};
