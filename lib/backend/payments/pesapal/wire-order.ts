import type { Order } from "../provider";

const longestDescription = 100;

/** An order as SubmitOrderRequest wants it; `notification` is where news of it go. */
export function wireOrder({ payer, ...order }: Order, notification: string) {
  const [first = "", ...rest] = payer.name.split(/\s+/);
  return {
    id: order.id,
    currency: order.currency,
    amount: order.amountMinor / 100,
    description: order.description.slice(0, longestDescription),
    callback_url: order.callbackUrl,
    cancellation_url: order.cancellationUrl,
    notification_id: notification,
    billing_address: {
      email_address: payer.email,
      phone_number: payer.phone,
      country_code: payer.country,
      first_name: first,
      last_name: rest.join(" "),
    },
  };
}
