import { z } from "zod";

const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined);
const word = maybe(z.coerce.string());

/** An error may come with any HTTP status, also 200, and on success as null or as nulls. */
const ErrorSchema = maybe(z.object({ code: word, message: word }));
const common = { error: ErrorSchema, status: word, message: word };

/** Any reply; which kind it is, is decided by what it carries. */
export const ReplySchema = z.object(common);
export type Reply = z.infer<typeof ReplySchema>;

export const TokenSchema = z.object({ token: z.string().min(1) });
export const IpnSchema = z.object({ ipn_id: z.string().min(1) });
export const IpnListSchema = z.array(z.object({ url: word, ipn_id: word }));
export const OrderSchema = z.object({
  order_tracking_id: z.string().regex(/^[A-Za-z0-9-]{1,60}$/),
  redirect_url: z.url(),
});

/** GetTransactionStatus: before anything was paid most of it is missing. */
export const StatusSchema = z.object({
  ...common,
  status_code: z.coerce.number().int().min(0).max(3),
  merchant_reference: word,
  order_tracking_id: word,
  currency: word,
  amount: maybe(z.coerce.number()),
  confirmation_code: word,
  payment_method: word,
});
