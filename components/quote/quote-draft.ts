import { z } from "zod";
import {
  ContactMethodSchema,
  InterestSchema,
  TravelTypeSchema,
  TravelWithSchema,
} from "@/lib/contract/leads";

/** What the wizard holds while it is being filled: anything may still be missing or half typed. */
export const QuoteDraftSchema = z.object({
  travel_type: TravelTypeSchema.nullable(),
  interests: z.array(InterestSchema).max(4),
  days: z.string().max(3),
  travel_with: z.array(TravelWithSchema).max(6),
  /** Whole dollars; empty while the visitor wants advice. */
  budget: z.string().max(7),
  departure: z.enum(["date", "month", "flexible"]).nullable(),
  date: z.string().max(10),
  month: z.string().max(7),
  destinations: z.array(z.string().max(60)).max(12),
  adults: z.int().min(1).max(40),
  /** Ages; null until one is chosen. */
  children: z.array(z.int().min(0).max(17).nullable()).max(20),
  /** Chosen with the price of a tour; drafts of older days do not know it. */
  rooms: z.int().min(1).max(40).nullable().default(null),
  tour: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .nullable(),
  /** Ids of favourites; drafts of older days do not know them. */
  tours: z
    .array(z.string().regex(/^[a-z0-9-]{1,80}$/))
    .max(60)
    .default([]),
  message: z.string().max(4000),
  full_name: z.string().max(120),
  email: z.string().max(254),
  phone: z.string().max(40),
  country: z.string().max(2),
  contact_method: ContactMethodSchema,
  coupon_code: z.string().max(40),
  save_details: z.boolean(),
  of_age: z.boolean(),
  agree: z.boolean(),
});
export type QuoteDraft = z.infer<typeof QuoteDraftSchema>;

/** What goes along to another language: not who asks, what they wrote freely or agreed to. */
export const AnswersSchema = QuoteDraftSchema.omit({
  message: true,
  full_name: true,
  email: true,
  phone: true,
  country: true,
  contact_method: true,
  save_details: true,
  of_age: true,
  agree: true,
});

/** What is kept for the next request when the visitor asks for it. */
export const ContactDetailsSchema = QuoteDraftSchema.pick({
  full_name: true,
  email: true,
  phone: true,
  country: true,
  contact_method: true,
});
