import { z } from "zod";
import { lastCalendarDay } from "./desk/calendar-limits";
import { ContentIdSchema, PartIdSchema, PhotographIdSchema } from "./ids";
import { text } from "./leads";
import { LocaleSchema } from "./locale";
import { type PartyPriceSchema, PriceLineSchema, partyFields } from "./price-quote";
import type { PriceTable } from "./prices";
import { IsoDaySchema, LabelSchema, PictureSchema } from "./shared";
import { ItineraryDaySchema } from "./tours";
import { MealSchema } from "./vocabulary";

/** The database's whole numbers end a little above it. */
export const mostMinor = 2_000_000_000;
const minor = z.int("required").min(-mostMinor, "too_large").max(mostMinor, "too_large");

/** Words of our own: what was written first, and what somebody has put into other languages since. */
const OwnWordsSchema = (most: number) =>
  z.strictObject({
    source: LocaleSchema,
    texts: z.partialRecord(LocaleSchema, text(most)),
  });
export type OwnWords = z.infer<ReturnType<typeof OwnWordsSchema>>;

/** Above or below what a day says. */
const BesideSchema = z.enum(["over", "under"]);
export const mostPhotographs = 6;

/** A photograph that was put beside a day, by its place in addresses. */
const DraftPhotographSchema = z.strictObject({
  file: PhotographIdSchema,
  at: BesideSchema,
  shows: OwnWordsSchema(160).nullable().describe("Beneath it, and read aloud in its place"),
});
export type DraftPhotograph = z.infer<typeof DraftPhotographSchema>;

/** A day of the journey: one of the library, or one of our own, or one under words of our own. */
const DraftDaySchema = z.strictObject({
  id: PartIdSchema,
  block: ContentIdSchema.nullable(),
  stay: ContentIdSchema.nullable(),
  title: OwnWordsSchema(120).nullable(),
  text: OwnWordsSchema(4000).nullable().describe("In place of the library's"),
  over: OwnWordsSchema(2000).nullable().optional().describe("Above the library's text"),
  under: OwnWordsSchema(2000).nullable().optional().describe("Below it"),
  photographs: z.array(DraftPhotographSchema).max(mostPhotographs, "too_many").optional(),
  meals: z
    .array(MealSchema)
    .max(3)
    .optional()
    .describe("Of a day of our own, or others than the library's"),
});
export type DraftDay = z.infer<typeof DraftDaySchema>;

/** A line of the price: one of the catalogue's, as proposed or with another amount, or one of our own. */
export const DraftLineSchema = z.strictObject({
  id: PartIdSchema,
  of: PriceLineSchema.nullable(),
  text: OwnWordsSchema(120).nullable(),
  amount_minor: minor,
  hidden: z.boolean().optional().describe("In the total, but no line that the guest reads"),
});
export type DraftLine = z.infer<typeof DraftLineSchema>;

export const mostVariants = 3;
export const mostOfferDays = 40;

/** One of the versions that a guest chooses from: its days and its price. */
const DraftVariantSchema = z.strictObject({
  id: PartIdSchema,
  name: OwnWordsSchema(60).nullable().describe("What it is called beside others"),
  like: PartIdSchema.optional().describe("Of which other it began as a copy"),
  days: z.array(DraftDaySchema).min(1, "required").max(mostOfferDays, "too_long_trip"),
  lines: z.array(DraftLineSchema).max(40),
  asked: z
    .array(PriceLineSchema)
    .max(40)
    .optional()
    .describe(
      "What the catalogue asked when its lines were last put in; not there in older drafts",
    ),
  total_minor: minor.nullable().describe("Typed: what the lines lack becomes a line of its own"),
  deposit_minor: minor.nullable().describe("Typed; null by the rule"),
  priced_days: z
    .int()
    .optional()
    .describe("How many days there were when its price was last made by hand"),
});
export type DraftVariant = z.infer<typeof DraftVariantSchema>;

export const mostPartyChange = 6;

/** A journey as it is being made; days and lodges by their ids in the content. */
export const DraftSchema = z.strictObject({
  schema: z.literal(2),
  tour: ContentIdSchema,
  blank: z
    .boolean()
    .optional()
    .describe("Begun from nothing: title, picture and what is included are not the tour's"),
  title: OwnWordsSchema(120).nullable(),
  includes: OwnWordsSchema(2000)
    .nullable()
    .optional()
    .describe("In place of the tour's, one a line"),
  excludes: OwnWordsSchema(2000).nullable().optional().describe("The same of what is not included"),
  letter: OwnWordsSchema(6000),
  starts: IsoDaySchema.refine((day) => day <= lastCalendarDay, "too_far_ahead"),
  ...partyFields,
  rooms: z
    .int("required")
    .min(0)
    .max(40, "too_many_people")
    .describe("0: as many as is usual; what was sent says how many"),
  party_change: z
    .int()
    .min(0)
    .max(mostPartyChange)
    .optional()
    .describe(
      "By how many people the guest may change the party; by the rule where it is not said",
    ),
  balance_due: IsoDaySchema.nullable().describe("Typed; null by the rule"),
  valid_until: IsoDaySchema,
  variants: z
    .array(DraftVariantSchema)
    .min(1, "required")
    .max(mostVariants)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "invalid"),
});
export type Draft = z.infer<typeof DraftSchema>;

/** A draft with one of its variants in it. */
export type Drafted = Omit<Draft, "schema" | "variants"> &
  DraftVariant & {
    /** Which of several it is, as it is called without a name of its own; empty where it is the only one. */
    version_letter: string;
  };

/** Which of the versions one is, as people say it: A, B, C. */
export const variantLetter = (at: number): string => String.fromCharCode("A".charCodeAt(0) + at);

/** Each variant of a draft, with what they share. */
export const draftedVariants = ({ schema, variants, ...shared }: Draft): Drafted[] =>
  variants.map((variant, at) => ({
    ...shared,
    ...variant,
    version_letter: variants.length > 1 ? variantLetter(at) : "",
  }));

/** What we have put above or below what a day says. */
const SentBesideSchema = z.object({
  text: z.string(),
  language: LocaleSchema.nullable().describe("Of the text, where it is not the guest's"),
  pictures: z.array(PictureSchema),
  shows_languages: z
    .array(LocaleSchema.nullable())
    .optional()
    .describe("The same of what each picture shows"),
});
export type SentBeside = z.infer<typeof SentBesideSchema>;

/** A day as the guest reads it, and in which language where that is not theirs. */
const SentDaySchema = ItineraryDaySchema.extend({
  other_language: LocaleSchema.nullable().describe("Of the text"),
  title_language: LocaleSchema.nullable().optional().describe("Of the title"),
  over: SentBesideSchema.optional(),
  under: SentBesideSchema.optional(),
});
export type SentDay = z.infer<typeof SentDaySchema>;

/** The only line of a price of which every line is hidden. */
export const wholeLine = "whole";

const ShortPartSchema = z
  .enum(["name", "title", "includes", "excludes", "captions", "some"])
  .describe("Some: of what was sent before it was kept of which part");

/** What a guest reads, in one language. */
export const SentWordsSchema = z.object({
  name: z.string().describe("What the version is called; empty where there is but one"),
  title: z.string(),
  letter: z.string(),
  letter_language: LocaleSchema.nullable().describe("Where it is not the guest's"),
  short_languages: z
    .partialRecord(ShortPartSchema, LocaleSchema)
    .optional()
    .describe("The same of what is short"),
  line_languages: z
    .record(z.string(), LocaleSchema)
    .optional()
    .describe("The same of our own lines of the price, by their ids"),
  days: z.array(SentDaySchema),
  inclusions: z.array(LabelSchema),
  exclusions: z.array(LabelSchema),
  tips: z.array(z.object({ title: z.string(), text: z.string() })),
  picture: PictureSchema,
});
export type SentWords = z.infer<typeof SentWordsSchema>;

export const RefundPeriodSchema = z.object({
  from: IsoDaySchema,
  until: IsoDaySchema.nullable(),
  kept_minor: z.int().nonnegative(),
});

/** A variant as it was sent. */
export interface SentVariant {
  id: string;
  ends: string;
  price: z.infer<typeof PartyPriceSchema>;
  /** Lines of our own carry their words in all languages. */
  line_words: Record<string, Partial<Record<string, string>>>;
  refund: z.infer<typeof RefundPeriodSchema>[];
  words: Record<string, SentWords>;
}

/** What the guest may make of the party, and the price table of the day on which it was sent. */
export interface SentParty {
  change: number;
  people_max: number;
  min_age: number;
  day: string;
  prices: PriceTable;
}

/** What was sent: everything is in it, so that no import changes it. */
export interface Sent {
  schema: 2;
  draft: Draft;
  /** The last day of the longest variant. */
  ends: string;
  variants: SentVariant[];
  /** What its pictures were when it was sent. */
  pictures: Record<string, string>;
  /** From what another party is priced; not there where the price is ours and not the catalogue's. */
  party?: SentParty | undefined;
}

/** The variant that is meant, or the first where none is. */
export const variantOf = (sent: Sent, variant?: string | null): SentVariant | undefined =>
  sent.variants.find(({ id }) => id === variant) ?? sent.variants[0];
