import { z } from "zod";
import { endpoint } from "./endpoint";

/** The name in a link: `/affiliate/amani-7k2p9xq4`. */
export const InvitationCodeSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{3,39}$/);

const RequestSchema = z.strictObject({
  email: z.string().trim().max(254),
  message: z
    .string()
    .trim()
    .max(500, "too_long")
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, "invalid_characters")
    .default(""),
});

const AffiliateLinkSchema = z.object({
  agency_id: InvitationCodeSchema.nullable().describe("null until a link was made"),
  link: z.string().nullable(),
  message: z.string(),
  qr: z
    .object({ size: z.int(), path: z.string().describe("SVG path of the dark modules") })
    .nullable(),
});
export type AffiliateLink = z.infer<typeof AffiliateLinkSchema>;

export const affiliateEndpoint = endpoint({
  method: "POST",
  path: "/api/affiliate",
  summary: "Makes the invitation link of the token's account, or says the one it has",
  tier: "required",
  without: "No invitation link can be made",
  input: RequestSchema,
  output: AffiliateLinkSchema,
  status: 201,
  limits: [{ calls: 10, perSeconds: 60 }],
});

export const getAffiliateEndpoint = endpoint({
  method: "POST",
  path: "/api/getAffiliate",
  summary: "The invitation link of the token's account, if it has one",
  tier: "required",
  without: "An invitation link is not shown again",
  input: RequestSchema,
  output: AffiliateLinkSchema,
  limits: [{ calls: 100, perSeconds: 60 }],
});

/** pending: asked for a quote; review: looked at by a person; confirmed: deposit paid. */
export const RewardStateSchema = z.enum(["pending", "review", "confirmed", "paid", "declined"]);
export type RewardState = z.infer<typeof RewardStateSchema>;

export const FriendSchema = z.object({
  ip_address: z.string().describe("Shortened: the end is never shown"),
  name: z.string(),
  quote_number: z.string(),
  date_created: z.iso.datetime(),
  state: RewardStateSchema,
  reward_minor: z.int(),
});
export type Friend = z.infer<typeof FriendSchema>;

export const friendsEndpoint = endpoint({
  path: "/api/friends/:email",
  summary: "The friends who came through the link of the token's account",
  tier: "required",
  without: "Invited friends are not shown",
  input: z.object({ email: z.string().trim().max(254) }),
  output: z.object({
    data: z.array(FriendSchema),
    meta: z.object({ total: z.int(), page: z.int(), per_page: z.int() }),
    rewards: z.object({
      pending_minor: z.int(),
      confirmed_minor: z.int(),
      paid_minor: z.int(),
      currency: z.literal("USD"),
    }),
  }),
  limits: [{ calls: 100, perSeconds: 60 }],
});

/** What the operator decides about a friend, by the signed link of a mail. */
export const RewardActionSchema = z.enum(["count", "refuse", "pay"]);
export type RewardAction = z.infer<typeof RewardActionSchema>;

export const operatorRewardEndpoint = endpoint({
  method: "POST",
  path: "/api/reward-desk",
  summary: "Counts or refuses a friend, or notes a reward as paid, by the signed link of a mail",
  without: "Rewards are decided elsewhere",
  input: z.strictObject({
    token: z.string().max(600),
    confirm: z.boolean().describe("false only tells what the link would do"),
  }),
  output: z.object({
    data: z.object({
      action: RewardActionSchema,
      done: z.boolean(),
      inviter: z.object({ name: z.string(), email: z.string() }),
      friend: z.object({ name: z.string(), email: z.string(), quote: z.string() }),
      reward_minor: z.int(),
    }),
  }),
  limits: [{ calls: 60, perSeconds: 60 }],
});
