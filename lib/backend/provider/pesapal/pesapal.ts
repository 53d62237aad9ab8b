import {
  isProviderError,
  type Order,
  type PaymentProvider,
  ProviderError,
  type ProviderRefund,
  type ProviderStatus,
} from "../provider";
import { Connection, type Credentials, demand, errorOf, type Patience } from "./connection";
import { forgetNotificationId, notificationId } from "./notifications";
import { OrderSchema, ReplySchema, StatusSchema } from "./replies";

interface PesapalOptions {
  name: string;
  credentials: Credentials;
  patience: Patience;
  /** Where the provider sends news of a payment. */
  notifyUrl: string;
  /** Hosts, with port, that a payer may be led to. */
  pageHosts: readonly string[];
  /** Whoever asks for refunds. */
  username: string;
}

/** Pesapal API 3.0 (developer.pesapal.com, "API 3.0 JSON"). */
export class Pesapal implements PaymentProvider {
  readonly #connection: Connection;

  constructor(readonly options: PesapalOptions) {
    this.#connection = new Connection(options.credentials, options.patience);
  }

  get name(): string {
    return this.options.name;
  }

  async submitOrder(order: Order): Promise<{ trackingId: string; redirectUrl: string }> {
    const signal = this.#connection.deadline();
    try {
      return await this.#submit(order, signal);
    } catch (error) {
      if (!(isProviderError(error) && error.detail.code === "InvalidIpnId")) throw error;
      await forgetNotificationId(this.#connection, this.options.notifyUrl);
      return this.#submit(order, signal);
    }
  }

  async statusOf(trackingId: string): Promise<ProviderStatus> {
    const path = "/api/Transactions/GetTransactionStatus";
    const query = new URLSearchParams({ orderTrackingId: trackingId });
    const { body } = await this.#connection.call(
      "GET",
      `${path}?${query}`,
      this.#connection.deadline(),
    );
    return statusIn(body, path);
  }

  async refund({ confirmationCode, amountMinor, remarks }: ProviderRefund): Promise<void> {
    const path = "/api/Transactions/RefundRequest";
    await this.#order(path, {
      confirmation_code: confirmationCode,
      amount: amountMinor / 100,
      username: this.options.username,
      remarks,
    });
  }

  async cancelOrder(trackingId: string): Promise<void> {
    await this.#order("/api/Transactions/CancelOrder", { order_tracking_id: trackingId });
  }

  isPaymentPage({ protocol, host }: URL): boolean {
    const isAsSafe = protocol === "https:" || this.options.credentials.baseUrl.startsWith("http:");
    return isAsSafe && this.options.pageHosts.includes(host);
  }

  /** Asks for what is answered with `status` and `message` alone. */
  async #order(path: string, wish: object): Promise<void> {
    const deadline = this.#connection.deadline();
    const { status, body } = await this.#connection.call("POST", path, deadline, wish);
    const reply = ReplySchema.safeParse(body).data;
    if (status < 300 && reply?.status === "200") return;
    if (status >= 500 || !reply?.status) throw new ProviderError("unknown", `${path}: ${status}`);
    throw new ProviderError("refused", `${path}: ${reply.status}`);
  }

  async #submit(order: Order, signal: AbortSignal) {
    const path = "/api/Transactions/SubmitOrderRequest";
    const { notifyUrl } = this.options;
    const notification = await notificationId(this.#connection, notifyUrl, signal);
    const { body } = await this.#connection.call(
      "POST",
      path,
      signal,
      wireOrder(order, notification),
    );
    const { order_tracking_id, redirect_url } = demand(OrderSchema, body, path);
    return { trackingId: order_tracking_id, redirectUrl: redirect_url };
  }
}

const longestDescription = 100;

/** An order as SubmitOrderRequest wants it; `notification` is where news of it go. */
function wireOrder({ payer, ...order }: Order, notification: string) {
  const [first = "", ...rest] = payer.name.split(/\s+/);
  return {
    id: order.id,
    currency: order.currency,
    amount: order.amountMinor / 100,
    // Nothing takes half of a character that needs two.
    description: order.description.slice(0, longestDescription).replace(/\p{Surrogate}$/u, ""),
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

// 0 is said both of a refused order and of one that is not paid yet; only the others end it.
const outcomes = ["pending", "completed", "failed", "reversed"] as const;

/**
 * What a reply of GetTransactionStatus says.
 *
 * @throws ProviderError
 */
function statusIn(body: unknown, path: string): ProviderStatus {
  const parsed = StatusSchema.safeParse(body);
  if (!parsed.success) return notPaidYet(body, path);
  const said = parsed.data;
  return {
    outcome: outcomes[said.status_code] ?? "pending",
    merchantReference: said.merchant_reference ?? undefined,
    trackingId: said.order_tracking_id ?? undefined,
    currency: said.currency ?? undefined,
    amountMinor: typeof said.amount === "number" ? Math.round(said.amount * 100) : undefined,
    confirmationCode: said.confirmation_code || undefined,
    method: said.payment_method || undefined,
  };
}

function notPaidYet(body: unknown, path: string): ProviderStatus {
  const error = errorOf(body, path);
  if (error.detail.code !== "payment_details_not_found") throw error;
  return {
    outcome: "pending",
    merchantReference: undefined,
    trackingId: undefined,
    currency: undefined,
    amountMinor: undefined,
    confirmationCode: undefined,
    method: undefined,
  };
}
