import { type Orders, type SandboxOrder, status } from "./orders";

/**
 * Does what a payer chose on the page. A choice that comes too late changes nothing.
 *
 * @returns where the payer goes on
 */
export function choose(
  orders: Orders,
  order: SandboxOrder,
  choice: string | null,
  changed: (order: SandboxOrder) => void,
): string {
  if (choice === "close") return cancelledUrl(order);
  if (isOpen(order) && (choice === "pay" || choice === "decline")) {
    const statusCode = choice === "pay" ? status.completed : status.failed;
    const ended = { ...order, statusCode };
    orders.save(ended);
    changed(ended);
  }
  return returnUrl(order);
}

/** Whether an order can still be paid: also by another card after one that was declined. */
export const isOpen = ({ statusCode, isCancelled }: SandboxOrder) =>
  (statusCode === status.invalid || statusCode === status.failed) && !isCancelled;

/** Where the browser goes after paying: it says which order, but not how it went. */
export function returnUrl(order: SandboxOrder): string {
  return withOrder(order.callbackUrl, order, { OrderNotificationType: "CALLBACKURL" });
}

function cancelledUrl(order: SandboxOrder): string {
  return withOrder(order.cancellationUrl ?? order.callbackUrl, order);
}

function withOrder(address: string, order: SandboxOrder, more: Record<string, string> = {}) {
  const url = new URL(address);
  url.searchParams.set("OrderTrackingId", order.trackingId);
  url.searchParams.set("OrderMerchantReference", order.merchantReference);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.href;
}
