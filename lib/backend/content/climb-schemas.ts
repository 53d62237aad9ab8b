import { z } from "zod";
import { ClimbRouteSchema, MountainSchema } from "@/lib/contract/climbs";
import { key } from "./fact-schemas";

const id = z.string().min(1);
const count = z.int().nonnegative();
const degree = z.int().min(1).max(3);

const CrewFactsSchema = z.strictObject({
  guides: count.positive(),
  assistants: count,
  cooks: count,
  porters: z.tuple([count, count]),
  rangers: count.default(0),
});

const RouteFactsSchema = z.strictObject({
  mountain: MountainSchema,
  /** Days that no other route has; none: nobody is taken there. */
  through: z.array(id),
  scenery: degree,
  crowds: degree,
  /** What is known of a route on which nobody is taken. */
  unsold: z
    .strictObject({ days: count.positive(), km: z.number(), nights: z.array(count.positive()) })
    .optional(),
});
export type RouteFacts = z.output<typeof RouteFactsSchema>;

const HotelsSchema = z.strictObject({
  extra: id,
  budget: id,
  standard: id,
  mid_range: id,
  luxury: id,
});

/** What climbs consist of beside their days. */
export const ClimbsFactsSchema = z.strictObject({
  mountains: z.partialRecord(
    MountainSchema,
    z.strictObject({
      summit: z.int().positive(),
      crew: z.record(z.string().regex(/^\d+$/), CrewFactsSchema),
    }),
  ),
  routes: z.partialRecord(ClimbRouteSchema, RouteFactsSchema),
  rental: z.record(key, z.int().positive()),
  hotels: z.record(id, HotelsSchema),
  toilet_tent: id,
});
export type ClimbsFacts = z.output<typeof ClimbsFactsSchema>;
