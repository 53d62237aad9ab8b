import { z } from "zod";
import { decoration, lacking } from "./decoration";
import { perLocale } from "./locale";

// What an API elsewhere says is added to days, counted to and multiplied by people: all of it ends somewhere.
const mostDays = 1_000;
const mostPeople = 10_000;
const mostYears = 150;
const mostCounted = 1_000_000_000;

/** Days of a journey: how many there are, or which one. */
export const DaysSchema = z.int().positive().max(mostDays);
/** Its nights, or days before it; perhaps none. */
export const NightsSchema = z.int().nonnegative().max(mostDays);
/** Of people, seats, rooms and beds. */
export const PeopleSchema = z.int().nonnegative().max(mostPeople);
export const AgeSchema = z.int().nonnegative().max(mostYears);
/** Who travels, as an answer tells it; children by their ages. */
export const travellers = {
  adults: PeopleSchema,
  children: z.array(AgeSchema),
  rooms: PeopleSchema,
};
export const CountSchema = z.int().nonnegative().max(mostCounted);
export const MonthSchema = z.int().min(1).max(12);
/** Minor units of whatever currency, of one thing or one person. */
export const AmountSchema = z.int().nonnegative().max(1_000_000_000_000);

export const MoneySchema = z.object({
  amount_minor: AmountSchema.describe("Integer minor units (cents)"),
  currency: z.string().length(3),
});

/** A moment in time, in whatever zone. */
export const MomentSchema = z.iso.datetime({ offset: true });

/** A calendar day, `2027-08-07`; the year 0 is in no calendar, and in no database. */
export const IsoDaySchema = z.iso.date().refine((day) => day >= "0001-01-01", "invalid");

/** A day of the centuries in which people travel and write: what is counted on from it is a day, too. */
export const NearDaySchema = IsoDaySchema.refine(
  (day) => day >= "1900-01-01" && day <= "2999-12-31",
  "invalid",
);

/** Of what was seen; looked for in the database, whose whole numbers end somewhere. */
export const VersionSchema = z.int().max(1_000_000_000);

/** What is known of a photograph, and of no drawing. */
const PhotographSchema = z.object({
  focus: z
    .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
    .describe("What stays in sight where it is cut: per cent from the left and from the top"),
  caption: decoration(z.string(), "").describe("Where and when it was taken, and by whom"),
});

/**
 * A picture: `/pictures/<id>` for those that ship (widths are added), else an absolute URL, which the
 * site shows in its own widths: one that changes needs another URL.
 */
export const PictureSchema = z.object({
  url: z.string(),
  alt: decoration(z.string(), ""),
  color: decoration(z.string().regex(/^#[0-9a-f]{6}$/i), "#d8cdb8"),
  photograph: lacking(PhotographSchema),
});
export type Picture = z.infer<typeof PictureSchema>;

/** The picture of a thing; one that ships stands in where there is none. */
export const ThingPictureSchema = decoration(PictureSchema, {
  url: "/pictures/closing",
  alt: "",
  color: "#2e464a",
});
export const GallerySchema = decoration(z.array(PictureSchema), []);
export const TextsSchema = decoration(z.array(z.string()), []);

/** A key of a fixed list with its words in the language of the request. */
export const LabelSchema = z.object({ key: z.string(), text: z.string() });
export type Label = z.infer<typeof LabelSchema>;

/** Latitude and longitude in degrees. */
export const PositionSchema = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

export const PlaceSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  position: PositionSchema,
});
export type Place = z.infer<typeof PlaceSchema>;

/** The address of the same thing in each language that has it. */
export const AlternatesSchema = decoration(z.object(perLocale(() => z.string().optional())), {});
export type Alternates = z.infer<typeof AlternatesSchema>;

export const MonthClimateSchema = z.object({
  high_c: z.number(),
  low_c: z.number(),
  rain_mm: z.number().nonnegative(),
  rating: z.union([z.literal(1), z.literal(2), z.literal(3)]).describe("1 poor, 2 good, 3 best"),
});
export type MonthClimate = z.infer<typeof MonthClimateSchema>;

/** The twelve months, or none. */
export const ClimateSchema = decoration(
  z
    .array(MonthClimateSchema)
    .max(12)
    .refine(({ length }) => length === 0 || length === 12, "takes the twelve months, or none"),
  [],
);
export const UpdatedAtSchema = decoration(MomentSchema.nullable(), null);
export const ClimateOfSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined)
  .pipe(z.string().optional())
  .describe("A sentence: of which places the months of `climate` are the averages");

/** As many as anything is made for. */
const mostRows = 1_000_000;

/** A list: its rows and where they stand in the whole. */
export function listOf<T extends z.ZodType>(row: T) {
  return z.object({
    data: z.array(row),
    meta: z.object({
      total: z.int().nonnegative().max(mostRows),
      page: z.int().positive(),
      per_page: z.int().positive(),
    }),
  });
}

/** A list that has nothing. */
export const emptyList = { data: [], meta: { total: 0, page: 1, per_page: 1 } };

export function oneOf<T extends z.ZodType>(thing: T) {
  return z.object({ data: thing });
}

/** What a call answers that has only to be done. */
export const DoneSchema = z.object({ done: z.literal(true) });

/** Which booking or offer an address is about. */
export const referenceInput = { reference: z.string().max(30) };

/** Query strings carry numbers as text. */
export const pageInput = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(60).default(24),
};
