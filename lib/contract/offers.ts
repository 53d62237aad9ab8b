import { z } from "zod";
import { endpoint } from "./endpoint";
import { PartIdSchema } from "./ids";
import { CountrySchema, optionalPhone, personName, text } from "./leads";
import { LocaleSchema } from "./locale";
import { RefundPeriodSchema, SentWordsSchema } from "./offer-document";
import { PartyPriceSchema, partyFields } from "./price-quote";
import {
  AgeSchema,
  MomentSchema,
  NearDaySchema,
  oneOf,
  PeopleSchema,
  PictureSchema,
  referenceInput,
  travellers,
  VersionSchema,
} from "./shared";

/** How an offer stands for whoever reads it. */
const OfferStateSchema = z.enum(["open", "accepted", "withdrawn", "expired"]);

/** What a question is about: a day or a line of the price. */
export const OfferSubjectSchema = z.string().regex(/^(day|line):[\w-]{1,40}$/);

/** What was written about an offer, by whom and about what. */
export const OfferMessageSchema = z.object({
  id: z.int(),
  kind: z
    .enum(["question", "wish", "comment"])
    .describe("A wish is “like this, but …”; a comment is of somebody who reads along"),
  from: z.string().nullable().describe("Who of us, or who reads along; null: the guest"),
  subject: OfferSubjectSchema.nullable(),
  about: z.string().nullable().describe("What the subject is called"),
  text: z.string(),
  at: MomentSchema,
});
export type OfferMessage = z.infer<typeof OfferMessageSchema>;

/** The journey in one of its versions. */
const OfferJourneySchema = SentWordsSchema.extend({
  variant: PartIdSchema.describe("What is named when this version is accepted"),
  day_subjects: z.array(OfferSubjectSchema).describe("What a question about each day names"),
  line_subjects: z.array(OfferSubjectSchema).describe("The same of each line of the price"),
  starts: NearDaySchema,
  ends: NearDaySchema,
  ...travellers,
  price: PartyPriceSchema,
  refund_table: z.array(RefundPeriodSchema),
});
export type OfferJourney = z.infer<typeof OfferJourneySchema>;

const CountsSchema = z.object({ least: PeopleSchema, most: PeopleSchema });

/** Who may come, where the price is the catalogue's. */
const PartyBoundsSchema = z.object({
  adults: CountsSchema,
  children: CountsSchema,
  people: PeopleSchema.describe("At most, all together"),
  min_age: AgeSchema,
});
export type PartyBounds = z.infer<typeof PartyBoundsSchema>;

const SignatureSchema = z.object({ role: z.string(), picture: PictureSchema });
export type Signature = z.infer<typeof SignatureSchema>;

/** What a guest reads. Of one that has ended only how it ended, and what was written about it. */
export const OfferSchema = z.object({
  reference: z.string(),
  reads_along: z.boolean().describe("For a fellow traveller, who accepts nothing"),
  reading_link: z.string().nullable().describe("With which others read along; null: nobody does"),
  state: OfferStateSchema,
  version: z.int().describe("What is accepted: another one is another offer"),
  name: z.string(),
  answers: z.string().describe("Who made it and answers"),
  signature: SignatureSchema.nullable().describe("Their role and portrait, where they are known"),
  language: LocaleSchema.describe("In which it was sent"),
  valid_until: NearDaySchema,
  booking: z.string().nullable().describe("The reference of the booking that it became"),
  journey: OfferJourneySchema.nullable().describe(
    "Its first version, or the one that was accepted",
  ),
  others: z.array(OfferJourneySchema).max(2).describe("Further versions to choose from"),
  party: PartyBoundsSchema.nullable().describe(
    "Within which the party can be changed; null where its price is asked for by a question",
  ),
  messages: z.array(OfferMessageSchema),
});
export type Offer = z.infer<typeof OfferSchema>;

/** The bearer is the offer's key. */
export const offerEndpoint = endpoint({
  path: "/api/offers/:reference",
  summary: "A journey that was made for a guest, for whoever holds its key",
  without: "Offers are made elsewhere",
  input: z.object(referenceInput),
  output: oneOf(OfferSchema),
  limits: [{ calls: 60, perSeconds: 60 }],
});

export const offerForPartyEndpoint = endpoint({
  method: "POST",
  path: "/api/offers/:reference/party",
  summary:
    "An offer with the prices of another party that it allows; nothing of it changes by that",
  without: "The price of another party is asked for by a question",
  input: z.strictObject({ ...referenceInput, version: VersionSchema.min(1), ...partyFields }),
  output: oneOf(OfferSchema),
  limits: [{ calls: 60, perSeconds: 60 }],
});

export const acceptOfferEndpoint = endpoint({
  method: "POST",
  path: "/api/offers/:reference/accept",
  summary: "Accepts an offer as it was read: it becomes a booking whose deposit can be paid",
  without: "Offers are accepted elsewhere",
  input: z.strictObject({
    ...referenceInput,
    version: VersionSchema.min(1),
    variant: PartIdSchema.optional().describe(
      "Which version of the journey, where there are several",
    ),
    party: z
      .strictObject({ ...partyFields, shown_total_minor: z.int() })
      .optional()
      .describe("Another one than it was made for, and the price that was shown for it"),
    full_name: personName(120),
    country: CountrySchema,
    phone: optionalPhone,
    travellers: text(1000).default("").describe("Who else comes, by name"),
    agree: z.literal(true, "must_agree"),
    of_age: z.literal(true, "guardian_needed"),
  }),
  output: oneOf(z.object({ reference: z.string(), key: z.string() })),
  status: 201,
  limits: [
    { calls: 20, perSeconds: 60 },
    { calls: 100, perSeconds: 3600 },
  ],
});

export const askAboutOfferEndpoint = endpoint({
  method: "POST",
  path: "/api/offers/:reference/ask",
  summary:
    "Asks whoever made an offer something about it, or about a part of it; or wishes for another",
  without: "Questions about offers come by mail",
  input: z.strictObject({
    ...referenceInput,
    text: text(4000).min(1, "required"),
    subject: OfferSubjectSchema.optional(),
    kind: z.enum(["question", "wish"]).default("question"),
  }),
  output: oneOf(OfferSchema),
  limits: [
    { calls: 10, perSeconds: 60 },
    { calls: 60, perSeconds: 3600 },
  ],
});
