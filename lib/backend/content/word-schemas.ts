import { z } from "zod";
import { TimeOfDaySchema } from "@/lib/contract/vocabulary";

const slug = z
  .string()
  .max(110)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is not an ascii slug");
const text = z.string().trim().min(1);

export const TourWordsSchema = z.strictObject({
  slug,
  title: text.max(90),
  tagline: text.max(220),
  overview: text,
  summary: text,
  reasons: z.array(text).length(4),
});
export type TourWords = z.output<typeof TourWordsSchema>;

export const DayWordsSchema = z.strictObject({ title: text.max(110), text });

export const DestinationWordsSchema = z.strictObject({
  name: text,
  slug,
  tagline: text.max(220),
  best_time: text,
  high_season: text,
  /** Where ways by road end in a place that is wide, as it stands in `Destinations.visit.roadTo`. */
  arrival: text.max(40).optional(),
  highlights: z.array(text).min(3).max(5),
  /** What guests ask about the place; an answer may lead to what is ours. */
  questions: z
    .array(z.strictObject({ question: text.max(140), answer: text.max(700) }))
    .max(6)
    .default([]),
  body: text,
});
export type DestinationWords = z.output<typeof DestinationWordsSchema>;

export const CategoryWordsSchema = z.strictObject({
  slug,
  title: text.max(90),
  heading: text,
  intro: text,
  description: text.max(200),
});

export const PostWordsSchema = z.strictObject({
  title: text.max(95),
  slug,
  description: text.max(200),
  body: text,
});

export const ReviewWordsSchema = z.strictObject({ title: text, text });
export const TeamWordsSchema = z.strictObject({ role: text, bio: text });
export const AssociateWordsSchema = z.strictObject({ name: text, text });
export const PageWordsSchema = z.strictObject({ title: text, intro: text, body: text });
export const MetaWordsSchema = z.strictObject({ title: text.max(90), description: text.max(200) });

const texts = z.record(z.string(), text);
export const ListWordsSchema = z.strictObject({
  inclusions: texts,
  tips: z.record(z.string(), z.strictObject({ title: text, text })),
  activities: texts,
  stay_types: texts,
  extras: texts,
  climates: texts.default({}),
  /** What climbers can rent. */
  rental: texts.default({}),
});
export type ListWords = z.output<typeof ListWordsSchema>;

/** Alt texts: what is drawn and at which time of day. */
export const PictureWordsSchema = z.strictObject({
  times: z.record(TimeOfDaySchema, text),
  subjects: texts,
});
export type PictureWords = z.output<typeof PictureWordsSchema>;
