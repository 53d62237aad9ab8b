import { z } from "zod";
import { ContentIdSchema, PartIdSchema } from "../ids";
import { EmailSchema, line, text } from "../leads";
import { LocaleSchema } from "../locale";
import { DraftLineSchema, DraftSchema, mostMinor, SentWordsSchema } from "../offer-document";
import { OfferMessageSchema, OfferSchema, OfferSubjectSchema } from "../offers";
import { PartyPriceSchema } from "../price-quote";
import { DoneSchema, IsoDaySchema, MomentSchema, VersionSchema } from "../shared";
import { Reference } from "./references";

const StateSchema = z.enum(["draft", "sent", "accepted", "withdrawn", "expired"]);
export type OfferState = z.infer<typeof StateSchema>;

const OfferRowSchema = z.object({
  reference: z.string(),
  state: StateSchema,
  name: z.string(),
  language: LocaleSchema,
  title: z.string(),
  starts: IsoDaySchema,
  totals_minor: z.array(z.int()).describe("Of each version, or of the one that was accepted"),
  valid_until: IsoDaySchema,
  by: z.string(),
  asks: z.boolean().describe("The guest waits for an answer"),
  wishes: z.boolean().describe("And wrote a wish last: like this, but …"),
});
export type OfferRow = z.infer<typeof OfferRowSchema>;

/** Whether its guest waits (1 or 0), the microsecond at which it changed, and its reference. */
const PlaceSchema = z.string().regex(/^[01]_\d{1,17}_[A-Z]-[0-9A-Z-]{4,20}$/);

const OfferPageSchema = z.object({
  offers: z.array(OfferRowSchema),
  next: PlaceSchema.nullable().describe("Behind which the list goes on"),
});
export type OfferPage = z.infer<typeof OfferPageSchema>;

/** Whom an offer is for; what is missing is asked for when it is sent. */
const guest = {
  name: line(120),
  email: EmailSchema.or(z.literal("")),
  language: LocaleSchema,
};

/** What whoever makes a journey should look at; none of it keeps it from being sent. */
const WarningSchema = z.object({
  kind: z.enum([
    "long_drive",
    "far_hop",
    "altitude_gap",
    "steep_night",
    "closed",
    "no_bed",
    "no_meals",
    "no_vehicle",
    "no_guide",
    "few_rooms",
    "group_price",
    "other_price",
    "other_days",
    "deposit_falls",
  ]),
  day: z.int().optional().describe("Of which day; of none: of all of it"),
  hours: z.number().optional(),
  metres: z.number().optional(),
  km: z.number().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  total_minor: z.int().optional().describe("What the catalogue asks"),
  rooms: z.int().optional().describe("How many were typed"),
  usual_rooms: z.int().optional().describe("How many the party needs, two adults in each"),
  days: z.int().optional().describe("How many there are, or how long before the start"),
  priced_days: z.int().optional().describe("For how many its price was made"),
});
export type OfferWarning = z.infer<typeof WarningSchema>;

const OfferDetailSchema = z.object({
  reference: z.string(),
  state: StateSchema,
  version: z.int(),
  request: z.string().nullable(),
  booking: z.string().nullable(),
  ...guest,
  draft: DraftSchema,
  currency: z.string(),
  sent: z.int().nullable(),
  sent_at: MomentSchema.nullable(),
  unsent: z.boolean().describe("It was changed since, and the guest reads what was sent before"),
  link: z.string().nullable().describe("What the guest was sent, with its key"),
  link_ended: z
    .boolean()
    .describe("What was mailed went to another address, and opens nothing now"),
  link_text: z.string().nullable().describe("The same to be sent by hand, in their language"),
  problems: z.array(z.string()),
  openings: z.int().describe("How often its guest has opened it"),
  opened_at: MomentSchema.nullable(),
  is_shared: z.boolean().describe("Fellow travellers read along"),
  remind: z.boolean(),
  reminder_day: IsoDaySchema.nullable().describe(
    "On which the guest may be reminded; null once past",
  ),
  previews: z.array(
    SentWordsSchema.extend({
      variant: PartIdSchema,
      price: PartyPriceSchema,
      ends: IsoDaySchema,
      line_texts: z.record(z.string(), z.string()).describe("What its lines are called in English"),
      warnings: z.array(WarningSchema),
    }),
  ),
  editor: z.string(),
  messages: z.array(OfferMessageSchema),
});
export type OfferDetail = z.infer<typeof OfferDetailSchema>;

const LibrarySchema = z.object({
  tours: z.array(z.object({ id: z.string(), title: z.string(), days: z.int() })),
  days: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      night: z.string().nullable(),
      hours: z.number().describe("On the road"),
      places: z.array(z.string()),
      themes: z.array(z.string()).describe("What one does"),
    }),
  ),
  stays: z.array(
    z.object({ id: z.string(), name: z.string(), place: z.string(), level: z.string() }),
  ),
});
export type OfferLibrary = z.infer<typeof LibrarySchema>;

/** A line of our own arithmetic: what of a version's price it costs us. */
const CostSchema = z.strictObject({
  variant: PartIdSchema,
  line: PartIdSchema,
  net_minor: z.int("required").min(0).max(mostMinor, "too_large").nullable(),
});
export type OfferCost = z.infer<typeof CostSchema>;

const OfferCostsSchema = z.object({
  costs: z.array(CostSchema),
  margins: z.array(
    z.object({
      variant: PartIdSchema,
      net_minor: z.int(),
      margin_minor: z.int(),
      percent: z.number().nullable().describe("Of the price; null where that is nothing"),
      missing: z.int().describe("Lines without a net cost, discounts not among them"),
    }),
  ),
});
export type OfferCosts = z.infer<typeof OfferCostsSchema>;

/** The offer that is meant, as it was when whoever acts saw it. */
const seen = { offer: Reference, version: VersionSchema.min(1) };

/** Offers: from a request or a tour to a journey of one's own. */
export const offerCalls = {
  offers: {
    input: z.strictObject({ request: Reference.optional(), after: PlaceSchema.optional() }),
    output: OfferPageSchema,
  },
  offer: { input: z.strictObject({ offer: Reference }), output: OfferDetailSchema },
  "preview-offer": {
    input: z.strictObject({ offer: Reference, language: LocaleSchema }),
    output: OfferSchema,
  },
  "offer-library": { input: z.strictObject({}), output: LibrarySchema },
  "begin-offer": {
    input: z.strictObject({
      request: Reference.optional(),
      tour: ContentIdSchema.optional(),
      like: Reference.optional().describe("An earlier offer"),
      blank: z.boolean().default(false).describe("From nothing: without a tour"),
    }),
    output: z.object({ offer: z.string() }),
  },
  "edit-offer": {
    input: z.strictObject({ ...seen, ...guest, draft: DraftSchema }),
    output: z.object({ version: z.int() }),
  },
  "price-offer": {
    input: DraftSchema.pick({
      tour: true,
      starts: true,
      adults: true,
      children: true,
      rooms: true,
    }),
    output: z.object({ lines: z.array(DraftLineSchema) }),
  },
  "add-offer-photograph": {
    input: z.strictObject({ photograph: z.file("required").max(2_000_000, "picture_too_large") }),
    output: z.object({ photograph: z.string().describe("By what a day names it") }),
  },
  "send-offer": { input: z.strictObject(seen), output: z.object({ link: z.string() }) },
  "withdraw-offer": { input: z.strictObject({ offer: Reference }), output: DoneSchema },
  "renew-offer-link": { input: z.strictObject({ offer: Reference }), output: DoneSchema },
  "remind-before-end": {
    input: z.strictObject({ offer: Reference, remind: z.boolean() }),
    output: DoneSchema,
  },
  "offer-costs": { input: z.strictObject({ offer: Reference }), output: OfferCostsSchema },
  "set-offer-costs": {
    input: z.strictObject({ offer: Reference, costs: z.array(CostSchema).min(1).max(120) }),
    output: OfferCostsSchema,
  },
  "answer-offer": {
    input: z.strictObject({
      offer: Reference,
      text: text(4_000).min(1, "required"),
      subject: OfferSubjectSchema.nullable().default(null),
    }),
    output: DoneSchema,
  },
};
