import { z } from "zod";
import { PictureNameSchema } from "../ids";
import { text } from "../leads";
import { LocaleSchema } from "../locale";
import { IsoDaySchema, MomentSchema, PictureSchema, VersionSchema } from "../shared";

const reviewStates = ["pending", "published", "declined"] as const;
export type ReviewState = (typeof reviewStates)[number];
const ReviewStateSchema = z.enum(reviewStates);

/** A review as whoever looks after the guest book sees it. */
const DeskReviewSchema = z.object({
  id: z.string(),
  state: ReviewStateSchema,
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  country: z.string(),
  language: LocaleSchema,
  written: IsoDaySchema,
  verified: z.boolean(),
  written_already: z
    .boolean()
    .describe("The same guest has another of the same published, or sent before and still to read"),
  about: z.string().describe("The tour or place, in English; empty for the whole company"),
  photographs: z
    .array(z.object({ id: z.string(), picture: PictureSchema }))
    .describe("What the guest sent with it"),
  is_sent: z.boolean().describe("A visitor sent it; others are of the content"),
  reply: z
    .object({
      language: LocaleSchema,
      text: z.string(),
      by: z.string(),
      at: MomentSchema,
      version: z.int(),
    })
    .nullable(),
});
export type DeskReview = z.infer<typeof DeskReviewSchema>;

const ReviewPageSchema = z.object({
  reviews: z.array(DeskReviewSchema),
  next: z.string().nullable().describe("Where the list goes on"),
  pending: z.int(),
});
export type ReviewPage = z.infer<typeof ReviewPageSchema>;

const Id = z.string().min(1).max(120);
const decided = z.object({ review: DeskReviewSchema });
/** The review that is meant, in the state in which whoever acts saw it. */
const seen = { review: Id, seen: ReviewStateSchema };

/** Reviews: what waits to be read, and what is replied in public. */
export const reviewCalls = {
  reviews: {
    input: z.strictObject({ view: ReviewStateSchema.default("pending"), after: Id.optional() }),
    output: ReviewPageSchema,
  },
  "publish-review": { input: z.strictObject(seen), output: decided },
  "decline-review": { input: z.strictObject(seen), output: decided },
  "leave-out-photograph": {
    input: z.strictObject({ review: Id, photograph: PictureNameSchema }),
    output: decided,
  },
  "reply-to-review": {
    input: z.strictObject({
      review: Id,
      version: VersionSchema.min(0).describe("Of the reply that was seen; 0 where there was none"),
      language: LocaleSchema,
      text: text(4_000).min(1, "required"),
    }),
    output: decided,
  },
  "withdraw-reply": {
    input: z.strictObject({ review: Id, version: VersionSchema.min(1) }),
    output: decided,
  },
};
