import { z } from "zod";
import { policy } from "../pricing/policy";
import { PaymentPurposeSchema } from "./bookings";
import { endpoint } from "./endpoint";
import { EmailSchema, personName } from "./leads";
import { IsoDaySchema, NearDaySchema, oneOf, PictureSchema } from "./shared";

const minor = z.int().nonnegative();
const referenceInput = { reference: z.string().max(30) };
const shareInput = { share: z.string().max(30) };

/** How a share stands: paid counts also where a part of it went back since. */
export const ShareStateSchema = z.enum(["open", "paid", "refunded", "withdrawn"]);
export type ShareState = z.infer<typeof ShareStateSchema>;

const shareMoney = {
  amount_minor: minor.describe("What it was agreed to be"),
  paid_minor: minor,
  back_minor: minor.describe("What of that went back, or is on its way"),
  paid_at: z.iso.datetime().nullable(),
};

const SharesSchema = z.object({
  shares: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string().describe("Empty where the link is sent by hand"),
      purpose: PaymentPurposeSchema,
      state: ShareStateSchema,
      ...shareMoney,
      link: z.string().nullable().describe("To be sent to them; null once nothing is to be paid"),
    }),
  ),
  own: z
    .object({ deposit_minor: minor, all_minor: minor })
    .describe("What stays with the one who booked: to confirm the booking, and in all"),
});
export type Shares = z.infer<typeof SharesSchema>;

/** The bearer is the booking's key, or the token of an account with the same confirmed address. */
export const sharesEndpoint = endpoint({
  path: "/api/bookings/:reference/shares",
  summary: "Who was asked to pay a part of a booking, and who has paid",
  without: "One person pays for a booking",
  input: z.object(referenceInput),
  output: oneOf(SharesSchema),
  limits: [{ calls: 100, perSeconds: 60 }],
});

export const splitEndpoint = endpoint({
  method: "POST",
  path: "/api/bookings/:reference/split",
  summary: "Splits what a booking owes: each fellow traveller named gets a link to pay a part",
  without: "One person pays for a booking",
  input: z.strictObject({
    ...referenceInput,
    purpose: PaymentPurposeSchema.describe("Of what confirms the booking, or of all that is open"),
    shown_minor: minor.describe("What there was to split, as it was shown"),
    equally: z.boolean(),
    with_me: z.boolean().default(true).describe("Whether the one who booked takes a part as well"),
    people: z
      .array(
        z.strictObject({
          name: personName(60),
          email: EmailSchema.or(z.literal("")).default(""),
          amount_minor: z
            .int("required")
            .min(policy.shares.leastMinor, "required")
            .max(100_000_000)
            .optional()
            .describe("Where it is not split equally"),
        }),
      )
      .min(1, "required")
      .max(policy.shares.most),
  }),
  output: oneOf(SharesSchema),
  limits: [{ calls: 20, perSeconds: 3600 }],
});

export const withdrawShareEndpoint = endpoint({
  method: "POST",
  path: "/api/bookings/:reference/withdraw-share",
  summary: "Takes a share back that is not paid: its link opens nothing to pay any more",
  without: "One person pays for a booking",
  input: z.strictObject({ ...referenceInput, ...shareInput }),
  output: oneOf(SharesSchema),
  limits: [{ calls: 30, perSeconds: 60 }],
});

/** What a fellow traveller may see of a booking. */
const OwnShareSchema = z.object({
  id: z.string(),
  name: z.string(),
  booked_by: z.string(),
  tour: z.object({ title: z.string(), picture: PictureSchema }),
  starts: NearDaySchema,
  ends: NearDaySchema,
  state: ShareStateSchema,
  ...shareMoney,
  payable_minor: minor.describe("What can be paid now: less than the amount where less is owed"),
  why_not: z
    .enum(["ended", "late", "settled", "not_now"])
    .nullable()
    .describe("Why nothing can be paid of a share that is open"),
  until: z.iso.datetime().nullable().describe("How long the places are held"),
  due: IsoDaySchema.nullable().describe("The day by which a part of the balance is due"),
  confirmed: z.boolean().describe("Whether the journey is confirmed"),
  ended: z.boolean().describe("Whether the booking was cancelled, or its places were given back"),
  needs_email: z.boolean().describe("No address is known to send the receipt to"),
});
export type OwnShare = z.infer<typeof OwnShareSchema>;

/** The bearer is the key of the share's link, which opens nothing else. */
export const ownShareEndpoint = endpoint({
  path: "/api/shares/:share",
  summary: "What a fellow traveller sees: the journey, and how their own part stands",
  without: "One person pays for a booking",
  input: z.object(shareInput),
  output: oneOf(OwnShareSchema),
  limits: [{ calls: 100, perSeconds: 60 }],
});

/** The bearer is the key of the share's link. */
export const payShareEndpoint = endpoint({
  method: "POST",
  path: "/api/shares/:share/pay",
  summary: "Opens a payment at the provider for a share",
  without: "One person pays for a booking",
  input: z.strictObject({
    ...shareInput,
    shown_minor: minor.describe("What is to be paid, as it was shown"),
    email: EmailSchema.optional().describe("Where none is known"),
  }),
  output: z.object({ redirect_url: z.url() }),
  limits: [{ calls: 10, perSeconds: 3600 }],
});
