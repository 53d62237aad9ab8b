import { z } from "zod";
import { line, text } from "../leads";
import { ExtraKeysSchema, PartyPriceSchema, partyInput } from "../price-quote";
import { DoneSchema, IsoDaySchema, VersionSchema } from "../shared";
import { TourToBookSchema } from "./new-booking";
import { BookingReference } from "./references";

const minor = z.int("required").min(-100_000_000, "too_large").max(100_000_000, "too_large");

/** A line of ours, in the words that the guest reads. */
const AddedLineSchema = z.strictObject({ text: line(120).min(1, "required"), amount_minor: minor });

/** Of fellow travellers, by the shares that they paid, or `booker` for the one who booked. */
const WhoseSchema = z.array(z.string().min(1).max(40)).max(40);

/** The booking as it was when whoever acts saw it, and what it is to become. */
const wanted = {
  booking: BookingReference,
  version: VersionSchema.min(1),
  ...partyInput,
  extras: ExtraKeysSchema,
  added: z.array(AddedLineSchema).max(10).default([]),
  adjustment_minor: minor.default(0).describe("Added to the price in one sum, or taken off it"),
  ours: z
    .boolean()
    .default(false)
    .describe("We wish for it, not the guest: what a cancellation costs gets no worse by it"),
};

const BeginningSchema = z.object({
  version: z.int(),
  name: z.string(),
  language: z.string(),
  has_email: z.boolean().describe("Nobody can write to a guest who has only telephoned"),
  begun: z.boolean().describe("The journey has begun: its price can be lowered, and nothing else"),
  tour: TourToBookSchema,
  agreed: z.boolean().describe("Made for its guest: its price stays, lines of ours change it"),
  starts: IsoDaySchema,
  adults: z.int(),
  children: z.array(z.int()),
  rooms: z.int(),
  extras: z.array(z.string()),
  added: z.array(AddedLineSchema),
  adjustment_minor: z.int(),
});
export type ChangeBeginning = z.infer<typeof BeginningSchema>;

const PricedChangeSchema = z.object({
  price: PartyPriceSchema,
  before_minor: z.int().describe("What it costs as it is"),
  other_days: z
    .object({ before: z.int(), after: z.int() })
    .nullable()
    .describe("The tour takes another number of days by now than was booked"),
  seats: z.int().describe("Seats that it takes more of its departures; below zero gives back"),
  asks_guest: z.boolean().describe("It costs more or moves dates: the guest has to agree"),
  due_now_minor: z.int(),
  balance_minor: z.int(),
  refund_minor: z.int(),
  not_sent_minor: z.int().describe("What of the money to be sent back by hand pays for it instead"),
  owner_decides: z.boolean().describe("Money goes back, and whoever asks may not do that"),
  payers: z
    .array(z.object({ whose: WhoseSchema, name: z.string(), stays_minor: z.int() }))
    .describe(
      "Whose money is here, where fellow travellers have paid: that of any of them may go back first",
    ),
  kept_minor: z.int().describe("What a cancellation would keep of the price right after it"),
});

/** Changing a booking that has a place: priced first, done or proposed then. */
export const bookingChangeCalls = {
  "begin-change": {
    input: z.strictObject({ booking: BookingReference }),
    output: BeginningSchema,
  },
  "price-change": { input: z.strictObject(wanted), output: PricedChangeSchema },
  "change-booking": {
    input: z.strictObject({
      ...wanted,
      shown_total_minor: z.int("required").nonnegative().describe("What was seen on the screen"),
      whose: WhoseSchema.default([]).describe(
        "Whose money goes back first; beyond it, that of all payers in proportion",
      ),
      message: text(2000).default("").describe("To the guest, in their language"),
      reason: line(200).default("").describe("For colleagues"),
    }),
    output: z.object({ became: z.enum(["applied", "proposed"]) }),
  },
  "withdraw-change": {
    input: z.strictObject({ booking: BookingReference, change: z.int().positive() }),
    output: DoneSchema,
  },
};
