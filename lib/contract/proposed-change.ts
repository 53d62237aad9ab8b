import { z } from "zod";
import { RefundRowSchema } from "./goes-back";
import { PartyPriceSchema, partyFields } from "./price-quote";
import { IsoDaySchema, NearDaySchema, travellers } from "./shared";

const ChangeableSchema = z.object({
  starts: NearDaySchema,
  ends: NearDaySchema,
  ...travellers,
});

/** What the operator would make of a booking, and at what price, if the guest agrees. */
export const ProposedChangeSchema = z.object({
  id: z.int(),
  message: z.string().describe("What the operator wrote with it"),
  after: ChangeableSchema,
  price: PartyPriceSchema,
  refund_table: z
    .array(RefundRowSchema)
    .default([])
    .describe("What a cancellation would keep after that"),
});

/** What whoever agrees to a booking has read of it. */
export const shownInput = {
  shown_total_minor: z.int("required").nonnegative(),
  shown: z
    .strictObject({ starts: IsoDaySchema, ...partyFields })
    .optional()
    .describe("The first day and the people that were shown with it"),
};

/** Another first day that the operator proposes, and what the journey costs then. */
export const ProposedDateSchema = z.object({
  starts: NearDaySchema,
  ends: NearDaySchema.optional().describe("Without it after as many days as are booked"),
  price: PartyPriceSchema,
});
