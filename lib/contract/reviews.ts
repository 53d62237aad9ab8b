import { z } from "zod";
import { decoration } from "./decoration";
import { endpoint } from "./endpoint";
import { LocaleSchema } from "./locale";
import {
  CountSchema,
  GallerySchema,
  IsoDaySchema,
  listOf,
  NearDaySchema,
  pageInput,
} from "./shared";
import { DestinationCategorySchema } from "./vocabulary";

const LinkSchema = z.object({ slug: z.string(), title: z.string() });

const ReplySchema = z.object({
  text: z.string(),
  language: LocaleSchema.describe("The one language it was written in"),
  written: NearDaySchema,
});
export type ReviewReply = z.infer<typeof ReplySchema>;

export const ReviewSchema = z.object({
  id: z.string(),
  rating: z.int().min(1).max(5),
  title: decoration(z.string(), ""),
  text: z.string(),
  author: z.string(),
  country: z.string().length(2).describe("ISO 3166 alpha-2"),
  language: LocaleSchema.describe("The language it was written in"),
  written: NearDaySchema,
  party: decoration(z.enum(["couple", "family", "solo", "friends"]).nullable(), null),
  verified: decoration(z.boolean(), false).describe("Belongs to a booking"),
  tour: decoration(LinkSchema.nullable(), null),
  destination: decoration(LinkSchema.nullable(), null),
  photographs: GallerySchema.describe("What the guest took on the journey"),
  reply: decoration(ReplySchema.nullable(), null).describe("What the operator replied in public"),
});
export type Review = z.infer<typeof ReviewSchema>;

/** How many reviews give five, four, three, two and one star (docs/product.md, "Reviews"). */
export const RatingBandsSchema = z.object({
  excellent: CountSchema,
  very_good: CountSchema,
  average: CountSchema,
  poor: CountSchema,
  terrible: CountSchema,
});

export const ReviewSummarySchema = z.object({
  average: z.number().min(0).max(5),
  count: CountSchema,
  bands: RatingBandsSchema,
});
export type ReviewSummary = z.infer<typeof ReviewSummarySchema>;

const ReviewListSchema = listOf(ReviewSchema).extend({ summary: ReviewSummarySchema });

export const reviewsEndpoint = endpoint({
  path: "/api/getReviews",
  summary: "Published reviews, of all tours or of one",
  tier: "required",
  without: "Reviews of tours, of the home page and of /About are left out",
  input: z.object({
    ...pageInput,
    tour: z.string().max(120).optional().describe("Slug of a tour"),
  }),
  output: ReviewListSchema,
  dependsOn: () => ["reviews", "tours", "destinations"],
});

export const guestbookEndpoint = endpoint({
  path: "/api/guestbook",
  summary: "The guest book: reviews by category of destination and date",
  tier: "required",
  without: "The guest book fails",
  input: z.object({
    ...pageInput,
    category: DestinationCategorySchema.optional(),
    date_from: IsoDaySchema.optional(),
    date_to: IsoDaySchema.optional(),
    sort: z.enum(["newest", "oldest", "highest", "lowest"]).default("newest"),
  }),
  output: ReviewListSchema,
  dependsOn: () => ["reviews", "tours", "destinations"],
});

export const reviewPhotographEndpoint = endpoint({
  method: "POST",
  path: "/api/review-photograph",
  summary:
    "Takes a photograph for the review that is sent after it; without one it goes within a day",
  without: "Reviews have no photographs of guests",
  input: z.strictObject({ photograph: z.file("required").max(2_000_000, "picture_too_large") }),
  output: z.object({
    data: z.object({
      photograph: z.string().describe("Unguessable; names it in the review"),
    }),
  }),
  body: "multipart",
  status: 201,
  // Four for a review, and some that were taken back.
  limits: [
    { calls: 12, perSeconds: 600 },
    { calls: 24, perSeconds: 3600 },
  ],
});
