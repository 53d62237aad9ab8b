import { formatDay, formatPayment } from "@/lib/i18n/format";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import { refundTable } from "../../documents/refund-table";
import type { GuestEmailWriter } from "./email-context";

/** The operator would change the booking if the guest agrees; `detail` is the change. */
export const changeProposed: GuestEmailWriter = (context) => {
  const { view, t, values, locale, secret, detail } = context;
  const change = view.proposed_change;
  if (!change || String(change.id) !== detail) return undefined;
  const { price, after, message } = change;
  const total = t("BookingEmail.price.total");
  return {
    subject: t("BookingEmail.changeProposed.subject", values),
    paragraphs: [
      t("BookingEmail.changeProposed.intro", values),
      ...(message ? [message] : []),
      t("BookingEmail.changeProposed.next", values),
    ],
    action: { text: t("BookingEmail.link.answer"), href: secret },
    tables: [
      {
        title: t("BookingEmail.changeProposed.table"),
        strong: [total],
        rows: [
          [
            t("BookingStatus.facts.dates"),
            `${formatDay(after.starts, locale)} – ${formatDay(after.ends, locale)}`,
          ],
          [
            t("BookingStatus.facts.party"),
            t("BookingStatus.facts.people", {
              adults: after.adults,
              children: after.children.length,
            }),
          ],
          ...price.lines.map((line): [string, string] => [
            priceLineText(line, t),
            priceLineAmount(line.amount_minor),
          ]),
          [total, formatPayment(price.total_minor)],
          [t("BookingEmail.changeProposed.before"), formatPayment(view.price.total_minor)],
        ],
      },
      refundTable({ ...context, view: { ...view, ...change } }),
    ],
  };
};
