import { z } from "zod";
import { endpoint } from "./endpoint";
import { IsoDaySchema, oneOf } from "./shared";

const minor = z.int().describe("Minor units of the currency");

export const PriceLineSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("adults"),
    count: z.int().positive(),
    unit_minor: minor,
    amount_minor: minor,
  }),
  z.object({
    kind: z.literal("child"),
    age: z.int().nonnegative(),
    percent: z.int().min(0).max(100),
    amount_minor: minor,
  }),
  z.object({
    kind: z.literal("season"),
    key: z.enum(["low", "high", "peak"]),
    percent: z.int(),
    amount_minor: minor,
  }),
  z.object({ kind: z.literal("deal"), percent: z.int().positive(), amount_minor: minor }),
  z.object({
    kind: z.literal("single_supplement"),
    count: z.int().positive(),
    amount_minor: minor,
  }),
  z.object({ kind: z.literal("small_party"), amount_minor: minor }),
  z.object({
    kind: z.literal("extra"),
    key: z.string(),
    text: z.string().describe("What it is called in the language"),
    count: z.int().positive(),
    unit_minor: minor,
    amount_minor: minor,
  }),
  z.object({ kind: z.literal("coupon"), code: z.string(), amount_minor: minor }),
  // Of an offer: a line of our own, or one whose amount is another than the catalogue's.
  z.object({
    kind: z.literal("own"),
    key: z.string(),
    text: z.string().describe("What it is called in the language"),
    amount_minor: minor,
  }),
  z.object({ kind: z.literal("adjustment"), amount_minor: minor }),
]);
export type PriceLine = z.infer<typeof PriceLineSchema>;

export const PartyPriceSchema = z.object({
  currency: z.string().length(3),
  lines: z.array(PriceLineSchema).min(1),
  total_minor: minor.nonnegative(),
  deposit_percent: z.int().min(1).max(100),
  deposit_minor: minor.nonnegative(),
  balance_minor: minor.nonnegative(),
  due_now_minor: minor.nonnegative().describe("What confirms: the deposit, or all near the start"),
  balance_due: IsoDaySchema,
});
export type PartyPrice = z.infer<typeof PartyPriceSchema>;

/** Keys of `extras` in the content, such as `balloon`. */
export const ExtraKeysSchema = z
  .array(z.string().regex(/^[a-z0-9-]{1,40}$/, "invalid"))
  .max(12)
  .default([]);
export const CouponCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{0,40}$/, "unknown_coupon");

/** Who travels. */
export const partyFields = {
  adults: z.int("required").min(1, "at_least_one_adult").max(40, "too_many_people"),
  children: z
    .array(z.int().min(0, "invalid_age").max(17, "invalid_age"))
    .max(20, "too_many_people")
    .default([])
    .describe("Ages in years on the day of departure"),
};

/** A party and the day on which it starts. */
export const partyInput = {
  starts: IsoDaySchema,
  ...partyFields,
  rooms: z
    .int()
    .min(0)
    .max(40, "too_many_people")
    .optional()
    .describe("Rooms or tents; two people to a room when left out"),
};

/** The same for a tour. */
export const tripInput = { tour: z.string().max(120).describe("Slug of a tour"), ...partyInput };

export const priceEndpoint = endpoint({
  method: "POST",
  path: "/api/price",
  summary: "What a party pays for a tour on a date, line by line",
  without: "Coupons are not taken on the booking page; prices are those of the tour's own table",
  input: z.strictObject({
    ...tripInput,
    extras: ExtraKeysSchema,
    coupon_code: CouponCodeSchema.optional(),
  }),
  output: oneOf(PartyPriceSchema),
  limits: [{ calls: 100, perSeconds: 60 }],
});
