import { z } from "zod";
import { requiredLine } from "../leads";
import { DoneSchema, IsoDaySchema, VersionSchema } from "../shared";
import { CalendarDaySchema } from "./calendar";
import { BookingReference, DepartureId } from "./references";

const ResourceKindSchema = z.enum(["guide", "vehicle"]);
export type ResourceKind = z.infer<typeof ResourceKindSchema>;

/** A guide or a vehicle. */
const ResourceSchema = z.object({
  id: z.uuid(),
  kind: ResourceKindSchema,
  name: z.string(),
  version: z.int(),
});
export type Resource = z.infer<typeof ResourceSchema>;

/** What takes a guide or a vehicle for days: a journey, or nothing but that it is not there. */
const AllocationSchema = z.object({
  id: z.uuid(),
  resource: z.uuid(),
  kind: z.enum(["departure", "booking", "block"]),
  of: z.string().describe("The departure or booking; empty where its days are blocked"),
  what: z.string(),
  starts: IsoDaySchema,
  ends: IsoDaySchema,
});
export type Allocation = z.infer<typeof AllocationSchema>;

const JourneySchema = z.object({
  kind: z.enum(["departure", "booking"]),
  id: z.string().describe("Of the departure, or the booking's reference"),
  title: z.string(),
  name: z.string().describe("Who travels, where it is a party alone"),
  people: z.int(),
  starts: IsoDaySchema,
  ends: IsoDaySchema,
});
export type Journey = z.infer<typeof JourneySchema>;

const ResourcesSchema = z.object({
  from: IsoDaySchema,
  until: IsoDaySchema,
  today: IsoDaySchema,
  resources: z.array(ResourceSchema),
  allocations: z.array(AllocationSchema),
  beyond: z
    .array(AllocationSchema)
    .describe("What takes them before or after, on days of journeys that are in both"),
  journeys: z.array(JourneySchema).describe("Those on which somebody is, in these days"),
});
export type Resources = z.infer<typeof ResourcesSchema>;

/** Guides and vehicles, and what takes them. */
export const resourceCalls = {
  resources: {
    input: z.strictObject({ from: CalendarDaySchema.optional() }),
    output: ResourcesSchema,
  },
  "add-resource": {
    input: z.strictObject({ kind: ResourceKindSchema, name: requiredLine(80) }),
    output: DoneSchema,
  },
  "rename-resource": {
    input: z.strictObject({
      resource: z.uuid(),
      version: VersionSchema.min(1),
      name: requiredLine(80),
    }),
    output: DoneSchema,
  },
  allocate: {
    input: z.strictObject({
      resource: z.uuid(),
      to: z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("departure"), departure: DepartureId }),
        z.strictObject({ kind: z.literal("booking"), booking: BookingReference }),
        z.strictObject({
          kind: z.literal("block"),
          from: CalendarDaySchema,
          until: CalendarDaySchema,
          why: requiredLine(80),
        }),
      ]),
    }),
    output: z.object({
      also: z.array(z.string()).describe("What else takes a guide on some of these days"),
    }),
  },
  release: { input: z.strictObject({ allocation: z.uuid() }), output: DoneSchema },
};
