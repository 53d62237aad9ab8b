import { z } from "zod";
import { ContentIdSchema } from "../ids";
import { CountrySchema, EmailSchema, line, optionalPhone, personName, text } from "../leads";
import { LocaleSchema } from "../locale";
import { ExtraKeysSchema, PartyPriceSchema, partyInput } from "../price-quote";
import { RunSchema } from "../runs";
import { IsoDaySchema } from "../shared";
import { TripTypeSchema } from "../vocabulary";
import { BookingReference, Reference } from "./references";

/** Who sells for us, and for how much of the price. */
export const agentInput = {
  agent: line(120).default(""),
  commission_percent: z.int().min(0).max(50).default(0),
};

/** What is to be booked, and for what less than the catalogue asks. */
const wanted = {
  tour: ContentIdSchema.describe("Its id, which is the same in every language"),
  ...partyInput,
  extras: ExtraKeysSchema,
  language: LocaleSchema.describe("The guest's"),
  discount_minor: z.int().min(0).max(100_000_000).default(0),
  commission_percent: agentInput.commission_percent,
};

const PricedBookingSchema = z.object({
  price: PartyPriceSchema.describe("What the guest pays, less the discount"),
  commission_minor: z.int(),
  net_minor: z.int().describe("What is left of the price without the agent's commission"),
});

export const TourToBookSchema = z.object({
  id: z.string(),
  title: z.string(),
  trip_type: TripTypeSchema,
  party_max: z.int(),
  min_age: z.int(),
  runs: z.array(RunSchema),
  extras: z.array(z.object({ key: z.string(), text: z.string() })),
  departures: z.array(
    z.object({ starts: IsoDaySchema, free: z.int(), source: z.enum(["own", "partner"]) }),
  ),
});
export type TourToBook = z.infer<typeof TourToBookSchema>;

const BeginningSchema = z.object({
  tours: z.array(z.object({ id: z.string(), title: z.string(), days: z.int() })),
  wish: z
    .object({
      request: z.string(),
      tour: z.string().nullable(),
      starts: IsoDaySchema,
      adults: z.int(),
      children: z.array(z.int()),
      rooms: z.int().nullable(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      country: z.string(),
      language: LocaleSchema,
    })
    .nullable()
    .describe("What somebody asked for, as far as it can be read"),
});
export type BookingBeginning = z.infer<typeof BeginningSchema>;

/** Where the guest agrees and pays, and how to send it to them. */
const GuestLinkSchema = z.object({
  link: z.string(),
  text: z.string().describe("A message with it, in the guest's language"),
  phone: z.string(),
});
export type GuestLink = z.infer<typeof GuestLinkSchema>;

/** Bookings that somebody of the desk makes for a guest on the telephone, or for an agent. */
export const newBookingCalls = {
  "begin-booking": {
    input: z.strictObject({ request: Reference.optional() }),
    output: BeginningSchema,
  },
  "tour-to-book": { input: z.strictObject({ tour: ContentIdSchema }), output: TourToBookSchema },
  "price-booking": { input: z.strictObject(wanted), output: PricedBookingSchema },
  "make-booking": {
    input: z.strictObject({
      ...wanted,
      shown_total_minor: z.int("required").nonnegative().describe("What the guest was told"),
      discount_reason: line(200).default(""),
      full_name: personName(120),
      email: z.literal("").or(EmailSchema).default(""),
      phone: optionalPhone,
      country: CountrySchema.or(z.literal("")).default(""),
      message: text(4000).default(""),
      agent: agentInput.agent,
      hold_until: IsoDaySchema.describe("The last day on which it is held"),
      request: Reference.optional().describe("What it comes of"),
    }),
    output: GuestLinkSchema.extend({ booking: z.string() }),
  },
  "guest-link": { input: z.strictObject({ booking: BookingReference }), output: GuestLinkSchema },
};
