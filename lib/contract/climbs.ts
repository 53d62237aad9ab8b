import { z } from "zod";
import { decoration } from "./decoration";

export const MountainSchema = z.enum(["kilimanjaro", "meru"]);

/** The ways up: seven on Kilimanjaro, and the one on Meru. */
export const ClimbRouteSchema = z.enum([
  "marangu",
  "machame",
  "lemosho",
  "rongai",
  "northern_circuit",
  "umbwe",
  "shira",
  "momella",
]);
export type ClimbRoute = z.infer<typeof ClimbRouteSchema>;

const range = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

export const ClimbCrewSchema = z.object({
  travellers: z.int().positive(),
  guides: z.int().positive(),
  assistants: z.int().nonnegative(),
  cooks: z.int().nonnegative(),
  porters: range.describe("From and to"),
  tips_minor: range.describe("What each climber is advised to give to all of them, from and to"),
});

export const TipRatesSchema = z.object({
  guide: range,
  assistant: range,
  cook: range,
  porter: range,
  ranger: range,
});

/** What a climb of Kilimanjaro or Meru consists of beside its days. */
export const ClimbSchema = z.object({
  mountain: MountainSchema,
  route: ClimbRouteSchema,
  summit_m: z.int().positive(),
  days: z.int().positive().describe("Days on the mountain"),
  beds: z.enum(["tents", "huts", "both"]),
  crew: z.array(ClimbCrewSchema).describe("By the number of climbers, ascending"),
  tips: decoration(TipRatesSchema.nullable(), null).describe("Minor units a day, from the party"),
  toilet_tent_minor: decoration(z.int().nonnegative().nullable(), null).describe(
    "What a toilet tent of one's own costs; null where it is included or cannot be had",
  ),
  hotels: decoration(
    z
      .object({
        included: z.boolean(),
        before: z.string(),
        after: z.string(),
        night_minor: z.int().nonnegative().describe("A further night, per person with breakfast"),
      })
      .nullable(),
    null,
  ).describe("null where the nights before and after are days of the itinerary"),
  night_minor: decoration(z.int().nonnegative().nullable(), null).describe(
    "A night in town for who comes down early, per person with breakfast",
  ),
  rental: decoration(
    z.array(z.object({ key: z.string(), text: z.string(), amount_minor: z.int().nonnegative() })),
    [],
  ),
});
export type Climb = z.infer<typeof ClimbSchema>;
