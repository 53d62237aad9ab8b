import { z } from "zod";
import { decoration } from "./decoration";
import { AgeSchema, CountSchema, PeopleSchema } from "./shared";

/** Whose bathroom it is: one's own, one for several, or a park's simple toilets and no bathroom. */
const BathroomSchema = z.enum(["ensuite", "shared", "latrine"]);

/** When water is hot, and in what it comes. */
const HotWaterSchema = z.enum([
  "always",
  "mornings_evenings",
  "afternoons",
  "bucket",
  "bowl",
  "none",
]);

/** Where batteries are charged, and when. */
const PowerSchema = z.enum(["always", "evenings", "charging", "lights", "none"]);

const RoomKindSchema = z.enum([
  "rooms",
  "suites",
  "cottages",
  "bungalows",
  "bandas",
  "villas",
  "tents",
  "bunk_rooms",
  "pitches",
]);

const SuitsSchema = z.enum([
  "families",
  "couples",
  "friends",
  "solo",
  "first_timers",
  "photographers",
  "walkers",
  "birders",
  "divers",
  "climbers",
  "cyclists",
  "riders",
  "quiet",
]);

/** Inside a park, or how long the car needs to its gate. */
export const ParkSchema = z.strictObject({
  inside: z.boolean(),
  gate_minutes: z.int().min(0).max(240).optional(),
});

export const RoomsSchema = z.strictObject({
  kind: RoomKindSchema,
  /** Left out where there is no fixed number. */
  count: z.int().positive().optional(),
  sleeps: z.int().min(1).max(20).describe("The most who sleep in one"),
});

/** What is known of a lodge or camp beside its name, type, level and place. */
export const stayFacts = {
  fenced: z.boolean(),
  bathroom: BathroomSchema,
  hot_water: HotWaterSchema,
  power: PowerSchema,
  wifi: z.enum(["everywhere", "main_area", "none"]),
  pool: z.boolean(),
  board: z.enum(["full_board", "half_board", "breakfast", "own_cook"]),
  children_from: z.int().min(0).max(21).describe("The youngest who may stay, in years"),
  suits: z.array(SuitsSchema).min(1),
};

const ParkOfSchema = z.object({
  inside: z.boolean(),
  gate_minutes: decoration(CountSchema.nullable(), null),
});

/** What a night's card shows of it; null: not known. */
export const nightFacts = {
  park: decoration(ParkOfSchema.nullable(), null).describe("null where there is none"),
  fenced: decoration(stayFacts.fenced.nullable(), null),
  bathroom: decoration(BathroomSchema.nullable(), null),
  hot_water: decoration(HotWaterSchema.nullable(), null),
  power: decoration(PowerSchema.nullable(), null),
};

/** What its page shows besides. */
export const wholeStayFacts = {
  rooms: decoration(
    z
      .object({
        kind: RoomKindSchema,
        count: decoration(PeopleSchema.min(1).nullable(), null),
        sleeps: decoration(PeopleSchema.min(1).nullable(), null),
      })
      .nullable(),
    null,
  ),
  wifi: decoration(stayFacts.wifi.nullable(), null),
  pool: decoration(stayFacts.pool.nullable(), null),
  board: decoration(stayFacts.board.nullable(), null),
  children_from: decoration(AgeSchema.nullable(), null),
  suits: decoration(z.array(SuitsSchema), []),
};
