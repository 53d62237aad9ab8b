import { z } from "zod";
import { AgeSchema, AmountSchema, MonthSchema, NightsSchema, PeopleSchema } from "./shared";
import { SeasonKeySchema } from "./vocabulary";

const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** All that `lib/pricing` needs to price any party on any date. Money in minor units. */
export const PriceTableSchema = z.object({
  currency: z.string().length(3),
  per_person: z
    .array(z.object({ travellers: PeopleSchema.min(1), amount_minor: AmountSchema.min(1) }))
    .min(1)
    .describe("Per adult sharing, regular season, by number of paying travellers, ascending"),
  seasons: z.array(
    z.object({
      key: SeasonKeySchema,
      from: monthDay,
      to: monthDay,
      percent: z.int().min(-100).max(1_000),
    }),
  ),
  children: z
    .array(z.object({ under: AgeSchema.min(1), percent: z.int().min(0).max(100) }))
    .describe("Share of the adult price by age, ascending; older children pay in full"),
  single_supplement_minor: AmountSchema,
  deal: z.object({ percent: z.int().min(1).max(100), months: z.array(MonthSchema) }).nullable(),
  deposit_percent: z.int().min(1).max(100),
  balance_days_before: NightsSchema,
});
export type PriceTable = z.infer<typeof PriceTableSchema>;

/** Something that can be added to a tour. */
export const TourExtraSchema = z.object({
  key: z.string(),
  text: z.string(),
  per: z.enum(["person", "room", "party"]).describe("What it is paid for"),
  unit_minor: AmountSchema.min(1),
  min_age: AgeSchema.describe("Not for parties with somebody younger"),
});
export type TourExtra = z.infer<typeof TourExtraSchema>;
