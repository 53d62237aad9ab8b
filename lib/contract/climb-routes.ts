import { z } from "zod";
import { ClimbRouteSchema, MountainSchema } from "./climbs";
import { endpoint } from "./endpoint";
import { AmountSchema, DaysSchema } from "./shared";
import { LevelSchema, TripTypeSchema } from "./vocabulary";

const degree = z.int().min(1).max(3);
const metres = z.int().positive().max(9_000);

/** A route in so many days, with the tours that go by it. */
export const ClimbWaySchema = z.object({
  days: DaysSchema.describe("Days on the mountain"),
  km: z.number().positive().max(1_000).describe("On foot"),
  nights: z.array(metres).describe("Heights of the nights in their order, in metres"),
  beds: z.enum(["tents", "huts", "both"]),
  tours: z
    .array(
      z.object({
        id: z.string(),
        slug: z.string(),
        title: z.string(),
        trip_type: TripTypeSchema,
        level: LevelSchema,
        for_two_minor: AmountSchema.describe("The price from, of two together"),
      }),
    )
    .describe("Cheapest first; none where nobody is taken"),
});
export type ClimbWay = z.infer<typeof ClimbWaySchema>;

export const ClimbRouteInfoSchema = z.object({
  route: ClimbRouteSchema,
  mountain: MountainSchema,
  scenery: degree.describe("3 is the finest"),
  crowds: degree.describe("3 is the busiest"),
  ways: z.array(ClimbWaySchema).describe("Fewest days first"),
});
export type ClimbRouteInfo = z.infer<typeof ClimbRouteInfoSchema>;

export const climbRoutesEndpoint = endpoint({
  path: "/api/climbroutes",
  summary: "The routes up Kilimanjaro and Meru, with the tours that go by them",
  without: "/Kilimanjaro-Routes compares nothing",
  whenAbsent: { data: [] },
  input: z.object({}),
  output: z.object({ data: z.array(ClimbRouteInfoSchema) }),
  dependsOn: () => ["tours", "destinations"],
});
