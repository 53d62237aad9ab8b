import { randomUUID } from "node:crypto";
import { z } from "zod";
import { now } from "../../lib/clock";
import { type Orders, type SandboxOrder, status } from "./orders";
import type { Tokens } from "./tokens";

// What the calls of API 3.0 are sent; fields that the sandbox has no use for are let through.
const webAddress = z.url({ protocol: /^https?$/ });
const TokenSchema = z.object({ consumer_key: z.string(), consumer_secret: z.string() });
const RegisterSchema = z.object({
  url: webAddress,
  ipn_notification_type: z.enum(["GET", "POST"]),
});
const SubmitSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{1,50}$/),
  currency: z.string().length(3),
  amount: z.number().positive(),
  description: z.string().max(100),
  callback_url: webAddress,
  cancellation_url: webAddress.optional(),
  notification_id: z.string(),
});
const StatusSchema = z.object({ orderTrackingId: z.string() });
const RefundSchema = z.object({
  confirmation_code: z.string(),
  amount: z.number().positive(),
});
const CancelSchema = z.object({ order_tracking_id: z.string() });

export interface Reply {
  status: number;
  body: unknown;
}
export type CallName = "token" | "register" | "list" | "submit" | "status" | "refund" | "cancel";

interface Api {
  orders: Orders;
  tokens: Tokens;
  /** Where a payer opens an order. */
  pageUrl(trackingId: string): string;
  /** The state of an order has changed. */
  changed(order: SandboxOrder): void;
}

const codePrefix = "TEST-";
/** What a refund calls the payment by; it names the order, so that no list is needed. */
const confirmationCode = ({ trackingId }: SandboxOrder) => `${codePrefix}${trackingId}`;

/** The calls of API 3.0 as the sandbox answers them; input that does not fit is refused as there. */
export function sandboxApi({ orders, tokens, pageUrl, changed }: Api) {
  return {
    token(input) {
      const { consumer_key: key, consumer_secret: secret } = TokenSchema.parse(input);
      const given = tokens.give({ key, secret });
      if (!given) return refused("invalid_consumer_key_or_secret_provided");
      return ok({ token: given.token, expiryDate: given.expires.toISOString() });
    },
    register(input) {
      const { url, ipn_notification_type: type } = RegisterSchema.parse(input);
      const listener = { id: randomUUID(), url, type, createdAt: now().toISOString() };
      orders.addListener(listener);
      return ok({ url, created_date: listener.createdAt, ipn_id: listener.id });
    },
    list() {
      const list = orders.listeners().map(({ id, url, createdAt }) => ({
        url,
        created_date: createdAt,
        ipn_id: id,
        error: null,
        status: "200",
      }));
      return { status: 200, body: list };
    },
    submit(input) {
      const wish = SubmitSchema.parse(input);
      if (!orders.listeners().some(({ id }) => id === wish.notification_id))
        return refused("InvalidIpnId");
      const order: SandboxOrder = {
        trackingId: randomUUID(),
        merchantReference: wish.id,
        currency: wish.currency,
        amount: wish.amount,
        description: wish.description,
        callbackUrl: wish.callback_url,
        cancellationUrl: wish.cancellation_url,
        notificationId: wish.notification_id,
        statusCode: status.invalid,
        isCancelled: false,
        isRefunded: false,
        createdAt: now().toISOString(),
      };
      if (!orders.add(order)) return refused("duplicate_order_id");
      return ok({
        order_tracking_id: order.trackingId,
        merchant_reference: order.merchantReference,
        redirect_url: pageUrl(order.trackingId),
      });
    },
    status(input) {
      const order = orders.find(StatusSchema.parse(input).orderTrackingId);
      if (!order || order.statusCode === status.invalid)
        return refused("payment_details_not_found");
      return ok(statusReply(order));
    },
    refund(input) {
      const wish = RefundSchema.parse(input);
      const order = orders.find(wish.confirmation_code.slice(codePrefix.length));
      const isRefundable = order?.statusCode === status.completed && !order.isRefunded;
      if (!order || !isRefundable || wish.amount > order.amount)
        return answer("500", "The payment cannot be refunded");
      const isWhole = wish.amount === order.amount;
      const statusCode = isWhole ? status.reversed : order.statusCode;
      const refunded = { ...order, isRefunded: true, statusCode };
      orders.save(refunded);
      if (isWhole) changed(refunded);
      return answer("200", "Refund request received");
    },
    cancel(input) {
      const order = orders.find(CancelSchema.parse(input).order_tracking_id);
      if (!order || order.statusCode === status.completed || order.isCancelled)
        return answer("500", "The order cannot be cancelled");
      orders.save({ ...order, isCancelled: true });
      return answer("200", "Order cancelled");
    },
  } satisfies Record<CallName, (input: unknown) => Reply>;
}

const descriptions = ["INVALID", "COMPLETED", "FAILED", "REVERSED"] as const;

function statusReply(order: SandboxOrder) {
  return {
    payment_method: "Visa",
    amount: order.amount,
    created_date: order.createdAt,
    confirmation_code: order.statusCode === status.failed ? "" : confirmationCode(order),
    payment_status_description: descriptions[order.statusCode],
    status_code: order.statusCode,
    merchant_reference: order.merchantReference,
    currency: order.currency,
    payment_account: "411111XXXXXX1111",
    message: "Request processed successfully",
  };
}

function ok(body: object): Reply {
  return { status: 200, body: { ...body, error: null, status: "200" } };
}

/** An error, which this provider likes to send with HTTP 200. */
export function refused(code: string, httpStatus = 200): Reply {
  const error = { error_type: "api_error", code, message: code };
  return {
    status: httpStatus,
    body: { error, status: String(httpStatus === 200 ? 500 : httpStatus) },
  };
}

function answer(code: "200" | "500", message: string): Reply {
  return { status: 200, body: { status: code, message } };
}
