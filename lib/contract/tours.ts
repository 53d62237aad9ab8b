import { z } from "zod";
import { endpoint } from "./endpoint";
import { PriceTableSchema, TourExtraSchema } from "./prices";
import { ReviewSchema } from "./reviews";
import {
  AlternatesSchema,
  ClimateOfSchema,
  ClimateSchema,
  LabelSchema,
  listOf,
  MoneySchema,
  oneOf,
  PictureSchema,
  PlaceSchema,
  pageInput,
} from "./shared";
import {
  DifficultySchema,
  LevelSchema,
  MealSchema,
  SafariTypeSchema,
  SpecializedSchema,
  StayTypeSchema,
  ThemeSchema,
  TripTypeSchema,
} from "./vocabulary";

/** What a card shows of a tour. */
export const TourCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  picture: PictureSchema,
  days: z.int().positive(),
  nights: z.int().nonnegative(),
  route: z.array(z.string()).describe("Names of the places in order of travel"),
  trip_type: TripTypeSchema,
  safari_type: SafariTypeSchema,
  level: LevelSchema,
  specialized: z.array(SpecializedSchema),
  themes: z.array(ThemeSchema),
  difficulty: DifficultySchema,
  min_age: z.int().nonnegative(),
  best_months: z.array(z.int().min(1).max(12)),
  price_from: MoneySchema.describe("Per adult sharing, in the cheapest season"),
  price_from_travellers: z.int().positive().describe("The party size that price is for"),
  deal: z
    .object({ percent: z.int().positive(), months: z.array(z.int().min(1).max(12)) })
    .nullable(),
  rating: z.object({ average: z.number().min(0).max(5), count: z.int().nonnegative() }),
});
export type TourCard = z.infer<typeof TourCardSchema>;

export const StaySchema = z.object({
  name: z.string(),
  type: StayTypeSchema,
  type_text: z.string(),
  level: LevelSchema,
});
export type Stay = z.infer<typeof StaySchema>;

export const ItineraryDaySchema = z.object({
  day: z.int().positive(),
  title: z.string(),
  text: z.string(),
  places: z.array(PlaceSchema),
  drive: z.object({ km: z.number(), hours: z.number() }).nullable(),
  walk: z.object({ km: z.number(), hours: z.number() }).nullable(),
  flight: z.object({ hours: z.number() }).nullable(),
  boat: z.object({ hours: z.number() }).nullable(),
  altitude: z.object({ from: z.number(), to: z.number() }).nullable().describe("Metres"),
  meals: z.array(MealSchema),
  activities: z.array(LabelSchema),
  night: PlaceSchema.nullable(),
  stay: StaySchema.nullable().describe("null with a night: details to be confirmed"),
});
export type ItineraryDay = z.infer<typeof ItineraryDaySchema>;

export const TourSchema = TourCardSchema.extend({
  code: z.string(),
  overview: z.string(),
  summary: z.string(),
  reasons: z.array(z.string()),
  start: PlaceSchema.nullable().describe("null where the place has no words in the language"),
  end: PlaceSchema.nullable(),
  itinerary: z.array(ItineraryDaySchema),
  inclusions: z.array(LabelSchema),
  exclusions: z.array(LabelSchema),
  tips: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
  climate: ClimateSchema,
  climate_of: ClimateOfSchema,
  gallery: z.array(PictureSchema),
  prices: PriceTableSchema,
  extras: z.array(TourExtraSchema),
  party_max: z.int().positive(),
  featured_review: ReviewSchema.nullable(),
  alternates: AlternatesSchema,
  updated_at: z.iso.datetime({ offset: true }),
});
export type Tour = z.infer<typeof TourSchema>;

export const TourLinkSchema = z.object({ slug: z.string(), title: z.string() });

export const tourEndpoint = endpoint({
  method: "GET",
  path: "/api/tours/:slug",
  summary: "One tour, whole",
  input: z.object({ slug: z.string().max(120) }),
  output: oneOf(TourSchema),
});

export const popularToursEndpoint = endpoint({
  method: "GET",
  path: "/api/populartours",
  summary: "The tours most asked for",
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
  output: listOf(TourCardSchema),
});

export const dealsEndpoint = endpoint({
  method: "GET",
  path: "/api/deals",
  summary: "Tours with a discount in some months",
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(4) }),
  output: listOf(TourCardSchema),
});

export const tourListEndpoint = endpoint({
  method: "GET",
  path: "/api/tourList",
  summary: "Tours by popularity, paginated",
  input: z.object(pageInput),
  output: listOf(TourCardSchema),
});

export const similarToursEndpoint = endpoint({
  method: "GET",
  path: "/api/tours/:slug/similar",
  summary: "Tours like this one",
  input: z.object({
    slug: z.string().max(120),
    limit: z.coerce.number().int().min(1).max(12).default(3),
  }),
  output: listOf(TourCardSchema),
});
