import { z } from "zod";
import { LocaleSchema } from "@/lib/contract/locale";
import { FooterTopicSchema } from "@/lib/contract/posts";
import { runsFields, WeekdaySchema } from "@/lib/contract/runs";
import { ClimateSchema, PositionSchema } from "@/lib/contract/shared";
import { ParkSchema, RoomsSchema, stayFacts } from "@/lib/contract/stay-facts";
import {
  AnimalSchema,
  BlogCategorySchema,
  DestinationCategorySchema,
  DifficultySchema,
  LevelSchema,
  MealSchema,
  optionGroupNames,
  SafariTypeSchema,
  SeasonKeySchema,
  SpecializedSchema,
  StayTypeSchema,
  ThemeSchema,
  TimeOfDaySchema,
  TripTypeSchema,
  WayKindSchema,
} from "@/lib/contract/vocabulary";
import { mostOffPercent } from "@/lib/pricing/additions";

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not a kebab-case id");
export const key = z.string().regex(/^[a-z0-9_]+$/);
const month = z.int().min(1).max(12);
const monthDay = z.string().regex(/^\d\d-\d\d$/);
/** A million for one traveller, and below what a database keeps in cents. */
const mostDollars = 1_000_000;
const mostUses = 1_000_000;
const isoDay = z.union([z.iso.date(), z.date().transform((day) => day.toISOString().slice(0, 10))]);

/** What the drawn picture shows; the place decides the landscape, the time its light. */
const RecipeSchema = z.strictObject({ place: id, time: TimeOfDaySchema, subject: key });

export const DestinationFactsSchema = z.strictObject({
  category: DestinationCategorySchema,
  position: PositionSchema,
  best_months: z.array(month).min(1),
  high_season: z.array(month),
  climate: id,
  activities: z.array(key).min(1),
  /** Nights it is worth, from and to. */
  nights: z.tuple([z.int().positive(), z.int().positive()]).optional(),
  /** What the authority asks of visitors from abroad, in dollars before tax. */
  fee: z
    .strictObject({ adult: z.int().positive(), vehicle: z.int().positive().optional() })
    .optional(),
  /** Other visitors in high season: 1 few, 3 many. */
  crowds: z.int().min(1).max(3).optional(),
  /** The months in which they are usually seen. */
  animals: z.partialRecord(AnimalSchema, z.array(month).min(1)).optional(),
  popular: z.int().min(0).max(1_000).optional(),
  elevation_m: z.number().optional(),
  area_km2: z.number().optional(),
  pictures: z
    .array(RecipeSchema.omit({ place: true }))
    .min(5)
    .max(8),
});

export const SeasonsSchema = z.array(
  z.strictObject({
    key: SeasonKeySchema,
    from: monthDay,
    to: monthDay,
    percent: z.int().min(-100).max(1_000),
  }),
);
export const ChildrenSchema = z.array(
  z.strictObject({ under: z.int().positive(), percent: z.int().min(0).max(100) }),
);
export const ClimatesSchema = z.record(id, ClimateSchema);

export const CategoryFactsSchema = z.strictObject({
  filter: z.partialRecord(z.enum([...optionGroupNames, "destination"]), z.array(z.string()).min(1)),
  picture: RecipeSchema,
});

/** When something takes place; every line that is there must fit the day. */
const RunsFactsSchema = z
  .strictObject(runsFields)
  .refine((runs) => Object.values(runs).some((line) => line !== undefined), "says nothing")
  .refine(({ from, until }) => (from === undefined) === (until === undefined), {
    error: "says only one end of a season: from and until belong together",
  });
export type RunsFacts = z.output<typeof RunsFactsSchema>;

export const DayFactsSchema = z.strictObject({
  places: z.array(id).min(1),
  /** How one comes from each place to the next: a kind of way, or the id of one of `ways.yaml`. */
  way: z.array(z.union([WayKindSchema, id])).optional(),
  drive: z.strictObject({ km: z.number(), hours: z.number() }).optional(),
  walk: z.strictObject({ km: z.number(), hours: z.number() }).optional(),
  flight: z.strictObject({ hours: z.number() }).optional(),
  boat: z.strictObject({ hours: z.number() }).optional(),
  /** Metres; `top` where the day goes higher than where it begins and ends. */
  altitude: z
    .strictObject({ from: z.number(), to: z.number(), top: z.number().optional() })
    .optional(),
  meals: z.array(MealSchema),
  night: id.optional(),
  activities: z.array(key),
  runs: RunsFactsSchema.optional(),
});
export type DayFacts = z.output<typeof DayFactsSchema>;

/** The lines between two places, in parts of one kind each; points are places or those of `points.yaml`. */
export const WayFactsSchema = z.strictObject({
  between: z.tuple([id, id]),
  parts: z.array(z.strictObject({ kind: WayKindSchema, line: z.array(id).min(2) })).min(1),
});
export type WayFacts = z.output<typeof WayFactsSchema>;

export const StayFactsSchema = z.strictObject({
  name: z.string().min(2),
  type: StayTypeSchema,
  level: LevelSchema,
  place: id,
  /** Invented, to be replaced before going live. */
  sample: z.boolean().default(false),
  park: ParkSchema.optional(),
  rooms: RoomsSchema,
  ...stayFacts,
  /** What takes its place: another stay of the same place and level. */
  when_full: id.optional(),
});
export type StayFacts = z.output<typeof StayFactsSchema>;

export const TourFactsSchema = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}-\d{3}$/),
  trip_type: TripTypeSchema,
  safari_type: SafariTypeSchema,
  level: LevelSchema,
  specialized: z.array(SpecializedSchema),
  themes: z.array(ThemeSchema),
  difficulty: DifficultySchema,
  min_age: z.int().min(0).max(21),
  party_max: z.int().min(1).max(40),
  start: id,
  end: id,
  climate: id,
  best_months: z.array(month).min(1),
  runs: RunsFactsSchema.optional(),
  days: z
    .array(
      z.strictObject({
        block: id,
        stay: id.optional(),
        runs: RunsFactsSchema.optional(),
        /** Other meals than those of the block, as after a night in town or on full board. */
        meals: z.array(MealSchema).optional(),
      }),
    )
    .min(1),
  price: z.strictObject({
    per_person: z.record(z.string().regex(/^\d+$/), z.int().positive().max(mostDollars)),
    season: id,
    children: id,
    single_supplement: z.int().nonnegative().max(mostDollars),
  }),
  includes: z.array(key).min(3),
  excludes: z.array(key).min(2),
  tips: z.array(key).min(2),
  cover: RecipeSchema,
  popularity: z.int().min(0).max(100),
  deal: z.strictObject({ percent: z.int().min(1).max(50), months: z.array(month) }).optional(),
  departures: z
    .strictObject({
      weekday: WeekdaySchema,
      every_weeks: z.int().min(1).max(12),
      seats: z.int().min(1).max(40),
      languages: z.array(LocaleSchema).min(1),
      source: z.enum(["own", "partner"]),
    })
    .optional(),
});
export type TourFacts = z.output<typeof TourFactsSchema>;

/** Something to add to a trip, and by which rule tours offer it: every line that is there must fit. */
export const ExtraFactsSchema = z.strictObject({
  price: z.int().positive().max(mostDollars),
  per: z.enum(["person", "room", "party"]),
  min_age: z.int().min(0).max(17).default(0),
  offered: z.strictObject({
    start: z.array(id).min(1).optional(),
    nights: z.array(id).min(1).optional(),
    includes: z.array(key).min(1).optional(),
    excludes: z.array(key).min(1).optional(),
    lacks: z.array(key).min(1).optional(),
  }),
});
export type ExtraFacts = z.output<typeof ExtraFactsSchema>;

const couponTerms = {
  minimum: z.int().nonnegative().max(mostDollars).default(0),
  from: isoDay,
  until: isoDay,
  uses: z.int().positive().max(mostUses),
};
export const CouponFactsSchema = z.union([
  z.strictObject({ percent: z.int().min(1).max(mostOffPercent), ...couponTerms }),
  z.strictObject({ amount: z.int().positive().max(mostDollars), ...couponTerms }),
]);
export type CouponFacts = z.output<typeof CouponFactsSchema>;

const dollars = z.tuple([z.number().nonnegative(), z.number().nonnegative()]);

/** What travellers are advised to give, from and to. */
export const TipsSchema = z.strictObject({
  safari_guide: dollars,
  safari_guide_shared: dollars,
  lodge: dollars,
  climb_guide: dollars,
  climb_assistant: dollars,
  climb_cook: dollars,
  climb_porter: dollars,
  climb_ranger: dollars,
});

export const PostFactsSchema = z.strictObject({
  category: BlogCategorySchema,
  published: isoDay,
  author: id,
  picture: RecipeSchema,
  tours: z.array(id),
  destinations: z.array(id),
  banner: z.boolean().default(false),
  footer: FooterTopicSchema.optional(),
});

export const ReviewFactsSchema = z.strictObject({
  tour: id.optional(),
  destination: id.optional(),
  rating: z.int().min(1).max(5),
  author: z.string().min(2),
  country: z.string().regex(/^[A-Z]{2}$/),
  language: LocaleSchema,
  written: isoDay,
  party: z.enum(["couple", "family", "solo", "friends"]).optional(),
  verified: z.boolean(),
});

export const TeamFactsSchema = z.strictObject({
  name: z.string(),
  since: z.int(),
  speaks: z.array(z.string()).min(1),
  picture: RecipeSchema,
});

export const AssociateFactsSchema = z.strictObject({ picture: RecipeSchema });

export const DrawnPictureSchema = z.object({
  place: id,
  time: TimeOfDaySchema,
  subject: key,
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
});
