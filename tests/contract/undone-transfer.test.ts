import { describe, expect, it } from "vitest";
import { nowMs } from "@/lib/clock";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { agentShare } from "@/lib/pricing/agent-share";
import { book, freeDeparture, payIn, rowOf } from "../support/booking";
import { confirmed, seen } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");
const { releaseEndedHolds } = await import("@/lib/backend/jobs/booking-work");

const neema = await colleague("sales", "Neema");
const mama = await colleague("owner", "Mama Rose");

const shown = async (booking: string) =>
  (await desk("booking", { booking }, mama)).body as unknown as BookingDetail;
const transfer = async (booking: string, amount_minor: number, bank_reference: string) => {
  const { version } = await rowOf(booking);
  const seen = { booking, version, amount_minor, bank_reference };
  expect((await desk("record-transfer", seen, neema)).status).toBe(200);
};
const undo = async (
  booking: string,
  entry: number | undefined,
  instead_minor: number | null = null,
  person = mama,
) => {
  const { version } = await rowOf(booking);
  return (await desk("undo-transfer", { booking, version, entry, instead_minor }, person)).status;
};
let friends = 0;
/** A journey that waits for its deposit, of somebody who has not travelled before. */
const booked = async () => {
  const { starts } = await freeDeparture(3);
  friends += 1;
  const { reference, key } = await book({ starts, email: `friend-${friends}@example.com` });
  return { reference, token: key };
};
/** Somebody has recommended it. */
const invited = async (reference: string) => {
  await pool().query(
    "insert into accounts (id, email, password_hash, locale) values ($1, $1, '', 'en')",
    [reference],
  );
  await pool().query(
    `insert into referrals (quote, account_id, friend_email, name, state, reward_minor)
     select reference, reference, email, 'Ann', 'pending', 5000 from bookings where reference = $1`,
    [reference],
  );
};
const lastTransfer = async (booking: string) =>
  (await shown(booking)).movements.findLast(({ kind }) => kind === "bank_transfer")?.id;
const lastEntry = async (booking: string) => (await shown(booking)).movements.at(-1)?.id;

describe("a transfer that was entered by mistake", () => {
  it("is taken out of the books by the owner: the guest owes as before, and sees nothing of it", async () => {
    const { reference, token } = await confirmed("deposit");
    const before = await seen(reference, token);
    await transfer(reference, before.balance_minor, "TT-1");
    expect((await seen(reference, token)).balance_minor).toBe(0);
    const entry = await lastEntry(reference);
    expect(await undo(reference, entry, null, neema)).toBe(403);
    expect(await undo(reference, entry)).toBe(200);
    const { balance_minor, payments } = await seen(reference, token);
    expect({ balance_minor, payments }).toEqual({
      balance_minor: before.balance_minor,
      payments: before.payments,
    });
    const { movements, history } = await shown(reference);
    expect(movements.slice(-2)).toMatchObject([
      { kind: "bank_transfer", amount_minor: before.balance_minor, can_undo: false },
      { kind: "bank_transfer", amount_minor: -before.balance_minor, can_undo: false },
    ]);
    expect(JSON.stringify(history)).toContain("undo-transfer");
    expect(await undo(reference, entry)).toBe(409);
  });

  it("is none of another booking's", async () => {
    const { reference } = await storedBooking("en", { state: "invoiced" });
    await transfer(reference, (await rowOf(reference)).totalMinor, "TT-2");
    const { reference: other } = await storedBooking("en", { state: "invoiced" });
    expect(await undo(other, await lastEntry(reference))).toBe(404);
  });

  it("is entered as it was in truth, with the same reference, and once", async () => {
    const { reference, token } = await confirmed("deposit");
    const { balance_minor, paid_minor } = await seen(reference, token);
    await transfer(reference, balance_minor - 50_000, "TT-3");
    expect(await undo(reference, await lastEntry(reference), 70_000)).toBe(200);
    const row = await rowOf(reference);
    expect(row).toMatchObject({ state: "confirmed", paidMinor: paid_minor + 70_000 });
    const { version } = row;
    const again = { booking: reference, version, amount_minor: 70_000, bank_reference: "tt-3" };
    expect((await desk("record-transfer", again, neema)).status).toBe(409);
    expect(await undo(reference, await lastEntry(reference))).toBe(200);
    await transfer(reference, 60_000, "TT-3");
    expect(await rowOf(reference)).toMatchObject({ paidMinor: paid_minor + 60_000, backMinor: 0 });
  });
});

describe("a transfer that was entered by mistake and brought more than the price", () => {
  it("takes with it what was to be sent back, and no more than that", async () => {
    const { reference, token } = await confirmed("deposit");
    const { balance_minor, paid_minor } = await seen(reference, token);
    await transfer(reference, balance_minor, "TT-6");
    const wrong = await lastEntry(reference);
    await transfer(reference, balance_minor, "TT-7");
    expect(await rowOf(reference)).toMatchObject({ backMinor: balance_minor });
    expect(await undo(reference, wrong, 10_000)).toBe(200);
    expect(await rowOf(reference)).toMatchObject({
      ...{ paidMinor: paid_minor + balance_minor + 10_000, backMinor: 10_000 },
    });
    expect((await shown(reference)).by_hand).toMatchObject([{ amount_minor: 10_000 }]);
    expect(await undo(reference, await lastEntry(reference))).toBe(200);
    expect(await rowOf(reference)).toMatchObject({
      ...{ paidMinor: paid_minor + balance_minor, backMinor: 0 },
    });
  });

  it("leaves what another transfer brought too much to be sent back as it is, by hand", async () => {
    const { reference, token } = await confirmed("deposit");
    const { balance_minor, paid_minor } = await seen(reference, token);
    // By card, so that the provider could send something back.
    await pool().query(
      `insert into payments (id, booking, purpose, state, amount_minor, currency, confirmation_code)
       values ($1, $2, 'deposit', 'completed', $3, 'USD', 'C')`,
      [`${reference}-1`, reference, paid_minor],
    );
    await transfer(reference, balance_minor + 5_000, "TT-30");
    const before = (await shown(reference)).by_hand;
    expect(before).toMatchObject([{ amount_minor: 5_000 }]);
    await transfer(reference, 20_000, "TT-31");
    expect(await undo(reference, await lastEntry(reference))).toBe(200);
    expect((await shown(reference)).by_hand).toEqual(before);
    expect(await rowOf(reference)).toMatchObject({ backMinor: 5_000 });
  });

  it("stays where that was sent back already, until it has come again", async () => {
    const { reference } = await confirmed("all");
    const { totalMinor } = await rowOf(reference);
    await transfer(reference, totalMinor, "TT-9");
    const wrong = await lastEntry(reference);
    const { version } = await rowOf(reference);
    expect((await desk("record-refund", { booking: reference, version }, mama)).status).toBe(200);
    expect(await undo(reference, wrong)).toBe(409);
    expect(await rowOf(reference)).toMatchObject({ paidMinor: totalMinor, backMinor: 0 });
    await transfer(reference, totalMinor, "TT-32");
    expect(await undo(reference, wrong)).toBe(200);
    expect((await shown(reference)).by_hand).toEqual([]);
    expect(await rowOf(reference)).toMatchObject({ state: "confirmed", paidMinor: totalMinor });
  });

  it("leaves a journey as it ended whose money we have kept", async () => {
    const { reference } = await storedBooking("en", { state: "cancelled" });
    await pool().query(
      "update bookings set cancelled_at = null, state = 'provisional' where reference = $1",
      [reference],
    );
    await payIn(reference, 30_000, `payment ${reference}-1`);
    await pool().query(
      "update bookings set cancelled_at = now(), state = 'cancelled' where reference = $1",
      [reference],
    );
    const before = await rowOf(reference);
    await transfer(reference, 10_000, "TT-14");
    expect(await undo(reference, await lastTransfer(reference))).toBe(200);
    const { state, paidMinor, backMinor } = before;
    expect(await rowOf(reference)).toMatchObject({ state, paidMinor, backMinor });
  });

  it("is taken out of a journey that has ended, where all of it was to go back", async () => {
    const { reference } = await storedBooking("en", { state: "cancelled" });
    const { paidMinor, backMinor } = await rowOf(reference);
    await transfer(reference, 10_000, "TT-10");
    await transfer(reference, 20_000, "TT-12");
    const [kept, made] = (await shown(reference)).movements.slice(-2);
    const { version } = await rowOf(reference);
    const sent = (await shown(reference)).by_hand.find(
      ({ amount_minor }) => amount_minor === 20_000,
    );
    const done = { booking: reference, version, refund: sent?.refund };
    expect((await desk("record-refund", done, mama)).status).toBe(200);
    expect(await undo(reference, made?.id)).toBe(409);
    expect(kept?.can_undo).toBe(true);
    expect(await undo(reference, kept?.id)).toBe(200);
    // What goes back after that has a name of its own.
    await transfer(reference, 30_000, "TT-13");
    expect(await rowOf(reference)).toMatchObject({
      ...{ paidMinor: paidMinor + 30_000, backMinor: backMinor + 30_000 },
    });
  });
});

describe("a transfer that was entered by mistake and is all that there is", () => {
  const referral = async (reference: string) =>
    (await pool().query("select state from referrals where quote = $1", [reference])).rows[0]
      ?.state;

  it("leaves the journey waiting for its deposit, with its places, and the guest is told", async () => {
    const { reference, token } = await booked();
    await invited(reference);
    const { dueNowMinor, seats } = await rowOf(reference);
    await transfer(reference, dueNowMinor, "TT-20");
    expect([(await rowOf(reference)).state, await referral(reference)]).toEqual([
      ...["confirmed", "confirmed"],
    ]);
    expect(await undo(reference, await lastEntry(reference))).toBe(200);
    const row = await rowOf(reference);
    expect(row).toMatchObject({ state: "invoiced", confirmedAt: null, paidMinor: 0, seats });
    expect(row.holdUntil?.getTime()).toBeGreaterThan(nowMs() + 40 * 3_600_000);
    expect(await referral(reference)).toBe("pending");
    const page = await seen(reference, token);
    expect(page).toMatchObject({ state: "invoiced", due_now_minor: dueNowMinor });
    expect(page.actions).toContain("pay");
    const mail = await guestEmail("unconfirmed", row, "");
    expect(mail?.content.paragraphs.join()).toContain("is not confirmed yet");
    expect(JSON.stringify((await shown(reference)).history)).toContain("undo-transfer");
    // What comes in truth confirms it, and promises the reward.
    await transfer(reference, dueNowMinor, "TT-21");
    expect(await rowOf(reference)).toMatchObject({ state: "confirmed", seats });
    // On the same invoice.
    expect((await rowOf(reference)).invoice).toBe(row.invoice);
    expect((await shown(reference)).invoices).toHaveLength(1);
    expect(await referral(reference)).toBe("confirmed");
  });

  it("keeps it confirmed by what has arrived in truth, with the reward", async () => {
    const { reference } = await booked();
    await invited(reference);
    const { dueNowMinor } = await rowOf(reference);
    await transfer(reference, dueNowMinor, "TT-22");
    expect(await undo(reference, await lastEntry(reference), dueNowMinor - 100)).toBe(200);
    expect(await rowOf(reference)).toMatchObject({
      ...{ state: "confirmed", paidMinor: dueNowMinor - 100 },
    });
    expect(await referral(reference)).toBe("confirmed");
  });

  it("of less than the deposit gives the places time again, where their hold has ended since", async () => {
    const { reference } = await booked();
    await transfer(reference, 1_000, "TT-23");
    await pool().query(
      "update bookings set hold_until = now() - interval '1 day' where reference = $1",
      [reference],
    );
    expect(await undo(reference, await lastEntry(reference))).toBe(200);
    await releaseEndedHolds();
    const row = await rowOf(reference);
    expect(row.state).toBe("provisional");
    expect(row.holdUntil?.getTime()).toBeGreaterThan(nowMs());
  });

  it("stays where the journey has begun", async () => {
    const { reference } = await booked();
    await transfer(reference, (await rowOf(reference)).dueNowMinor, "TT-24");
    await pool().query("update bookings set starts = current_date - 2 where reference = $1", [
      reference,
    ]);
    expect(await undo(reference, await lastEntry(reference))).toBe(409);
    expect(await rowOf(reference)).toMatchObject({ state: "confirmed" });
  });
});

it("what an agent kept of a journey of which nothing ever came keeps no places", async () => {
  const { reference } = await booked();
  await pool().query(
    "update bookings set agent = 'Savanna Reisen', commission_percent = 10 where reference = $1",
    [reference],
  );
  await transfer(reference, 1_000, "TT-25");
  const { version } = await rowOf(reference);
  expect((await desk("settle-agent", { booking: reference, version }, mama)).status).toBe(200);
  expect(await undo(reference, await lastTransfer(reference))).toBe(200);
  expect(await rowOf(reference)).toMatchObject({ paidMinor: 0, agentKeptMinor: 0 });
  await pool().query(
    "update bookings set hold_until = now() - interval '1 minute' where reference = $1",
    [reference],
  );
  await releaseEndedHolds();
  expect(await rowOf(reference)).toMatchObject({ state: "expired", seats: 0 });
});

it("what an agent was taken to have kept goes with the transfer that brought it", async () => {
  const { reference, token } = await confirmed("deposit");
  await pool().query(
    "update bookings set agent = 'Savanna Reisen', commission_percent = 10 where reference = $1",
    [reference],
  );
  const before = await seen(reference, token);
  const { totalMinor, dueNowMinor } = await rowOf(reference);
  await transfer(reference, agentShare(totalMinor, 10).netMinor - dueNowMinor, "TT-11");
  expect((await seen(reference, token)).balance_minor).toBe(0);
  expect(await undo(reference, await lastEntry(reference))).toBe(200);
  expect((await seen(reference, token)).balance_minor).toBe(before.balance_minor);
  expect(await rowOf(reference)).toMatchObject({ agentKeptMinor: 0 });
});
