import { z } from "zod";
import { BookingStateSchema } from "../bookings";
import {
  ContactMethodSchema,
  InterestSchema,
  QuoteRequestSchema,
  TravelTypeSchema,
  TravelWithSchema,
} from "../leads";
import { IsoDaySchema, MomentSchema } from "../shared";

/** What a visitor said by choices, names and numbers; what was not said is left out. */
const KnownOfLeadSchema = z.object({
  reference: z.string(),
  tour: z.string().describe("Its name"),
  destination: z.string().describe("The name of a place"),
  tours: z.array(z.string()).describe("The names of favourites"),
  travel_type: TravelTypeSchema,
  interests: z.array(InterestSchema),
  days: z.int(),
  departure: QuoteRequestSchema.shape.departure,
  destinations: z.array(z.string()).describe("The names of places"),
  adults: z.int(),
  children: z.array(z.int()).describe("Their ages"),
  rooms: z.int(),
  travel_with: z.array(TravelWithSchema),
  budget_minor: z.int().describe("For each"),
  rating: z.int(),
  travelled_on: IsoDaySchema,
  photographs: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  contact_method: ContactMethodSchema,
});
export type KnownOfLead = Partial<z.infer<typeof KnownOfLeadSchema>>;

/** What is known of a request, as facts that the desk puts into words. */
export const KnownSchema = KnownOfLeadSchema.extend({
  state: BookingStateSchema,
  tour_id: z.string(),
  starts: IsoDaySchema,
  ends: IsoDaySchema,
  seats: z
    .object({ own: z.boolean(), free: z.int(), all: z.int() })
    .nullable()
    .describe("Of its departure; null where the journey is private"),
  extras: z.array(z.string()).describe("Their names"),
  coupon: z.string(),
  hold_until: MomentSchema,
  invoice: z.string(),
  proposed: z.array(IsoDaySchema),
  made_at: MomentSchema,
}).partial();
export type Known = z.infer<typeof KnownSchema>;
