import { z } from "zod";
import { decoration } from "./decoration";
import { endpoint } from "./endpoint";
import {
  AlternatesSchema,
  AmountSchema,
  ClimateOfSchema,
  ClimateSchema,
  CountSchema,
  GallerySchema,
  IsoDaySchema,
  LabelSchema,
  listOf,
  MoneySchema,
  MonthSchema,
  NightsSchema,
  oneOf,
  PositionSchema,
  TextsSchema,
  ThingPictureSchema,
  UpdatedAtSchema,
} from "./shared";
import { AnimalSchema, DestinationCategorySchema } from "./vocabulary";

export const DestinationCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: DestinationCategorySchema,
  tagline: decoration(z.string(), ""),
  picture: ThingPictureSchema,
  position: PositionSchema,
  best_time: decoration(z.string(), ""),
  high_season: decoration(z.string(), ""),
  best_months: decoration(z.array(MonthSchema), []),
  rate: decoration(MoneySchema.nullable(), null).describe(
    "Lowest price per person and day of a tour that goes there",
  ),
  tour_count: decoration(CountSchema, 0),
});
export type DestinationCard = z.infer<typeof DestinationCardSchema>;

/** What somebody asks before they go: money, nights, animals, other people and the way there. */
export const VisitSchema = z.object({
  nights: decoration(z.tuple([NightsSchema, NightsSchema]).nullable(), null).describe(
    "From and to",
  ),
  crowds: decoration(z.int().min(1).max(3).nullable(), null).describe("In high season; 1 is few"),
  animals: decoration(z.partialRecord(AnimalSchema, z.array(MonthSchema)), {}),
  fee: decoration(
    z
      .object({
        adult_minor: AmountSchema.min(1).describe("Of an adult and 24 hours, with tax"),
        vehicle_minor: AmountSchema.min(1).nullable().describe("Of a car, where it is asked for"),
        checked: IsoDaySchema,
      })
      .nullable(),
    null,
  ),
  access: decoration(
    z.array(
      z.object({
        from: z.string().describe("A town"),
        kind: z.enum(["road", "flight", "boat"]),
        hours: z.number().positive(),
        km: z.number().nullable(),
      }),
    ),
    [],
  ),
  arrival: decoration(z.string().nullable(), null).describe(
    "Where in the place its ways by road end: a town, the airport",
  ),
});
export type Visit = z.infer<typeof VisitSchema>;

export const DestinationQuestionSchema = z.object({
  question: z.string(),
  answer: z.string().describe("Markdown without HTML; some sentences, which may hold links"),
});
export type DestinationQuestion = z.infer<typeof DestinationQuestionSchema>;

export const DestinationSchema = DestinationCardSchema.extend({
  body: decoration(z.string(), "").describe("Markdown without HTML"),
  highlights: TextsSchema,
  questions: decoration(z.array(DestinationQuestionSchema), []).describe(
    "What guests ask about the place",
  ),
  activities: decoration(z.array(LabelSchema), []),
  elevation_m: decoration(z.number().nullable(), null),
  area_km2: decoration(z.number().nullable(), null),
  climate: ClimateSchema,
  climate_of: ClimateOfSchema,
  visit: decoration(VisitSchema.nullable(), null),
  gallery: GallerySchema,
  alternates: AlternatesSchema,
  updated_at: UpdatedAtSchema,
});
export type Destination = z.infer<typeof DestinationSchema>;

export const destinationListEndpoint = endpoint({
  path: "/api/destinationlist",
  summary: "Every destination",
  tier: "required",
  without: "/Destinations and the map of parks fail; places to choose from are left out",
  input: z.object({}),
  output: listOf(DestinationCardSchema),
  dependsOn: () => ["destinations", "tours"],
});

export const popularDestinationsEndpoint = endpoint({
  path: "/api/populardestinations",
  summary: "The destinations most asked for",
  tier: "required",
  without: "Popular destinations are left out of the home page and the menu",
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
  output: listOf(DestinationCardSchema),
  dependsOn: () => ["destinations", "tours", "menu"],
});

export const destinationsByCategoryEndpoint = endpoint({
  path: "/api/destbycategory",
  summary: "Destinations of one category",
  tier: "required",
  without: "Pages of destinations name no others of their kind",
  input: z.object({ destination_category: DestinationCategorySchema }),
  output: listOf(DestinationCardSchema),
  dependsOn: () => ["destinations", "tours"],
});

export const destinationEndpoint = endpoint({
  path: "/api/destination/:id",
  summary: "One destination by its id or its slug",
  tier: "required",
  without: "No destination has a page",
  input: z.object({ id: z.string().max(120) }),
  output: oneOf(DestinationSchema),
  dependsOn: (_, { data }) => [`destination:${data.id}`, "destinations", "tours", "posts"],
});
