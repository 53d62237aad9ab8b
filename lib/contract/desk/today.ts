import { z } from "zod";
import { LocaleSchema } from "../locale";
import { DoneSchema, IsoDaySchema, MomentSchema } from "../shared";
import { RequestKindSchema, WishSchema } from "./requests";

/** A confirmed party that is on the way, or soon will be. */
const JourneySchema = z.object({
  booking: z.string(),
  name: z.string(),
  phone: z.string(),
  language: LocaleSchema,
  adults: z.int(),
  children: z.array(z.int()).describe("Their ages"),
  tour: z.string(),
  starts: IsoDaySchema,
  ends: IsoDaySchema,
  wishes: z.string().describe("What the guest wrote with the booking"),
});
export type Journey = z.infer<typeof JourneySchema>;

const dueKinds = [
  ...(["balance", "hold", "undecided", "undated", "refund", "agent"] as const),
  ...(["answer", "enquiry", "reminder", "wrote-booking", "wrote-offer", "few"] as const),
] as const;
export type DueKind = (typeof dueKinds)[number];

/** Where what is named can be looked at; null where there is nothing to open. */
const about = {
  booking: z.string().nullable(),
  request: z.string().nullable(),
};

const DueSchema = z.object({
  kind: z.enum(dueKinds),
  id: z.string().describe("Which of its kind: a booking may have several refunds"),
  reference: z.string(),
  ...about,
  offer: z.string().nullable(),
  departure: z
    .object({
      ...{ id: z.string(), starts: IsoDaySchema },
      ...{ seats: z.int(), sold: z.int(), held: z.int() },
    })
    .nullable(),
  name: z.string(),
  what: z.string().describe("In the words of whoever set it, or the agent's name"),
  asks: z
    .object({ kind: RequestKindSchema, wish: WishSchema })
    .nullable()
    .describe("What a request asks for"),
  on: IsoDaySchema.describe("The day on which it is due, or was"),
  at: MomentSchema.nullable().describe("The moment, where it is one"),
  amount_minor: z.int().nullable(),
  owner: z.string().describe("Who has it, or nobody"),
});
export type Due = z.infer<typeof DueSchema>;

const FailedEmailSchema = z.object({
  id: z.string(),
  kind: z.string().describe("What it says, such as booking-to-guest confirmed"),
  reference: z.string(),
  ...about,
  reason: z.string(),
  written_at: MomentSchema,
  is_trying: z.boolean().describe("It is being sent once more"),
});
export type FailedEmail = z.infer<typeof FailedEmailSchema>;

const TodaySchema = z.object({
  today: IsoDaySchema.describe("The business day, which is Tanzania's"),
  until: IsoDaySchema,
  journeys: z.array(JourneySchema).describe("Who travels at any time from today until then"),
  due: z.array(DueSchema),
  emails: z.array(FailedEmailSchema),
  now: MomentSchema,
});
export type Today = z.infer<typeof TodaySchema>;

const email = { email: z.string().min(1).max(100) };

/** Today: who travels, what is due, and which mails did not arrive. */
export const todayCalls = {
  today: { input: z.strictObject({}), output: TodaySchema },
  "send-again": { input: z.strictObject(email), output: DoneSchema },
  "give-up-email": { input: z.strictObject(email), output: DoneSchema },
};
