import { z } from "zod";
import { endpoint } from "./endpoint";
import { LocaleSchema } from "./locale";
import { IsoDaySchema, listOf, MoneySchema, PictureSchema, pageInput } from "./shared";

export const DepartureSchema = z.object({
  id: z.string(),
  tour: z.object({ slug: z.string(), title: z.string(), picture: PictureSchema, days: z.int() }),
  starts: IsoDaySchema,
  ends: IsoDaySchema,
  price_per_person: MoneySchema,
  languages: z.array(LocaleSchema).describe("What the guide speaks"),
  source: z.enum(["own", "partner"]),
  seats: z.int().positive(),
  seats_left: z.int().nonnegative(),
});
export type Departure = z.infer<typeof DepartureSchema>;

export const departuresEndpoint = endpoint({
  method: "GET",
  path: "/api/upcoming-departures",
  summary: "Departures with a fixed date, soonest first",
  input: z.object({
    ...pageInput,
    tour: z.string().max(120).optional().describe("Slug of a tour"),
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional()
      .describe("2027-08"),
    language: LocaleSchema.optional(),
  }),
  output: listOf(DepartureSchema),
});
