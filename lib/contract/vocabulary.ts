import { z } from "zod";
import { destinationCategories } from "./destination-categories";

// The fixed words of tours, places and posts (docs/product.md, "Filters"); their texts per language
// are messages.
export const TripTypeSchema = z.enum(["private", "shared"]);
export const SafariTypeSchema = z.enum(["lodge", "camping"]);
export const LevelSchema = z.enum(["budget", "standard", "mid_range", "luxury"]);
export const SpecializedSchema = z.enum([
  "fly_in",
  "beach_only",
  "mountain_climbing",
  "safari_and_beach",
  "safari_and_kilimanjaro",
  "chimp_trekking",
  "balloon_safari",
  "night_game_drives",
  "horseback",
  "canoeing",
  "biking",
]);
export const ThemeSchema = z.enum([
  "honeymoon",
  "family",
  "migration",
  "first_time",
  "photography",
  "walking",
]);
/** The groups of the filter whose options are always the same, in the order in which they are counted. */
export const optionGroups = {
  trip_type: TripTypeSchema.options,
  safari_type: SafariTypeSchema.options,
  level: LevelSchema.options,
  specialized: SpecializedSchema.options,
  themes: ThemeSchema.options,
} as const;
export type OptionGroup = keyof typeof optionGroups;
export const optionGroupNames = Object.keys(optionGroups) as OptionGroup[];
export const DifficultySchema = z.enum(["easy", "moderate", "demanding", "strenuous"]);
export const MealSchema = z.enum(["breakfast", "lunch", "dinner"]);
export const StayTypeSchema = z.enum([
  "lodge",
  "tented_camp",
  "mobile_camp",
  "campsite",
  "mountain_camp",
  "mountain_hut",
  "hotel",
  "guesthouse",
  "beach_hotel",
  "eco_lodge",
]);
export const WayKindSchema = z.enum(["road", "rail", "trail", "flight", "boat"]);
export const DestinationCategorySchema = z.enum(destinationCategories);
export const BlogCategorySchema = z.enum(["kilimanjaro", "safaris", "zanzibar", "uncategorized"]);
export const SeasonKeySchema = z.enum(["low", "regular", "high", "peak"]);
export const TimeOfDaySchema = z.enum(["dawn", "morning", "noon", "afternoon", "dusk", "night"]);

/** Animals that places are known for. */
export const AnimalSchema = z.enum([
  "lions",
  "leopards",
  "cheetahs",
  "elephants",
  "rhinos",
  "hippos",
  "giraffes",
  "wildebeest",
  "wild_dogs",
  "chimpanzees",
  "colobus",
  "whale_sharks",
]);

export type Animal = z.infer<typeof AnimalSchema>;
export type WayKind = z.infer<typeof WayKindSchema>;
export type DestinationCategory = z.infer<typeof DestinationCategorySchema>;
export type BlogCategory = z.infer<typeof BlogCategorySchema>;
