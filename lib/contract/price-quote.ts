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
]);

export const PartyPriceSchema = z.object({
  currency: z.string().length(3),
  lines: z.array(PriceLineSchema).min(1),
  total_minor: minor.nonnegative(),
  deposit_percent: z.int().min(1).max(100),
  deposit_minor: minor.nonnegative(),
  balance_minor: minor.nonnegative(),
  balance_due: IsoDaySchema,
});

export const priceEndpoint = endpoint({
  method: "POST",
  path: "/api/price",
  summary: "What a party pays for a tour on a date, line by line",
  input: z.strictObject({
    tour: z.string().max(120).describe("Slug of a tour"),
    starts: IsoDaySchema,
    adults: z.int("required").min(1, "at_least_one_adult").max(40, "too_many_people"),
    children: z
      .array(z.int().min(0, "invalid_age").max(17, "invalid_age"))
      .max(20, "too_many_people")
      .default([])
      .describe("Ages in years on the day of departure"),
    rooms: z
      .int()
      .min(0)
      .max(40, "too_many_people")
      .optional()
      .describe("Rooms or tents; two people to a room when left out"),
  }),
  output: oneOf(PartyPriceSchema),
});
