import { z } from "zod";

// What the calls of API 3.0 are sent; fields that the sandbox has no use for are let through.
const webAddress = z.url({ protocol: /^https?$/ });
export const TokenSchema = z.object({ consumer_key: z.string(), consumer_secret: z.string() });
export const RegisterSchema = z.object({
  url: webAddress,
  ipn_notification_type: z.enum(["GET", "POST"]),
});
export const SubmitSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{1,50}$/),
  currency: z.string().length(3),
  amount: z.number().positive(),
  description: z.string().max(100),
  callback_url: webAddress,
  cancellation_url: webAddress.optional(),
  notification_id: z.string(),
});
export const StatusSchema = z.object({ orderTrackingId: z.string() });
export const RefundSchema = z.object({
  confirmation_code: z.string(),
  amount: z.number().positive(),
});
export const CancelSchema = z.object({ order_tracking_id: z.string() });
