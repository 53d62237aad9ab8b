import { z } from "zod";
import { policy } from "../pricing/policy";
import { CameFromSchema } from "./came-from";
import { endpoint, requestLimits } from "./endpoint";
import { holdsLink } from "./holds-link";
import { ContentIdSchema, PictureNameSchema } from "./ids";
import { CouponCodeSchema, partyFields } from "./price-quote";
import { companions, contactMethods, interests, travelTypes } from "./quote-choices";
import { GallerySchema, IsoDaySchema } from "./shared";

// A wrong field is named by a key of the messages `FieldErrors`; the reader's language words it.

// Some address books put these around what is copied from them. What joins letters is kept.
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

const breaks = /[\u2028\u2029]/g;

// Nothing else is looked for in what is too long: in tens of thousands of letters that takes seconds.
const tooLong = { error: "too_long", abort: true };

/**
 * One line that goes into mails: no control characters, so that no header can be injected, and no
 * breaks, so that no line can; without marks that nobody sees, or that would turn the direction of what
 * stands behind them.
 */
export const line = (most: number) =>
  z
    .string("required")
    .overwrite((words) => words.replace(unseen, "").replace(breaks, " "))
    .trim()
    .max(most, tooLong)
    .regex(/^\P{Cc}*$/u, "invalid_characters");
export const requiredLine = (most: number) => line(most).min(1, "required");
/** Somebody's name. It travels in mails to an address that need not be its sender's: no links. */
export const optionalName = (most: number) =>
  line(most).refine((name) => !holdsLink(name), "not_a_name");
export const personName = (most: number) => optionalName(most).min(1, "required");

/** Several lines of plain text. */
export const text = (most: number) =>
  z
    .string("required")
    .trim()
    .max(most, tooLong)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, "invalid_characters");

export const EmailSchema = z
  .string("required")
  .trim()
  .min(1, "required")
  .max(254, "too_long")
  .pipe(z.email("invalid_email"));

/** International, as the phone input gives it: `+255700000000`. */
export const PhoneSchema = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{5,14}$/, "invalid_phone");
export const optionalPhone = PhoneSchema.or(z.literal("")).optional();

export const CountrySchema = z.string("required").regex(/^[A-Z]{2}$/, "required");

/** Where a sender came from; a request without it is as good. */
export const cameFrom = { came_from: CameFromSchema.optional() };

/** A field that people never see and a form that nobody can fill within a second betray a robot. */
export const spamCheck = {
  website: z.string().max(500).optional(),
  seconds_open: z.number().min(0).max(10_000_000).optional(),
};

export const TravelTypeSchema = z.enum(travelTypes, "required");
export const InterestSchema = z.enum(interests);
export const TravelWithSchema = z.enum(companions);
export const ContactMethodSchema = z.enum(contactMethods);

/**
 * A request for a quote (docs/product.md, "Quote"). Children are given by age, never by date of
 * birth.
 */
export const QuoteRequestSchema = z.strictObject({
  travel_type: TravelTypeSchema,
  interests: z.array(InterestSchema).max(4).default([]),
  days: z.int("required").min(1, "required").max(60, "too_long_trip"),
  travel_with: z.array(TravelWithSchema).max(6).default([]),
  budget_per_person: z
    .int()
    .min(100, "too_small_budget")
    .max(100_000, "too_large")
    .nullable()
    .default(null),
  departure: z.discriminatedUnion(
    "kind",
    [
      z.strictObject({ kind: z.literal("date"), date: IsoDaySchema }),
      z.strictObject({
        kind: z.literal("month"),
        month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "required"),
      }),
      z.strictObject({ kind: z.literal("flexible") }),
    ],
    "required",
  ),
  destinations: z.array(ContentIdSchema).max(12).default([]),
  ...partyFields,
  rooms: z
    .int()
    .min(1)
    .max(40, "too_many_people")
    .optional()
    .describe("Rooms or tents, where somebody chose how many"),
  tour: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .optional(),
  tours: z
    .array(ContentIdSchema)
    .max(60)
    .default([])
    .describe("Ids of favourite tours that are asked about together"),
  message: text(4000).default(""),
  full_name: personName(120),
  email: EmailSchema,
  phone: optionalPhone,
  country: CountrySchema,
  contact_method: ContactMethodSchema.default("email"),
  coupon_code: CouponCodeSchema.optional(),
  invited_by: line(60)
    .optional()
    .describe("The code of a friend's invitation; unknown ones are ignored"),
  save_details: z.boolean().default(false),
  agree: z.literal(true, "must_agree"),
  of_age: z.literal(true, "guardian_needed"),
  ...cameFrom,
  ...spamCheck,
});
export type QuoteRequest = z.output<typeof QuoteRequestSchema>;

export const ContactMessageSchema = z.strictObject({
  full_name: personName(120),
  email: EmailSchema,
  phone: optionalPhone,
  country: CountrySchema,
  message: text(4000).min(5, "required"),
  ...cameFrom,
  ...spamCheck,
});

export const EnquirySchema = z.strictObject({
  about: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("tour"), slug: z.string().max(120) }),
    z.strictObject({ kind: z.literal("destination"), slug: z.string().max(120) }),
  ]),
  full_name: personName(120),
  email: EmailSchema,
  phone: optionalPhone,
  message: text(4000).min(5, "required"),
  ...cameFrom,
  ...spamCheck,
});

export const ReviewSubmissionSchema = z.strictObject({
  rating: z.int("required").min(1, "rating_range").max(5, "rating_range"),
  title: requiredLine(90),
  text: text(4000).min(20, "too_short"),
  full_name: personName(80),
  email: EmailSchema,
  country: CountrySchema,
  travelled_on: IsoDaySchema.optional(),
  about: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("tour"), slug: z.string().max(120) }),
    z.strictObject({ kind: z.literal("destination"), slug: z.string().max(120) }),
    z.strictObject({ kind: z.literal("general") }),
  ]),
  photographs: z
    .array(PictureNameSchema)
    .max(4, "too_many_pictures")
    .refine((ids) => new Set(ids).size === ids.length, "invalid")
    .optional()
    .describe("What `/api/review-photograph` answered to each, in the order they are shown"),
  agree: z.literal(true, "must_agree"),
  ...spamCheck,
});

const ReceiptSchema = z.object({
  data: z.object({
    reference: z
      .string()
      .describe("Unguessable; shown to the visitor where it looks like Q-7KQ2-M4XD-9RTA"),
  }),
});

export const requestQuoteEndpoint = endpoint({
  method: "POST",
  path: "/api/requestquote",
  summary: `Asks for a quote; answered within ${policy.replyHours} hours`,
  tier: "required",
  without: "No quote can be asked for",
  input: QuoteRequestSchema,
  output: ReceiptSchema,
  status: 201,
  limits: requestLimits,
});

export const contactUsEndpoint = endpoint({
  method: "POST",
  path: "/api/contact_us",
  summary: "Sends a message to the operator",
  tier: "required",
  without: "No message can be sent",
  input: ContactMessageSchema,
  output: ReceiptSchema,
  status: 201,
  limits: [
    { calls: 3, perSeconds: 60 },
    { calls: 10, perSeconds: 3600 },
  ],
});

export const enquiryEndpoint = endpoint({
  method: "POST",
  path: "/api/enquiry",
  summary: "Asks about one tour or destination",
  without: "Tours and places have no form for a question",
  input: EnquirySchema,
  output: ReceiptSchema,
  status: 201,
  limits: requestLimits,
});

export const sendReviewEndpoint = endpoint({
  method: "POST",
  path: "/api/send_review",
  summary: "Sends a review; it is read by the operator before it is shown",
  tier: "required",
  without: "No review can be sent",
  input: ReviewSubmissionSchema,
  output: ReceiptSchema,
  status: 201,
  limits: [{ calls: 3, perSeconds: 3600 }],
});

export const moderateEndpoint = endpoint({
  method: "POST",
  path: "/api/moderate",
  summary: "Publishes or declines a review, by the signed link of the operator's mail",
  without: "Reviews are read and published elsewhere",
  input: z.strictObject({
    token: z.string().max(600),
    confirm: z.boolean().describe("false only tells what the link would do"),
  }),
  output: z.object({
    data: z.object({
      action: z.enum(["publish", "decline"]),
      done: z.boolean(),
      review: z.object({
        author: z.string(),
        rating: z.int(),
        title: z.string(),
        text: z.string(),
        photographs: GallerySchema,
      }),
      written_already: z
        .boolean()
        .describe("The same guest has another review of the same, published or sent before this"),
    }),
  }),
});
