import { beforeAll, describe, expect, it } from "vitest";
import { affiliateEndpoint } from "@/lib/contract/affiliate";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { accountHelp } from "../support/account";
import { book, payIn, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sendEmails } from "../support/emails";
import { sampleQuote } from "../support/quote";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { newAccount } = accountHelp(smtp);
const neema = await colleague("sales", "Neema");

/** Somebody who invites friends, and their code. */
async function inviter(email: string) {
  const { token } = await newAccount(email, undefined, { address: "203.0.113.50" });
  const made = await callAs("en", affiliateEndpoint, { email, message: "" }, { token });
  return { email, code: made.agency_id ?? "" };
}
let amani: Awaited<ReturnType<typeof inviter>>;
let baraka: typeof amani;
beforeAll(async () => {
  amani = await inviter("amani@example.com");
  baraka = await inviter("baraka@example.com");
});

let from = 0;
/** A friend's booking, each from another place. */
const friend = (email: string, by = amani) =>
  book({ email, phone: "", invited_by: by.code, adults: 1 }, { address: `198.51.100.${++from}` });
async function correct(booking: string, changes: object) {
  const { name, email, phone, country, version } = (await desk("booking", { booking }, neema)).body;
  const known = { full_name: name, email, phone, country };
  const { status } = await desk("edit-guest", { booking, version, ...known, ...changes }, neema);
  expect(status).toBe(200);
}
const referral = async (quote: string) =>
  (await pool().query("select friend_email, state from referrals where quote = $1", [quote]))
    .rows[0];

describe("a friend who was invited, and whose address is corrected", () => {
  it("earns the reward as if they had written it so, and once", async () => {
    const first = await friend("freind@example.com");
    await correct(first.reference, { email: "friend@example.com" });
    expect(await referral(first.reference)).toEqual({
      ...{ friend_email: "friend@example.com", state: "pending" },
    });
    const { dueNowMinor } = await rowOf(first.reference);
    await payIn(first.reference, dueNowMinor, `payment ${first.reference}-1`);
    expect((await referral(first.reference)).state).toBe("confirmed");
    const mistyped = await friend("frind@example.com", baraka);
    await payIn(mistyped.reference, dueNowMinor, `payment ${mistyped.reference}-1`);
    expect((await referral(mistyped.reference)).state).toBe("confirmed");
    await correct(mistyped.reference, { email: "friend@example.com" });
    expect((await referral(mistyped.reference)).state).toBe("review");
    const second = await friend("friend@example.com");
    await payIn(second.reference, dueNowMinor, `payment ${second.reference}-1`);
    expect((await referral(second.reference)).state).toBe("pending");
  });

  it.each([
    ["address", { email: "amani+me@example.com" }],
    ["telephone", { phone: "+255754000001" }],
  ])("earns nothing where it is the inviter, by their %s", async (_, changes) => {
    await pool().query("update accounts set phone = '+255754000001' where email = $1", [
      amani.email,
    ]);
    const { reference } = await friend(`nobody-${from}@example.com`);
    expect((await referral(reference)).state).toBe("pending");
    await correct(reference, changes);
    expect((await referral(reference)).state).toBe("declined");
  });

  it("is looked at by a person where somebody else had invited them, and not for another name", async () => {
    await friend("known@example.com", baraka);
    const { reference } = await friend("knwon@example.com");
    await correct(reference, { full_name: "Known Friend" });
    expect((await referral(reference)).state).toBe("pending");
    await correct(reference, { email: "known@example.com" });
    expect((await referral(reference)).state).toBe("review");
  });

  it("is the friend of the quote as well that the desk made a booking of", async () => {
    const quote = sampleQuote({ invited_by: amani.code, phone: "", email: "qoute@example.com" });
    const at = { address: `198.51.100.${++from}` };
    const { reference: request } = (await callAs("en", requestQuoteEndpoint, quote, at)).data;
    const { reference } = await book({ email: "qoute@example.com" });
    await pool().query("update bookings set request = $2 where reference = $1", [
      ...[reference, request],
    ]);
    await correct(reference, { email: "quote@example.com" });
    expect(await referral(request)).toMatchObject({ friend_email: "quote@example.com" });
  });
});
