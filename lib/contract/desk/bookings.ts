import { z } from "zod";
import {
  BookingSchema,
  BookingStateSchema,
  bookingDocumentEndpoint,
  OperatorActionSchema,
  PaymentPurposeSchema,
  PaymentStateSchema,
} from "../bookings";
import { InvoiceNumberSchema, IssuedInvoiceSchema } from "../invoices";
import { line, text } from "../leads";
import { LocaleSchema } from "../locale";
import { PartyPriceSchema } from "../price-quote";
import { DoneSchema, IsoDaySchema, MomentSchema, VersionSchema } from "../shared";
import { ShareStateSchema } from "../shares";
import { AmongSchema } from "./month";
import { agentInput } from "./new-booking";
import { BookingReference } from "./references";
import { StepFactSchema } from "./step-facts";

const minor = z.int();
const otherProvider = z
  .string()
  .nullable()
  .describe("With whom it was ordered, where that is no longer who takes the money");
const PaperSchema = bookingDocumentEndpoint.input.shape.paper;

/** A booking as the desk's list shows it. */
const BookingRowSchema = z.object({
  reference: z.string(),
  state: BookingStateSchema,
  name: z.string(),
  language: LocaleSchema,
  tour: z.string().describe("The journey's English name"),
  starts: IsoDaySchema,
  adults: z.int(),
  children: z.array(z.int()).describe("Their ages"),
  agent: z.string().describe("Who sold it; empty where nobody did"),
  total_minor: minor,
  open_minor: minor.describe("What is still to be paid, now and later"),
  made_at: MomentSchema,
});
export type BookingListRow = z.infer<typeof BookingRowSchema>;

const BookingPageSchema = z.object({
  bookings: z.array(BookingRowSchema),
  next: z.string().nullable().describe("Where the list goes on"),
});
export type BookingPage = z.infer<typeof BookingPageSchema>;

const BookingDetailSchema = BookingRowSchema.extend({
  version: z.int().describe("Goes along with whatever is done about it"),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  guest_forgotten: z.boolean().describe("Erased, so that nothing is written down of them again"),
  ended_links: z.int().describe("How many links of before open it no more"),
  ends: IsoDaySchema,
  rooms: z.int(),
  extras: z.array(z.string()).describe("Their names"),
  message: z.string().describe("In the guest's words"),
  fixed_date: z.boolean(),
  price: PartyPriceSchema,
  paid_minor: minor,
  back_minor: minor.describe("What of that is on its way back"),
  by_hand: z
    .array(z.object({ refund: z.string(), amount_minor: minor, to: z.string() }))
    .describe("What of that somebody has to send; to whom, where it is not whoever booked"),
  due_now_minor: minor,
  balance_due: IsoDaySchema,
  hold_until: MomentSchema.nullable(),
  invoice: z.string().nullable(),
  invoices: z.array(IssuedInvoiceSchema),
  proposed: z.array(IsoDaySchema),
  movements: z.array(
    z.object({
      id: z.int().describe("Its number in the ledger"),
      kind: z.string(),
      ...{ amount_minor: minor, at: MomentSchema, note: z.string() },
      payer: z.string().nullable().describe("The fellow traveller whose share it is"),
      can_undo: z.boolean().describe("A transfer that can be taken out of the books"),
    }),
  ),
  attempts: z.array(
    z.object({
      id: z.string(),
      state: PaymentStateSchema,
      purpose: PaymentPurposeSchema,
      amount_minor: minor,
      at: MomentSchema,
      other_provider: otherProvider,
      rest_minor: minor.describe("What is in the books of one that is shown as reversed"),
    }),
  ),
  shares: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        state: ShareStateSchema,
        amount_minor: minor,
        paid_minor: minor,
        back_minor: minor,
      }),
    )
    .describe("What fellow travellers were asked to pay"),
  refunds: z.array(
    z.object({
      id: z.string(),
      state: z.enum(["wanted", "asked", "done", "manual"]),
      amount_minor: minor,
      at: MomentSchema,
      other_provider: otherProvider,
    }),
  ),
  papers: z.array(PaperSchema),
  notes: z.array(z.object({ id: z.int(), author: z.string(), text: z.string(), at: MomentSchema })),
  history: z.array(
    z.object({
      ...{ what: z.string(), by: z.string(), at: MomentSchema },
      why: z.string().describe("What was done that a state came of; empty where that is not known"),
      note: z.string().describe("What somebody wrote with it"),
      facts: z.array(StepFactSchema).describe("What became another with it"),
    }),
  ),
  actions: z.array(OperatorActionSchema).describe("What whoever asks may decide as it stands"),
  guest_cancels: z
    .array(
      z.object({
        ...{ from: IsoDaySchema, until: IsoDaySchema },
        ...{ back_minor: minor, by_agent_minor: minor },
      }),
    )
    .describe(
      "What goes back by us, and by an agent, where the guest cancels: by the day that counts",
    ),
  free_dates: z.array(IsoDaySchema).describe("Departures that have room for the party"),
  late_transfer: z
    .object({
      least_minor: minor.describe("Less goes back at once"),
      net_minor: minor
        .nullable()
        .describe(
          "What an agent sends who keeps the commission: exactly that stays too; null where it is no less",
        ),
      in_vain: z
        .enum(["full", "closed", "begun", "refused", "ended"])
        .nullable()
        .describe("Why all of it goes back: no places, closed, begun, its date not free, or ended"),
    })
    .nullable()
    .describe("What a transfer has to come to, once the places were given back"),
  can_change: z
    .boolean()
    .describe("Seats are held for it, and it has not begun; or it has, and can be made cheaper"),
  proposed_change: BookingSchema.shape.proposed_change,
  has_request: z.boolean().describe("Whether it is among the requests"),
  request: z.string().nullable().describe("The request that the desk made it from"),
  made_by: z.string().nullable().describe("Who of the desk made it"),
  asks_consent: z.boolean().describe("The guest has still to agree, by their link"),
  agent: z
    .object({
      name: z.string(),
      commission_percent: z.int(),
      commission_minor: minor,
      net_minor: minor,
      owes_minor: minor.describe("What the agent owes us; below zero we owe them"),
      kept_minor: minor.describe("What they have kept of what the guest paid them"),
      keeps_minor: minor.describe("What settling enters as kept by the agent"),
      sends_minor: minor.describe("What settling enters as sent to the agent"),
      returns_minor: minor.describe("What settling enters as come back from the agent"),
    })
    .nullable(),
  can_set_agent: z.boolean().describe("It goes on, and nothing is settled with an agent yet"),
});
export type BookingDetail = z.infer<typeof BookingDetailSchema>;

/** The booking that is meant, as it was when whoever acts saw it. */
const seen = { booking: BookingReference, version: VersionSchema.min(1) };

/** Bookings at the desk: found by anything that is known of them; what was decided by links alone. */
export const bookingCalls = {
  bookings: {
    input: z.strictObject({
      find: line(120).default(""),
      states: z.array(BookingStateSchema).max(8).default([]).describe("All when none is named"),
      after: BookingReference.optional(),
      agents: z.literal("open").optional().describe("Only what is to be settled with an agent"),
      made: AmongSchema.optional().describe("Only what was booked then"),
      confirmed: AmongSchema.optional().describe("Only what was confirmed then"),
    }),
    output: BookingPageSchema,
  },
  booking: { input: z.strictObject({ booking: BookingReference }), output: BookingDetailSchema },
  "booking-paper": {
    input: z.strictObject({
      booking: BookingReference,
      paper: PaperSchema,
      number: InvoiceNumberSchema.optional(),
    }),
    output: bookingDocumentEndpoint.output,
  },
  "accept-booking": { input: z.strictObject(seen), output: DoneSchema },
  "propose-dates": {
    input: z.strictObject({
      ...seen,
      dates: z.array(IsoDaySchema).min(1, "required").max(5),
      message: text(2000).default(""),
    }),
    output: DoneSchema,
  },
  "cancel-booking": {
    input: z.strictObject({
      ...seen,
      by_guest_on: IsoDaySchema.optional().describe(
        "The day that counts where it is the guest's: the terms say what goes back; else it is ours, and all does",
      ),
      message: text(2000).default(""),
    }),
    output: DoneSchema,
  },
  "record-transfer": {
    input: z.strictObject({
      ...seen,
      amount_minor: z.int("required").positive().max(100_000_000),
      bank_reference: line(60)
        .min(1, "required")
        .regex(/^[\w ./-]*$/, "invalid_characters"),
    }),
    output: DoneSchema,
  },
  "undo-transfer": {
    input: z.strictObject({
      ...{ ...seen, entry: z.int().positive() },
      instead_minor: z
        .int()
        .positive()
        .max(100_000_000)
        .nullable()
        .describe("What has arrived in truth, to be entered with the same reference"),
    }),
    output: DoneSchema,
  },
  "set-agent": { input: z.strictObject({ ...seen, ...agentInput }), output: DoneSchema },
  "settle-agent": { input: z.strictObject(seen), output: DoneSchema },
  "record-refund": {
    input: z.strictObject({ ...seen, refund: text(100).optional() }),
    output: DoneSchema,
  },
  "record-reversal": {
    input: z.strictObject({ ...seen, payment: text(100) }),
    output: DoneSchema,
  },
  "write-booking-note": {
    input: z.strictObject({ booking: BookingReference, text: text(4_000).min(1, "required") }),
    output: DoneSchema,
  },
};
