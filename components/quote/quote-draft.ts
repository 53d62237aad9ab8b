import { z } from "zod";
import { draftDay, journeyFields, visitorFields } from "@/components/form/draft/draft-fields";
import { draftReader } from "@/components/form/draft/draft-reader";
import {
  ContactMethodSchema,
  InterestSchema,
  TravelTypeSchema,
  TravelWithSchema,
} from "@/lib/contract/leads";

/** What the wizard holds while it is being filled: anything may still be missing or half typed. */
export const QuoteDraftSchema = z.object({
  ...journeyFields,
  ...visitorFields,
  travel_type: TravelTypeSchema.nullable(),
  interests: z.array(InterestSchema).max(4),
  days: z.string().max(3),
  travel_with: z.array(TravelWithSchema).max(6),
  /** Whole dollars; empty while the visitor wants advice. */
  budget: z.string().max(7),
  departure: z.enum(["date", "month", "flexible"]).nullable(),
  date: draftDay,
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .catch(""),
  destinations: z.array(z.string().max(60)).max(12),
  /** Chosen with the price of a tour; drafts of older days do not know it. */
  rooms: z.int().min(1).max(40).nullable().default(null),
  /** Ids of favourites; drafts of older days do not know them. */
  tours: z
    .array(z.string().regex(/^[a-z0-9-]{1,80}$/))
    .max(60)
    .default([]),
  contact_method: ContactMethodSchema,
  save_details: z.boolean(),
});
export type QuoteDraft = z.infer<typeof QuoteDraftSchema>;

/** What is kept for the next request when the visitor asks for it. */
const ContactDetailsSchema = QuoteDraftSchema.pick({
  full_name: true,
  email: true,
  phone: true,
  country: true,
  contact_method: true,
});

/** The contact details of an earlier request, when the visitor had asked to keep them. */
export function parseContact(stored: unknown): Partial<QuoteDraft> {
  const parsed = ContactDetailsSchema.safeParse(stored);
  return parsed.success ? { ...parsed.data, save_details: true } : {};
}

export const { parseDraft, parseArrived } = draftReader("quote", QuoteDraftSchema);
