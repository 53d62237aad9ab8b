import { z } from "zod";
import { partyFields, text } from "./leads";
import { LocaleSchema } from "./locale";
import { type PartyPriceSchema, PriceLineSchema } from "./price-quote";
import { IsoDaySchema, LabelSchema, PictureSchema } from "./shared";
import { ItineraryDaySchema } from "./tours";

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "invalid");
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

/** A day of the journey: one of the library, or one of our own, or one under words of our own. */
const DraftDaySchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  block: id.nullable(),
  stay: id.nullable(),
  title: OwnWordsSchema(120).nullable(),
  text: OwnWordsSchema(4000).nullable(),
});
export type DraftDay = z.infer<typeof DraftDaySchema>;

/** A line of the price: one of the catalogue's, as proposed or with another amount, or one of our own. */
export const DraftLineSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  of: PriceLineSchema.nullable(),
  text: OwnWordsSchema(120).nullable(),
  amount_minor: minor,
});
export type DraftLine = z.infer<typeof DraftLineSchema>;

/** A journey as it is being made; days and lodges by their ids in the content. */
export const DraftSchema = z.strictObject({
  schema: z.literal(1),
  tour: id,
  title: OwnWordsSchema(120).nullable(),
  letter: OwnWordsSchema(6000),
  starts: IsoDaySchema,
  ...partyFields,
  rooms: z.int("required").min(0).max(40, "too_many_people"),
  days: z.array(DraftDaySchema).min(1, "required").max(40, "too_long_trip"),
  lines: z.array(DraftLineSchema).max(40),
  total_minor: minor.nullable().describe("Typed: what the lines lack becomes a line of its own"),
  deposit_minor: minor.nullable().describe("Typed; null by the rule"),
  balance_due: IsoDaySchema.nullable().describe("Typed; null by the rule"),
  valid_until: IsoDaySchema,
});
export type Draft = z.infer<typeof DraftSchema>;

/** A day as the guest reads it, and in which language where that is not theirs. */
const SentDaySchema = ItineraryDaySchema.extend({ other_language: LocaleSchema.nullable() });

/** What a guest reads, in one language. */
export const SentWordsSchema = z.object({
  title: z.string(),
  letter: z.string(),
  letter_language: LocaleSchema.nullable().describe("Where it is not the guest's"),
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

/** What was sent: everything is in it, so that no import changes it. */
export interface Sent {
  schema: 1;
  draft: Draft;
  ends: string;
  /** Lines of our own carry their words in all languages. */
  price: z.infer<typeof PartyPriceSchema>;
  line_words: Record<string, Partial<Record<string, string>>>;
  refund: z.infer<typeof RefundPeriodSchema>[];
  words: Record<string, SentWords>;
  /** What its pictures were when it was sent. */
  pictures: Record<string, string>;
}
