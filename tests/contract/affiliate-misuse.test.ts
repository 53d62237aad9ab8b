import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { setClock } from "@/lib/clock";
import { exportAccountEndpoint } from "@/lib/contract/accounts";
import {
  affiliateEndpoint,
  friendsEndpoint,
  operatorRewardEndpoint,
} from "@/lib/contract/affiliate";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { formatDay } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { accountHelp } from "../support/account";
import { book, freeDeparture, payIn, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import { sampleQuote } from "../support/quote";
import { pay, storedBooking } from "../support/stored-booking";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { confirmReward } = await import("@/lib/backend/affiliate/referrals");
const { cancel } = await import("@/lib/backend/bookings/lifecycle/cancel");
const { afterMoneyLeft } = await import("@/lib/backend/bookings/money/after-money-left");
const { lockBooking } = await import("@/lib/backend/bookings/lifecycle/lock-booking");
const { rewardEmail } = await import("@/lib/backend/emails/reward-email");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { readLink, signLink } = await import("@/lib/backend/requests/signed-link");
const { pool } = await import("@/lib/backend/db/pool");
const { newAccount } = accountHelp(smtp);

const email = "amani@example.com";
const home = "203.0.113.50";
let token: string;
let code: string;

beforeAll(async () => {
  ({ token } = await newAccount(email, undefined, { address: home }));
  const made = await callAs("en", affiliateEndpoint, { email, message: "" }, { token });
  code = made.agency_id ?? "";
});

afterEach(() => setClock());

let asked = 0;
/** Asks as a friend, each time from another address. */
async function ask(changes: Parameters<typeof sampleQuote>[0], from?: string): Promise<string> {
  asked += 1;
  const quote = sampleQuote({ invited_by: code, phone: "", ...changes });
  const address = from ?? `198.51.100.${asked}`;
  return (await callAs("fr", requestQuoteEndpoint, quote, { address })).data.reference;
}
const friends = () => callAs("en", friendsEndpoint, { email }, { token });
const stateOf = async (quote: string) =>
  (await pool().query("select state from referrals where quote = $1", [quote])).rows[0]?.state;
const rewardFor = (booking: { reference: string; email: string }, quote: string) =>
  inTransaction((transaction) => confirmReward(transaction, { ...booking, quote }));

describe("who types somebody else's address into a request with their own code", () => {
  it("learns nothing of what that person asks for afterwards", async () => {
    const stranger = "anna@example.com";
    const forged = await ask({ email: stranger, full_name: "X" });
    const own = { email: stranger, full_name: "Anna Stranger", invited_by: undefined };
    const real = await ask(own, "192.0.2.77");
    await rewardFor({ reference: real, email: stranger }, real);
    const list = await friends();
    expect(list.data.find(({ quote_number }) => quote_number === forged)?.state).toBe("pending");
    const taken = await callAs("en", exportAccountEndpoint, {}, { token });
    expect(JSON.stringify([list, taken])).not.toMatch(new RegExp(`Anna|${real}|192\\.0\\.2`));
    expect(await stateOf(real)).toBe("review");
  });

  it("does not learn either that somebody else has done so, or was invited before", async () => {
    const rival = await newAccount("rival@example.com");
    const link = { email: "rival@example.com", message: "" };
    const made = await callAs("en", affiliateEndpoint, link, { token: rival.token });
    await ask({ email: "both@example.com", invited_by: made.agency_id ?? undefined });
    const second = await ask({ email: "both@example.com" });
    const shown = (await friends()).data.find(({ quote_number }) => quote_number === second);
    expect([shown?.state, await stateOf(second)]).toEqual(["pending", "review"]);
  });
});

describe("a reward", () => {
  it("is counted, whoever has asked with the same code since", async () => {
    const quote = await ask({ email: "true@example.com" });
    await rewardFor({ reference: quote, email: "true@example.com" }, quote);
    const { rewards, meta } = await friends();
    await pool().query(
      `insert into referrals (quote, account_id, friend_email, name, address, state, reward_minor)
       select 'Q-' || n, id, n || '@example.com', 'X', '', 'pending', $2
       from accounts, generate_series(1, 200) n where email = $1`,
      [email, policy.rewardMinor],
    );
    const later = await friends();
    expect(later.data).toHaveLength(200);
    expect(later.meta.total).toBe(meta.total + 200);
    expect(later.rewards.confirmed_minor).toBe(rewards.confirmed_minor);
    expect(rewards.confirmed_minor).toBe(policy.rewardMinor);
  });

  it.each([
    ["in capitals", "again@example.com", "Again@example.com"],
    ["with something behind a plus", "once+kenya@example.com", "once@example.com"],
    ["with other dots", "ag.ain@googlemail.com", "a.gain+safari@gmail.com"],
  ])(
    "is none where the friend had a booking confirmed before, written %s",
    async (_, known, friend) => {
      const confirmedAt = new Date("2026-01-02");
      await storedBooking("en", { state: "confirmed", email: known, confirmedAt });
      const quote = await ask({ email: friend });
      const booked = await storedBooking("en", { state: "confirmed", email: friend });
      await rewardFor(booked, quote);
      expect(await stateOf(quote)).toBe("pending");
    },
  );

  it("is none for what was booked before the invitation, also when the operator counts the friend", async () => {
    const friend = { email: "regular@example.com" };
    const createdAt = new Date("2026-01-02");
    await storedBooking("en", { state: "confirmed", ...friend, createdAt });
    const quote = await ask(friend, home);
    const expires = Math.floor(Date.now() / 1000) + 60;
    const link = await signLink({ action: "reward count", subject: quote, expires });
    await callAs("en", operatorRewardEndpoint, { token: link, confirm: true });
    expect(await stateOf(quote)).toBe("pending");
  });

  it("is for the booking that the operator looked at, though its deposit came before", async () => {
    const { starts } = await freeDeparture();
    const friend = { email: "direct@example.com", invited_by: code };
    const { reference } = await book({ starts, ...friend }, { address: home });
    expect(await stateOf(reference)).toBe("review");
    await payIn(reference, (await rowOf(reference)).dueNowMinor, `payment ${reference}-1`);
    const expires = Math.floor(Date.now() / 1000) + 60;
    const link = await signLink({ action: "reward count", subject: reference, expires });
    await callAs("en", operatorRewardEndpoint, { token: link, confirm: true });
    expect(await stateOf(reference)).toBe("confirmed");
  });

  it("goes once too little stays of a booking that was cancelled, however it went back", async () => {
    const friend = { email: "goodwill@example.com" };
    const quote = await ask(friend);
    const booked = await storedBooking("en", { state: "confirmed", ...friend });
    await rewardFor(booked, quote);
    const price = { ...booked.price, deposit_minor: policy.rewardMinor / 2 };
    await pool().query(
      `update bookings set state = 'cancelled', price = $2, due_now_minor = $3, paid_minor = $3
       where reference = $1`,
      [booked.reference, price, price.deposit_minor],
    );
    await inTransaction((transaction) => afterMoneyLeft(transaction, booked.reference, "operator"));
    expect(await stateOf(quote)).toBe("declined");
  });

  it("for who asks from where the inviter signed in is looked at, also once they have signed out", async () => {
    await pool().query(
      "delete from sessions where account_id = (select id from accounts where email = $1)",
      [email],
    );
    const quote = await ask({ email: "second@example.com" }, home);
    expect(await stateOf(quote)).toBe("review");
  });

  it("above what was paid is to be sent once the rest is there, and its link waits for that", async () => {
    const friend = { email: "frugal@example.com" };
    const quote = await ask(friend);
    const { price } = await storedBooking("en", { state: "confirmed" });
    const small = policy.rewardMinor / 2;
    const booked = await storedBooking("en", {
      ...{ state: "confirmed", ...friend, dueNowMinor: small },
      price: { ...price, deposit_minor: small },
    });
    await pay(booked.reference, `refund ${booked.reference}-1`, small - booked.paidMinor);
    await rewardFor(booked, quote);
    const mail = await rewardEmail(quote);
    const keptAlone = addDays(booked.starts, -(policy.refund.tiers[0]?.daysBefore ?? 0));
    expect(mail?.content.paragraphs.join()).toContain(
      `once the rest is paid, and after ${formatDay(keptAlone, "en")}`,
    );
    setClock(new Date(`${addDays(keptAlone, policy.invitationDays)}T12:00:00Z`));
    const [link] = mail?.content.links ?? [];
    expect(await readLink(link?.href.split("#")[1] ?? "")).toMatchObject({ subject: quote });
  });

  it("goes with a booking that is cancelled when less than the reward stays", async () => {
    const friend = { email: "cheap@example.com" };
    const quote = await ask(friend);
    const { price } = await storedBooking("en", { state: "confirmed" });
    const booked = await storedBooking("en", {
      ...{ state: "confirmed", ...friend },
      price: { ...price, deposit_minor: policy.rewardMinor / 2 },
    });
    await rewardFor(booked, quote);
    expect(await stateOf(quote)).toBe("confirmed");
    await inTransaction(async (transaction) => {
      const row = await lockBooking(transaction, booked.reference);
      if (!row) throw new Error("the booking is gone");
      const refundMinor = row.paidMinor - policy.rewardMinor / 2;
      await cancel(transaction, row, { refundMinor, actor: "guest", note: "" });
    });
    expect(await stateOf(quote)).toBe("declined");
  });
});
