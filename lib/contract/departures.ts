import { z } from "zod";
import { endpoint } from "./endpoint";
import { LocaleSchema } from "./locale";
import {
  CountSchema,
  DaysSchema,
  emptyList,
  listOf,
  MoneySchema,
  NearDaySchema,
  PeopleSchema,
  PictureSchema,
  pageInput,
} from "./shared";

export const DepartureSchema = z.object({
  id: z.string(),
  tour: z.object({ slug: z.string(), title: z.string(), picture: PictureSchema, days: DaysSchema }),
  starts: NearDaySchema,
  ends: NearDaySchema,
  price_per_person: MoneySchema,
  languages: z.array(LocaleSchema).describe("What the guide speaks"),
  source: z.enum(["own", "partner"]),
  seats: PeopleSchema.min(1),
  seats_left: PeopleSchema,
});
export type Departure = z.infer<typeof DepartureSchema>;

const MonthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .describe("2027-08");

export const departuresEndpoint = endpoint({
  path: "/api/upcoming-departures",
  summary: "Departures with a fixed date, soonest first",
  without: "No fixed departures are shown",
  whenAbsent: emptyList,
  input: z.object({
    ...pageInput,
    tour: z.string().max(120).optional().describe("Slug of a tour"),
    month: MonthSchema.optional(),
    language: LocaleSchema.optional(),
  }),
  output: listOf(DepartureSchema),
  // A seat that is sold changes neither which there are nor their order. Those of one page are named, and
  // those of a tour that leaves weekly; with more, what caches on the way are told would be too long.
  dependsOn: ({ page, tour }, { data }) => [
    ...(["tours", "departure:*"] as const),
    ...(Number(page ?? 1) <= (tour ? 2 : 1)
      ? data.map(({ id }) => `departure:${id}` as const)
      : (["departures"] as const)),
  ],
});

export const DepartureMonthSchema = z.object({
  month: MonthSchema,
  departures: CountSchema.min(1),
  guides: z
    .partialRecord(LocaleSchema, CountSchema.min(1))
    .describe("How many of them have a guide who speaks the language"),
  locales: z
    .array(LocaleSchema)
    .describe("Languages of the site in which the month has departures, this one included"),
});
export type DepartureMonth = z.infer<typeof DepartureMonthSchema>;

export const departureMonthsEndpoint = endpoint({
  path: "/api/departure-months",
  summary: "The months that have departures, soonest first",
  without: "Departures are on one page and have none for each month",
  whenAbsent: { data: [] },
  input: z.object({}),
  output: z.object({ data: z.array(DepartureMonthSchema) }),
  dependsOn: () => ["departure:*", "tours"],
});
