import { z } from "zod";
import { PartyPriceSchema } from "./price-quote";
import { IsoDaySchema, NearDaySchema, travellers } from "./shared";

const ChangeableSchema = z.object({
  starts: NearDaySchema,
  ends: NearDaySchema,
  ...travellers,
});

/** What a cancellation on a day keeps of the price. */
export const RefundRowSchema = z.object({
  from: IsoDaySchema,
  until: IsoDaySchema.nullable(),
  kept_minor: z.int().nonnegative(),
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
