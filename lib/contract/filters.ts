import { z } from "zod";
import { decoration } from "./decoration";
import { endpoint } from "./endpoint";
import { ContentIdSchema } from "./ids";
import { CountSchema, listOf, NightsSchema, pageInput } from "./shared";
import { TourCardSchema } from "./tours";
import {
  LevelSchema,
  type OptionGroup,
  optionGroupNames,
  SafariTypeSchema,
  SpecializedSchema,
  ThemeSchema,
  TripTypeSchema,
} from "./vocabulary";

/** A query string may name a list once, several times or with commas; all mean the same. */
function listFrom<T extends z.ZodType>(item: T) {
  return z.preprocess(splitList, z.array(item).max(60).optional()).optional();
}

function splitList(value: unknown) {
  if (value === undefined) return undefined;
  const parts = (Array.isArray(value) ? value : [value]).flatMap((part) => String(part).split(","));
  return [...new Set(parts.filter((part) => part !== ""))];
}

export const sortOrders = ["popularity", "price", "price_per_day", "length", "rating"] as const;
export const SortSchema = z.enum(sortOrders);

/** What tours are filtered by (docs/product.md, "Filters"). */
export const TourFilterSchema = z.object({
  trip_type: listFrom(TripTypeSchema),
  safari_type: listFrom(SafariTypeSchema),
  level: listFrom(LevelSchema),
  specialized: listFrom(SpecializedSchema),
  themes: listFrom(ThemeSchema),
  destination: listFrom(ContentIdSchema).describe("Destination ids"),
  month: listFrom(z.coerce.number().int().min(1).max(12)).describe("Good months, 1 to 12"),
  price_min: z.coerce.number().int().min(0).max(100_000).optional().describe("Whole dollars"),
  price_max: z.coerce.number().int().min(0).max(100_000).optional().describe("Whole dollars"),
  days_min: z.coerce.number().int().min(1).max(60).optional(),
  days_max: z.coerce.number().int().min(1).max(60).optional(),
  rating_min: z.coerce.number().min(1).max(5).optional(),
  age: z.coerce.number().int().min(0).max(120).optional().describe("Youngest traveller's age"),
});
export type TourFilter = z.output<typeof TourFilterSchema>;

export const filterInput = z.strictObject({
  ...TourFilterSchema.shape,
  ...pageInput,
  sort: SortSchema.default("popularity"),
});

const OptionSchema = z.object({
  value: z.string(),
  count: CountSchema.describe("Tours if this option were chosen, given the other groups"),
});

const OptionsSchema = decoration(z.array(OptionSchema), []);

const optionLists = Object.fromEntries(
  optionGroupNames.map((group) => [group, OptionsSchema]),
) as Record<OptionGroup, typeof OptionsSchema>;

export const FilterOptionsSchema = z.object({
  ...optionLists,
  destination: decoration(z.array(OptionSchema.extend({ name: z.string() })), []),
  month: OptionsSchema,
  price: z.object({ min: CountSchema, max: CountSchema }).describe("Whole dollars over all tours"),
  days: z.object({ min: NightsSchema, max: NightsSchema }),
});
export type FilterOptions = z.infer<typeof FilterOptionsSchema>;

export const filterEndpoint = endpoint({
  path: "/api/filter",
  summary: "Tours that fit: AND across groups, OR within one; counts for each option",
  tier: "required",
  without: "The list of tours fails, and so does the search",
  input: filterInput,
  output: listOf(TourCardSchema).extend({ options: FilterOptionsSchema }),
  dependsOn: () => ["tours", "destinations"],
});

export const filterIndexEndpoint = endpoint({
  path: "/api/filterindex",
  summary: "Every filter option with its count",
  tier: "required",
  without: "Programs that read the filters have no source",
  input: z.object({}),
  output: z.object({ data: FilterOptionsSchema }),
  dependsOn: () => ["tours", "destinations"],
});

export const tourListPageEndpoint = endpoint({
  path: "/api/tourlistpage",
  summary: "One page of tours in the order asked for",
  tier: "required",
  without: "Programs that read the tours page by page have no source",
  input: z.object({ ...pageInput, sort: SortSchema.default("popularity") }),
  output: listOf(TourCardSchema),
  dependsOn: () => ["tours", "destinations"],
});
