import { z } from "zod";

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);

/** What the form holds while it is being filled: anything may still be missing or half typed. */
export const BookingDraftSchema = z.object({
  tour: slug.nullable(),
  starts: z.string().max(10),
  adults: z.int().min(1).max(40),
  /** Ages; null until one is chosen. */
  children: z.array(z.int().min(0).max(17).nullable()).max(20),
  /** null: as many as such a party usually takes. */
  rooms: z.int().min(0).max(40).nullable(),
  extras: z.array(z.string().regex(/^[a-z0-9-]{1,40}$/)).max(12),
  /** The code as it is typed, and as it was handed in to be taken off the price. */
  coupon_code: z.string().max(40),
  coupon: z.string().max(40),
  message: z.string().max(4000),
  full_name: z.string().max(120),
  email: z.string().max(254),
  phone: z.string().max(40),
  country: z.string().max(2),
  of_age: z.boolean(),
  agree: z.boolean(),
});
/** What goes along to another language: not who books, what they wrote freely or agreed to. */
export const AnswersSchema = BookingDraftSchema.omit({
  message: true,
  full_name: true,
  email: true,
  phone: true,
  country: true,
  of_age: true,
  agree: true,
});
export type BookingDraft = z.infer<typeof BookingDraftSchema>;
