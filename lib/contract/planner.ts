import { z } from "zod";
import { MountainSchema } from "./climbs";
import { decoration } from "./decoration";
import { endpoint } from "./endpoint";
import { PriceTableSchema } from "./prices";
import { RunsSchema } from "./runs";
import {
  DaysSchema,
  IsoDaySchema,
  MonthSchema,
  NightsSchema,
  PeopleSchema,
  PositionSchema,
} from "./shared";
import { TourCardSchema } from "./tours";
import { AnimalSchema, DestinationCategorySchema } from "./vocabulary";

/** The parts of the Serengeti through which the herds walk in the course of a year. */
export const HerdAreaSchema = z.enum(["south", "centre", "west", "north"]);
export type HerdArea = z.infer<typeof HerdAreaSchema>;

export const PlannedTourSchema = TourCardSchema.pick({
  id: true,
  slug: true,
  title: true,
  picture: true,
  days: true,
  nights: true,
  route: true,
  trip_type: true,
  level: true,
  themes: true,
  min_age: true,
  best_months: true,
}).extend({
  party_max: PeopleSchema.min(1),
  prices: PriceTableSchema,
  runs: RunsSchema,
  places: z
    .array(z.object({ id: z.string(), days: DaysSchema, nights: NightsSchema }))
    .describe("Where its days and nights are spent; a day may touch several places"),
  herds: decoration(z.array(z.object({ area: HerdAreaSchema, day: DaysSchema })), []),
  climbs: decoration(MountainSchema.nullable(), null),
});
export type PlannedTour = z.infer<typeof PlannedTourSchema>;

export const PlannedPlaceSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: DestinationCategorySchema,
  crowds: decoration(z.int().min(1).max(3).nullable(), null).describe("In high season; 1 is few"),
  animals: decoration(z.partialRecord(AnimalSchema, z.array(MonthSchema)), {}).describe(
    "The months in which they are usually seen",
  ),
});
export type PlannedPlace = z.infer<typeof PlannedPlaceSchema>;

export const MigrationSchema = z.object({
  checked: IsoDaySchema,
  areas: z.array(z.object({ area: HerdAreaSchema, position: PositionSchema })),
  months: z.array(z.array(HerdAreaSchema)).length(12).describe("January first"),
  calves: z.array(MonthSchema),
  crossings: z.array(MonthSchema),
});
export type Migration = z.infer<typeof MigrationSchema>;

export const PlannerSchema = z.object({
  tours: z.array(PlannedTourSchema).describe("The most popular first"),
  places: z.array(PlannedPlaceSchema),
  migration: MigrationSchema.nullable(),
});
export type Planner = z.infer<typeof PlannerSchema>;

export const plannerEndpoint = endpoint({
  path: "/api/planner",
  summary: "All that a journey is chosen by: tours with places, prices and days, and the herds",
  without: "/When-and-Where proposes nothing, /Migration-by-Month has no maps and no tours",
  whenAbsent: { data: { tours: [], places: [], migration: null } },
  input: z.object({}),
  output: z.object({ data: PlannerSchema }),
  dependsOn: () => ["tours", "destinations"],
});
