import { z } from "zod";
import { endpoint } from "./endpoint";
import {
  AlternatesSchema,
  ClimateOfSchema,
  ClimateSchema,
  LabelSchema,
  listOf,
  MoneySchema,
  oneOf,
  PictureSchema,
  PositionSchema,
} from "./shared";
import { DestinationCategorySchema } from "./vocabulary";

export const DestinationCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: DestinationCategorySchema,
  tagline: z.string(),
  picture: PictureSchema,
  position: PositionSchema,
  best_time: z.string(),
  high_season: z.string(),
  best_months: z.array(z.int()),
  rate: MoneySchema.nullable().describe(
    "Lowest price per person and day of a tour that goes there",
  ),
  tour_count: z.int().nonnegative(),
});
export type DestinationCard = z.infer<typeof DestinationCardSchema>;

export const DestinationSchema = DestinationCardSchema.extend({
  body: z.string().describe("Markdown without HTML"),
  highlights: z.array(z.string()),
  activities: z.array(LabelSchema),
  elevation_m: z.number().nullable(),
  area_km2: z.number().nullable(),
  climate: ClimateSchema,
  climate_of: ClimateOfSchema,
  gallery: z.array(PictureSchema),
  alternates: AlternatesSchema,
  updated_at: z.iso.datetime({ offset: true }),
});
export type Destination = z.infer<typeof DestinationSchema>;

export const destinationListEndpoint = endpoint({
  method: "GET",
  path: "/api/destinationlist",
  summary: "Every destination",
  input: z.object({}),
  output: listOf(DestinationCardSchema),
});

export const popularDestinationsEndpoint = endpoint({
  method: "GET",
  path: "/api/populardestinations",
  summary: "The destinations most asked for",
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
  output: listOf(DestinationCardSchema),
});

export const destinationsByCategoryEndpoint = endpoint({
  method: "GET",
  path: "/api/destbycategory",
  summary: "Destinations of one category",
  input: z.object({ destination_category: DestinationCategorySchema }),
  output: listOf(DestinationCardSchema),
});

export const destinationEndpoint = endpoint({
  method: "GET",
  path: "/api/destination/:id",
  summary: "One destination by its id or its slug",
  input: z.object({ id: z.string().max(120) }),
  output: oneOf(DestinationSchema),
});
