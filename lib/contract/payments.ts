import { z } from "zod";
import { PaymentPurposeSchema, PaymentStateSchema } from "./bookings";
import { endpoint } from "./endpoint";
import { NewsHeardSchema, ProviderNewsSchema } from "./provider-news";
import { oneOf, referenceInput } from "./shared";

export const submitOrderEndpoint = endpoint({
  method: "POST",
  path: "/api/submit-order-request",
  summary: "Opens a payment at the provider, for what the booking owes now",
  tier: "required",
  without: "Nothing can be paid online",
  input: z.strictObject({ ...referenceInput, purpose: PaymentPurposeSchema }),
  output: z.object({ redirect_url: z.url() }),
  limits: [{ calls: 10, perSeconds: 3600 }],
});

const trackingId = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);
const merchantReference = z.string().regex(/^[A-Za-z0-9-]{1,50}$/);

export const paymentStatusEndpoint = endpoint({
  method: "POST",
  path: "/api/payments/status",
  summary: "How a payment stands, as the provider says; asked by the page it returns to",
  without: "After paying the booking's own page tells how the payment stands",
  input: z.strictObject({ order_tracking_id: trackingId, merchant_reference: merchantReference }),
  output: oneOf(
    z.object({
      state: PaymentStateSchema,
      reference: z.string(),
      amount_minor: z.int(),
      currency: z.string(),
      confirmed: z.boolean().describe("Whether the booking is confirmed"),
    }),
  ),
  limits: [{ calls: 60, perSeconds: 60 }],
});

const ipn = {
  path: "/api/payments/ipn",
  summary: "The provider tells that a payment changed; its status is asked for",
  without: "The provider cannot tell that a payment changed",
  input: ProviderNewsSchema,
  output: NewsHeardSchema,
  limits: [{ calls: 120, perSeconds: 60 }],
} as const;

export const ipnGetEndpoint = endpoint({ method: "GET", ...ipn });
export const ipnPostEndpoint = endpoint({ method: "POST", ...ipn });
