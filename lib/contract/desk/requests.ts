import { z } from "zod";
import { CameFromSchema } from "../came-from";
import { InterestSchema, line, requiredLine, text } from "../leads";
import { LocaleSchema } from "../locale";
import { DoneSchema, IsoDaySchema, MomentSchema, VersionSchema } from "../shared";
import { KnownSchema } from "./known";
import { AmongSchema } from "./month";
import { Reference } from "./references";

export const RequestKindSchema = z.enum(["quote", "enquiry", "contact", "booking", "review"]);
export type RequestKind = z.infer<typeof RequestKindSchema>;

const RequestStateSchema = z.enum(["waiting", "answered", "offered", "won", "lost"]);
export type RequestState = z.infer<typeof RequestStateSchema>;

const views = ["waiting", "mine", "answered", "closed"] as const;
export type RequestView = (typeof views)[number];

const lostReasons = ["price", "dates", "elsewhere", "silent", "not_ours"] as const;
export type LostReason = (typeof lostReasons)[number];

const ColleagueSchema = z.object({ id: z.uuid(), name: z.string() });

/** What is asked for, as facts that the desk puts into words; what was not said is empty or null. */
export const WishSchema = z.object({
  about: z.string().describe("The tour's English name, or that of the place"),
  interests: z.array(InterestSchema),
  days: z.int().nullable(),
  day: IsoDaySchema.nullable().describe("The first day"),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable()
    .describe("Where no day was said"),
  adults: z.int().nullable(),
  children: z.array(z.int()).describe("Their ages"),
  budget_minor: z.int().nullable().describe("For each, at the most"),
  total_minor: z.int().nullable().describe("What a booking costs"),
  rating: z.int().nullable(),
  title: z.string().describe("In the guest's words"),
  message: z.string().describe("How what was written begins"),
});
export type Wish = z.infer<typeof WishSchema>;

/** A request as the list shows it. */
const RequestRowSchema = z.object({
  id: z.string(),
  kind: RequestKindSchema,
  state: RequestStateSchema,
  since: MomentSchema,
  waits_since: MomentSchema.describe("Later where it was moved back to waiting after an answer"),
  first_answered_at: MomentSchema.nullable(),
  name: z.string(),
  language: LocaleSchema,
  wish: WishSchema,
  owner: ColleagueSchema.nullable(),
  next_step: z.string(),
  next_on: IsoDaySchema.nullable(),
  version: z.int(),
});
export type RequestRow = z.infer<typeof RequestRowSchema>;

const RequestPageSchema = z.object({
  requests: z.array(RequestRowSchema),
  next: z.string().nullable().describe("Where the list goes on"),
  waiting: z.int(),
  mine: z.int(),
  reply_minutes: z
    .int()
    .nullable()
    .describe("The median until the first answer, of what was asked in thirty days"),
  latest: RequestRowSchema.pick({ id: true, kind: true, name: true, since: true })
    .nullable()
    .describe("What has come last of all that waits, wherever in the list it stands"),
  now: MomentSchema,
});
export type RequestPage = z.infer<typeof RequestPageSchema>;

const WrittenFieldSchema = z.enum(["coupon", "title", "message"]);
/** Where a guest writes words of their own. */
export type WrittenField = z.infer<typeof WrittenFieldSchema>;

const RequestDetailSchema = RequestRowSchema.extend({
  email: z.string(),
  phone: z.string(),
  known: KnownSchema,
  words: z.array(z.object({ field: WrittenFieldSchema, text: z.string() })),
  came_from: CameFromSchema.nullable(),
  subject: z.string().describe("What an answer is called, in the guest's language"),
  lost_reason: z.string().nullable(),
  messages: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(["answer", "note"]),
      author: z.string(),
      text: z.string(),
      at: MomentSchema,
    }),
  ),
  history: z.array(z.object({ action: z.string(), by: z.string(), at: MomentSchema })),
  earlier: z.array(RequestRowSchema.pick({ id: true, kind: true, state: true, since: true })),
  colleagues: z.array(ColleagueSchema),
  now: MomentSchema,
});
export type RequestDetail = z.infer<typeof RequestDetailSchema>;

/** The request that is meant, as it was when whoever acts saw it. */
const seen = { request: Reference, version: VersionSchema.min(1) };

/** Requests: what waits for an answer, and what becomes of it. */
export const requestCalls = {
  requests: {
    input: z.strictObject({
      view: z.enum(views).default("waiting"),
      after: Reference.optional(),
      came: AmongSchema.optional().describe("In place of a view: all of what came then"),
    }),
    output: RequestPageSchema,
  },
  request: { input: z.strictObject({ request: Reference }), output: RequestDetailSchema },
  "take-over": { input: z.strictObject(seen), output: DoneSchema },
  "hand-on": { input: z.strictObject({ ...seen, to: z.uuid() }), output: DoneSchema },
  answer: {
    input: z.strictObject({
      ...seen,
      subject: requiredLine(200),
      text: text(10_000).min(1, "required"),
    }),
    output: DoneSchema,
  },
  "mark-answered": { input: z.strictObject(seen), output: DoneSchema },
  "write-note": {
    input: z.strictObject({ request: Reference, text: text(4_000).min(1, "required") }),
    output: DoneSchema,
  },
  remind: {
    input: z.strictObject({ ...seen, on: IsoDaySchema.nullable(), step: line(200) }),
    output: DoneSchema,
  },
  "mark-won": { input: z.strictObject(seen), output: DoneSchema },
  "mark-lost": {
    input: z.strictObject({ ...seen, reason: z.enum(lostReasons) }),
    output: DoneSchema,
  },
  reopen: { input: z.strictObject(seen), output: DoneSchema },
};
