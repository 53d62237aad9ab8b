import { z } from "zod";
import { policy } from "../pricing/policy";
import { endpoint, requestLimits } from "./endpoint";
import { goesBack, operatorsMoney } from "./goes-back";
import { InvoiceNumberSchema, IssuedInvoiceSchema } from "./invoices";
import {
  CountrySchema,
  cameFrom,
  EmailSchema,
  optionalPhone,
  personName,
  spamCheck,
  text,
} from "./leads";
import { CouponCodeSchema, ExtraKeysSchema, PartyPriceSchema, tripInput } from "./price-quote";
import { ProposedChangeSchema, ProposedDateSchema, shownInput } from "./proposed-change";
import {
  IsoDaySchema,
  NearDaySchema,
  oneOf,
  PictureSchema,
  referenceInput,
  travellers,
} from "./shared";

/**
 * The states of a booking (docs/product.md, "Bookings"): enquiry (the operator looks whether the
 * date is free), consultation (other dates are proposed), provisional (seats are held), invoiced
 * (the deposit is asked for), confirmed (the deposit was received); and its ends.
 */
export const BookingStateSchema = z.enum([
  "enquiry",
  "consultation",
  "provisional",
  "invoiced",
  "confirmed",
  "cancelled",
  "expired",
  "refunded",
]);
export type BookingState = z.infer<typeof BookingStateSchema>;

export const PaymentPurposeSchema = z.enum(["deposit", "balance"]);
export type PaymentPurpose = z.infer<typeof PaymentPurposeSchema>;

/** An attempt to pay: started (the provider was not reached yet), pending (it has the order), its ends. */
export const PaymentStateSchema = z.enum([
  "started",
  "pending",
  "completed",
  "failed",
  "cancelled",
  "reversed",
]);
export type PaymentState = z.infer<typeof PaymentStateSchema>;

const minor = z.int().nonnegative();

/** A party asks for a tour on a date. The price is the server's: the sender only says what it saw. */
export const BookingRequestSchema = z.strictObject({
  ...tripInput,
  extras: ExtraKeysSchema,
  coupon_code: CouponCodeSchema.optional(),
  shown_total_minor: z.int("required").nonnegative().describe("The total that was agreed to"),
  full_name: personName(120),
  email: EmailSchema,
  phone: optionalPhone,
  country: CountrySchema,
  message: text(4000).default(""),
  invited_by: z.string().max(60).optional(),
  agree: z.literal(true, "must_agree"),
  of_age: z.literal(true, "guardian_needed"),
  ...cameFrom,
  ...spamCheck,
});

export const BookingSchema = z.object({
  reference: z.string(),
  state: BookingStateSchema,
  tour: z
    .object({ slug: z.string(), title: z.string(), picture: PictureSchema })
    .describe("Without a slug where it was made for its guest from none"),
  starts: NearDaySchema,
  ends: NearDaySchema,
  fixed_date: z.boolean().describe("A shared departure, whose seats are counted"),
  ...travellers,
  name: z.string(),
  email: z.string(),
  price: PartyPriceSchema,
  due_now_minor: minor.describe("What confirms the booking; 0 once it is paid"),
  balance_minor: minor.describe("What is still to be paid after that"),
  own_part: z
    .object({ deposit_minor: minor, all_minor: minor })
    .optional()
    .describe("Where fellow travellers were asked to pay shares: what stays with who booked"),
  paid_minor: minor,
  balance_due: NearDaySchema,
  hold_until: z.iso.datetime().nullable(),
  invoice: z.string().nullable().describe("The latest"),
  invoices: z
    .array(IssuedInvoiceSchema)
    .default([])
    .describe("Every one that was issued, and every credit note, oldest first"),
  proposed: z.array(ProposedDateSchema),
  ...goesBack,
  payments: z.array(
    z.object({
      state: z.enum([...PaymentStateSchema.options, "refunded"]),
      purpose: PaymentPurposeSchema,
      amount_minor: minor,
      at: z.iso.datetime(),
    }),
  ),
  papers: z.array(z.enum(["invoice", "receipt", "trip-pack", "calendar"])),
  actions: z.array(z.enum(["agree", "pay", "invoice", "accept", "answer", "change", "cancel"])),
  proposed_change: ProposedChangeSchema.nullable()
    .optional()
    .describe("What waits for the guest's yes"),
  replaced: z.boolean().optional().describe("An accepted offer has taken its place"),
  missing: z
    .array(z.enum(["email", "country"]))
    .optional()
    .describe("What is not known of the guest, and is asked for when they agree"),
});
export type Booking = z.infer<typeof BookingSchema>;

export const createBookingEndpoint = endpoint({
  method: "POST",
  path: "/api/bookings",
  summary: `Books a tour; seats of a fixed departure are held for up to ${policy.holdHours} hours`,
  without: "Tours are not booked online; a quote is asked for instead",
  input: BookingRequestSchema,
  output: oneOf(
    z.object({
      reference: z.string(),
      key: z.string().describe("Opens the booking, as bearer token; the mail has it too"),
      state: BookingStateSchema,
    }),
  ),
  status: 201,
  limits: requestLimits,
  changes: ["departures"],
});

/** The bearer is the booking's key, or the token of an account with the same confirmed address. */
export const bookingEndpoint = endpoint({
  path: "/api/bookings/:reference",
  summary: "One booking, for whoever holds its key or signs in with its address",
  without: "A booking has no page",
  input: z.object(referenceInput),
  output: oneOf(BookingSchema),
  limits: [{ calls: 100, perSeconds: 60 }],
});

const changes = { output: oneOf(BookingSchema), limits: [{ calls: 20, perSeconds: 60 }] };

export const cancelBookingEndpoint = endpoint({
  method: "POST",
  path: "/api/bookings/:reference/cancel",
  summary: "Cancels; refused with conflict when the refund shown is not the refund due",
  without: "A booking is cancelled by mail",
  input: z.strictObject({
    ...referenceInput,
    shown_refund_minor: z.int("required").nonnegative(),
    shown_paid_minor: z
      .int()
      .nonnegative()
      .optional()
      .describe("What had been paid, as it was shown: of nothing, what comes meanwhile goes back"),
    message: text(2000).default(""),
  }),
  ...changes,
  changes: ["departures"],
});

export const changeBookingEndpoint = endpoint({
  method: "POST",
  path: "/api/bookings/:reference/change",
  summary: "Asks the operator for a change",
  without: "A booking is changed by mail",
  input: z.strictObject({ ...referenceInput, message: text(2000).min(5, "required") }),
  ...changes,
});

export const acceptDateEndpoint = endpoint({
  method: "POST",
  path: "/api/bookings/:reference/accept",
  summary: "Takes one of the dates that the operator proposed, at the price shown with it",
  without: "A proposed date is accepted by mail",
  input: z.strictObject({
    ...referenceInput,
    starts: IsoDaySchema,
    shown_total_minor: z.int("required").nonnegative(),
  }),
  ...changes,
  changes: ["departures"],
});

export const answerChangeEndpoint = endpoint({
  method: "POST",
  path: "/api/bookings/:reference/answer",
  summary: "Agrees to the change that the operator proposed, at the price shown, or declines it",
  without: "A proposed change is agreed to by mail",
  input: z.strictObject({
    ...referenceInput,
    change: z.int().positive(),
    accept: z.boolean(),
    shown_total_minor: z.int("required").nonnegative(),
  }),
  ...changes,
  changes: ["departures"],
});

export const agreeEndpoint = endpoint({
  method: "POST",
  path: "/api/bookings/:reference/agree",
  summary: "Agrees to a booking that the operator made for the guest; nothing is paid before",
  without: "Bookings are made by guests themselves",
  input: z.strictObject({
    ...referenceInput,
    agree: z.literal(true, "must_agree"),
    of_age: z.literal(true, "guardian_needed"),
    ...shownInput,
    email: EmailSchema.optional().describe("Where none is known"),
    country: CountrySchema.optional().describe("Where it is not known"),
  }),
  ...changes,
});

export const invoiceEndpoint = endpoint({
  method: "POST",
  path: "/api/bookings/:reference/invoice",
  summary: "Asks for the invoice, to pay by bank transfer",
  without: "An invoice is asked for by mail",
  input: z.strictObject(referenceInput),
  ...changes,
});

export const bookingDocumentEndpoint = endpoint({
  path: "/api/bookings/:reference/papers/:paper",
  summary: "Invoice, receipt or trip pack as PDF, or the calendar file",
  without: "A booking has no documents to save",
  input: z.object({
    ...referenceInput,
    paper: z.enum(["invoice", "receipt", "trip-pack", "calendar"]),
    number: InvoiceNumberSchema.optional().describe(
      "Of an invoice or credit note that is not the latest",
    ),
  }),
  output: z.object({
    content_type: z.string().regex(/^(application\/pdf|text\/calendar)(;|$)/),
    file_name: z.string(),
    base64: z.string(),
  }),
  reply: "file",
  limits: [{ calls: 60, perSeconds: 60 }],
});

/** What the operator does by a signed link of a mail. */
export const OperatorActionSchema = z.enum([
  "available",
  "propose",
  "cancel",
  "record_payment",
  // What the provider could not send back was sent by hand.
  "record_refund",
]);
export type OperatorAction = z.infer<typeof OperatorActionSchema>;

export const operatorBookingEndpoint = endpoint({
  method: "POST",
  path: "/api/booking-desk",
  summary: "The operator's part of a booking, by the signed link of a mail",
  without: "Bookings are decided elsewhere",
  input: z.strictObject({
    token: z.string().max(600),
    confirm: z.boolean().describe("false only tells what the link would do"),
    dates: z.array(IsoDaySchema).max(5).default([]).describe("For propose"),
    message: text(2000).default(""),
    amount_minor: z.int().positive().max(100_000_000).optional().describe("For record_payment"),
    bank_reference: z
      .string()
      .trim()
      .max(60, "too_long")
      .regex(/^[\w ./-]*$/, "invalid_characters")
      .default(""),
  }),
  output: oneOf(
    z.object({
      action: OperatorActionSchema,
      done: z.boolean(),
      booking: BookingSchema,
      departures: z.array(IsoDaySchema).describe("Free fixed dates of a shared tour"),
      ...operatorsMoney,
    }),
  ),
  limits: [{ calls: 60, perSeconds: 60 }],
});
