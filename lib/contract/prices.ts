import { z } from "zod";
import { SeasonKeySchema } from "./vocabulary";

const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** All that `lib/pricing` needs to price any party on any date. Money in minor units. */
export const PriceTableSchema = z.object({
  currency: z.string().length(3),
  per_person: z
    .array(z.object({ travellers: z.int().positive(), amount_minor: z.int().positive() }))
    .min(1)
    .describe("Per adult sharing, regular season, by number of paying travellers, ascending"),
  seasons: z.array(
    z.object({ key: SeasonKeySchema, from: monthDay, to: monthDay, percent: z.int() }),
  ),
  children: z
    .array(z.object({ under: z.int().positive(), percent: z.int().min(0).max(100) }))
    .describe("Share of the adult price by age, ascending; older children pay in full"),
  single_supplement_minor: z.int().nonnegative(),
  deal: z.object({ percent: z.int().positive(), months: z.array(z.int()) }).nullable(),
  deposit_percent: z.int().min(1).max(100),
  balance_days_before: z.int().nonnegative(),
});
export type PriceTable = z.infer<typeof PriceTableSchema>;

/** Something that can be added to a tour. */
export const TourExtraSchema = z.object({
  key: z.string(),
  text: z.string(),
  per: z.enum(["person", "room", "party"]).describe("What it is paid for"),
  unit_minor: z.int().positive(),
  min_age: z.int().nonnegative().describe("Not for parties with somebody younger"),
});
export type TourExtra = z.infer<typeof TourExtraSchema>;
