import { z } from "zod";
import { ClimbSchema } from "./climbs";
import { CostsSchema } from "./costs";
import { decoration, lacking } from "./decoration";
import { endpoint } from "./endpoint";
import { PriceTableSchema, TourExtraSchema } from "./prices";
import { ReviewSchema } from "./reviews";
import { RunsSchema } from "./runs";
import {
  AgeSchema,
  AlternatesSchema,
  ClimateOfSchema,
  ClimateSchema,
  CountSchema,
  DaysSchema,
  emptyList,
  GallerySchema,
  LabelSchema,
  listOf,
  MoneySchema,
  MonthSchema,
  NightsSchema,
  oneOf,
  PeopleSchema,
  PictureSchema,
  PlaceSchema,
  PositionSchema,
  pageInput,
  TextsSchema,
  ThingPictureSchema,
  UpdatedAtSchema,
} from "./shared";
import { nightFacts } from "./stay-facts";
import {
  DifficultySchema,
  LevelSchema,
  MealSchema,
  SafariTypeSchema,
  SpecializedSchema,
  StayTypeSchema,
  ThemeSchema,
  TripTypeSchema,
  WayKindSchema,
} from "./vocabulary";

/** What a card shows of a tour. */
export const TourCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  tagline: decoration(z.string(), ""),
  picture: ThingPictureSchema,
  days: DaysSchema,
  nights: NightsSchema,
  route: TextsSchema.describe("Names of the places in order of travel"),
  trip_type: TripTypeSchema,
  safari_type: SafariTypeSchema,
  level: LevelSchema,
  specialized: decoration(z.array(SpecializedSchema), []),
  themes: decoration(z.array(ThemeSchema), []),
  difficulty: DifficultySchema,
  min_age: decoration(AgeSchema, 0),
  best_months: decoration(z.array(MonthSchema), []),
  price_from: MoneySchema.describe(
    "Per adult sharing, on the cheapest day of its best months on which it runs, without a discount",
  ),
  price_from_travellers: decoration(PeopleSchema.min(1), 2).describe(
    "The party size that price is for",
  ),
  deal: decoration(
    z.object({ percent: z.int().min(1).max(100), months: z.array(MonthSchema) }).nullable(),
    null,
  ),
  rating: decoration(z.object({ average: z.number().min(0).max(5), count: CountSchema }), {
    average: 0,
    count: 0,
  }),
});
export type TourCard = z.infer<typeof TourCardSchema>;

export const StaySchema = z.object({
  id: decoration(z.string().nullable(), null).describe("By which `/api/stays/:id` knows it"),
  name: z.string(),
  type: StayTypeSchema,
  type_text: z.string(),
  level: LevelSchema,
  ...nightFacts,
});
export type Stay = z.infer<typeof StaySchema>;

/** A piece of the way of a day, drawn as it is on every map. */
export const WaySchema = z.object({
  kind: WayKindSchema,
  line: z.array(PositionSchema).min(2),
});
export type Way = z.infer<typeof WaySchema>;

export const ItineraryDaySchema = z.object({
  day: DaysSchema,
  title: z.string(),
  text: decoration(z.string(), ""),
  places: decoration(z.array(PlaceSchema), []),
  ways: decoration(z.array(WaySchema), []).describe(
    "How one comes from place to place; empty: straight, by what the day names",
  ),
  drive: decoration(z.object({ km: z.number(), hours: z.number() }).nullable(), null),
  walk: decoration(z.object({ km: z.number(), hours: z.number() }).nullable(), null),
  flight: decoration(z.object({ hours: z.number() }).nullable(), null),
  boat: decoration(z.object({ hours: z.number() }).nullable(), null),
  altitude: decoration(
    z.object({ from: z.number(), to: z.number(), top: z.number().optional() }).nullable(),
    null,
  ).describe("Metres; `top` where the day goes higher than where it begins and ends"),
  meals: decoration(z.array(MealSchema), []),
  activities: decoration(z.array(LabelSchema), []),
  night: decoration(PlaceSchema.nullable(), null),
  stay: decoration(StaySchema.nullable(), null).describe(
    "null with a night: details to be confirmed",
  ),
  pictures: lacking(z.array(PictureSchema)).describe("Photographs of the day"),
});
export type ItineraryDay = z.infer<typeof ItineraryDaySchema>;

export const TourSchema = TourCardSchema.extend({
  code: decoration(z.string(), ""),
  overview: decoration(z.string(), ""),
  summary: decoration(z.string(), ""),
  reasons: TextsSchema,
  start: decoration(PlaceSchema.nullable(), null).describe(
    "null where the place has no words in the language",
  ),
  end: decoration(PlaceSchema.nullable(), null),
  itinerary: z.array(ItineraryDaySchema),
  inclusions: decoration(z.array(LabelSchema), []),
  exclusions: decoration(z.array(LabelSchema), []),
  tips: decoration(z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })), []),
  climate: ClimateSchema,
  climate_of: ClimateOfSchema,
  gallery: GallerySchema,
  prices: PriceTableSchema,
  runs: RunsSchema.describe("When it runs; empty: a private tour starts on any day"),
  extras: decoration(z.array(TourExtraSchema), []),
  party_max: decoration(PeopleSchema.min(1), 12),
  costs: decoration(CostsSchema.nullable(), null),
  climb: decoration(ClimbSchema.nullable(), null).describe("null for a tour that does not climb"),
  featured_review: decoration(ReviewSchema.nullable(), null),
  alternates: AlternatesSchema,
  updated_at: UpdatedAtSchema,
});
export type Tour = z.infer<typeof TourSchema>;

export const tourEndpoint = endpoint({
  path: "/api/tours/:slug",
  summary: "One tour, whole",
  tier: "required",
  without: "No tour has a page",
  input: z.object({ slug: z.string().max(120) }),
  output: oneOf(TourSchema),
  dependsOn: (_, { data }) => [`tour:${data.id}`, "destinations", "stays"],
});

export const popularToursEndpoint = endpoint({
  path: "/api/populartours",
  summary: "The tours most asked for",
  tier: "required",
  without: "Popular tours are left out",
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
  output: listOf(TourCardSchema),
  dependsOn: () => ["tours", "destinations"],
});

export const dealsEndpoint = endpoint({
  path: "/api/deals",
  summary: "Tours with a discount in some months",
  without: "Tours on offer are left out of the home page",
  whenAbsent: emptyList,
  input: z.object({ limit: z.coerce.number().int().min(1).max(24).default(4) }),
  output: listOf(TourCardSchema),
  dependsOn: () => ["tours", "destinations"],
});

export const tourListEndpoint = endpoint({
  path: "/api/tourList",
  summary: "Tours by popularity, paginated",
  tier: "required",
  without: "Tours cannot be chosen in reviews and comparisons",
  input: z.object(pageInput),
  output: listOf(TourCardSchema),
  dependsOn: () => ["tours", "destinations"],
});

export const similarToursEndpoint = endpoint({
  path: "/api/tours/:slug/similar",
  summary: "Tours like this one",
  without: "Tours like this one are left out",
  whenAbsent: emptyList,
  input: z.object({
    slug: z.string().max(120),
    limit: z.coerce.number().int().min(1).max(12).default(3),
  }),
  output: listOf(TourCardSchema),
  dependsOn: () => ["tours", "destinations"],
});
