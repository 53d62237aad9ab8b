import { eq } from "drizzle-orm";
import { businessDay, endOfBusinessDay, nowMs } from "@/lib/clock";
import type { RewardAction } from "@/lib/contract/affiliate";
import { domains } from "@/lib/env";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import { policy } from "@/lib/pricing/policy";
import { refundTable } from "@/lib/pricing/refund";
import { brand } from "@/lib/site/brand";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { rivals } from "../affiliate/referrals";
import { losesReward } from "../bookings/money/owed";
import { paidBooking } from "../bookings/money/refund-due";
import { accounts, referrals } from "../db/account-schema";
import { bookings } from "../db/booking-schema";
import { db } from "../db/pool";
import { signLink } from "../requests/signed-link";
import type { EmailContent } from "./email-content";
import { operatorMailbox } from "./operator-mailbox";
import type { WrittenEmail } from "./written-email";

async function invited(quote: string) {
  const [row] = await db()
    .select({ referral: referrals, inviter: accounts })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.accountId))
    .where(eq(referrals.quote, quote));
  return row;
}

interface Awaited {
  /** The last day on which a cancellation would take the reward back; null when none does. */
  until: string | null;
  /** Whether as much has been paid as has to stay. */
  isPaidFor: boolean;
}

const due = (awaited: Awaited) =>
  `A friend’s deposit has been paid, so a reward is due. ${whenToSend(awaited)}, then note it as paid with the link: the inviter sees it in their account.`;

function whenToSend({ until, isPaidFor }: Awaited): string {
  const after = until === null ? "" : ` after ${formatDay(until, "en")}`;
  if (!isPaidFor)
    return `Less than the reward has been paid so far: it goes when the friend cancels before there is more, and what was sent is not taken back. Send it once the rest is paid${after && `, and${after}`}`;
  return after
    ? `The friend may still cancel and have the deposit back, and what was sent is not taken back: send it${after}`
    : "Send it";
}
const doubtful =
  "A deposit has been paid by somebody in whose name an invitation was used. It was used from the inviter’s own connection, somebody else was named too, or only the e-mail address connects it with the booking, and anybody can type that. Find out whether they know each other, then count or refuse them.";

const named = ({ name, email }: { name: string; email: string }) =>
  name ? `${name} (${email})` : email;

/** What the reward of a booking waits for. */
async function awaitedFor(reference: string | null): Promise<Awaited> {
  const [booking] = await db()
    .select()
    .from(bookings)
    .where(eq(bookings.reference, reference ?? ""));
  if (!booking) return { until: null, isPaidFor: true };
  const ended = { ...booking, state: "cancelled" as const };
  const paid = paidBooking(booking);
  const periods = refundTable(businessDay(), paid);
  return {
    until: periods.findLast(({ keptMinor }) => losesReward(ended, keptMinor))?.until ?? null,
    isPaidFor: paid.paidMinor >= paid.totalMinor || !losesReward(ended, paid.paidMinor),
  };
}

/** Who invited the person that asked for a quote, for the operator's mail about it. */
export async function invitationFacts(quote: string): Promise<[string, string][]> {
  const row = await invited(quote);
  if (!row) return [];
  const looked = row.referral.state === "review" ? ", to be looked at (see the links)" : "";
  return [["Invited by", `${named(row.inviter)}${looked}`]];
}

/** The links by which the operator decides about a friend who is to be looked at. */
export async function invitationLinks(quote: string) {
  const row = await invited(quote);
  return row?.referral.state === "review" ? rewardLinks(quote, ["count", "refuse"]) : [];
}

/**
 * Tells the operator that a reward is due to an inviter, with the link that notes it as paid; or that
 * it would be, with the links that decide.
 */
export async function rewardEmail(quote: string): Promise<WrittenEmail | undefined> {
  const row = await invited(quote);
  if (row?.referral.state !== "confirmed" && row?.referral.state !== "review") return undefined;
  const { referral, inviter } = row;
  const isDue = referral.state === "confirmed";
  const awaited = await awaitedFor(referral.booking);
  const content: EmailContent = {
    subject: `reward${isDue ? "" : " to be looked at"}: ${formatMoney(referral.rewardMinor)} for ${named(inviter)}`,
    paragraphs: [isDue ? due(awaited) : doubtful],
    facts: [
      ["Inviter", named(inviter)],
      ["Phone", inviter.phone],
      ["Reward", formatMoney(referral.rewardMinor)],
      [
        "Friend",
        referral.friendEmail && named({ name: referral.name, email: referral.friendEmail }),
      ],
      ["Also named", (await rivals(referral)).map(named).join(", ")],
      ["Request", quote],
      ["Booking", referral.booking ?? ""],
    ].filter((fact): fact is [string, string] => fact[1] !== ""),
    links: await rewardLinks(quote, isDue ? ["pay"] : ["count", "refuse"], awaited.until),
    after: [],
    signature: [brand.name],
    footnote: "Sent by the site.",
  };
  return {
    content,
    locale: "en",
    to: operatorMailbox(),
    replyTo: { name: inviter.name, address: inviter.email },
    domain: domains.en,
  };
}

const texts: Record<RewardAction, string> = {
  count: "Count this friend",
  refuse: "Refuse this friend",
  pay: "The reward is paid",
};

/**
 * Links for the operator's mails: signed, for as long as an invitation counts, from the day on from which
 * they are wanted, each for one use. `quote` names the friend.
 */
function rewardLinks(quote: string, actions: readonly RewardAction[], until: string | null = null) {
  const fromMs = until === null ? nowMs() : endOfBusinessDay(until).getTime();
  const expires = Math.floor(fromMs / 1000) + policy.invitationDays * 86_400;
  return Promise.all(
    actions.map(async (action) => {
      const token = await signLink({ action: `reward ${action}`, subject: quote, expires });
      return { text: texts[action], href: absoluteUrl("en", `${routes.rewardDesk}#${token}`) };
    }),
  );
}
