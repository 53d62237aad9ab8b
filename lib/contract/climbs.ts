import { z } from "zod";
import { decoration } from "./decoration";
import { AmountSchema, DaysSchema, PeopleSchema } from "./shared";

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

const people = z.tuple([PeopleSchema, PeopleSchema]);
const amounts = z.tuple([AmountSchema, AmountSchema]);

export const ClimbCrewSchema = z.object({
  travellers: PeopleSchema.min(1),
  guides: PeopleSchema.min(1),
  assistants: PeopleSchema,
  cooks: PeopleSchema,
  porters: people.describe("From and to"),
  tips_minor: amounts.describe("What each climber is advised to give to all of them, from and to"),
});

export const TipRatesSchema = z.object({
  guide: amounts,
  assistant: amounts,
  cook: amounts,
  porter: amounts,
  ranger: amounts,
});

/** What a climb of Kilimanjaro or Meru consists of beside its days. */
export const ClimbSchema = z.object({
  mountain: MountainSchema,
  route: ClimbRouteSchema,
  summit_m: z.int().positive().max(9_000),
  days: DaysSchema.describe("Days on the mountain"),
  beds: z.enum(["tents", "huts", "both"]),
  crew: z.array(ClimbCrewSchema).describe("By the number of climbers, ascending"),
  tips: decoration(TipRatesSchema.nullable(), null).describe("Minor units a day, from the party"),
  toilet_tent_minor: decoration(AmountSchema.nullable(), null).describe(
    "What a toilet tent of one's own costs; null where it is included or cannot be had",
  ),
  hotels: decoration(
    z
      .object({
        included: z.boolean(),
        before: z.string(),
        after: z.string(),
        night_minor: AmountSchema.describe("A further night, per person with breakfast"),
      })
      .nullable(),
    null,
  ).describe("null where the nights before and after are days of the itinerary"),
  night_minor: decoration(AmountSchema.nullable(), null).describe(
    "A night in town for who comes down early, per person with breakfast",
  ),
  rental: decoration(
    z.array(z.object({ key: z.string(), text: z.string(), amount_minor: AmountSchema })),
    [],
  ),
});
export type Climb = z.infer<typeof ClimbSchema>;
