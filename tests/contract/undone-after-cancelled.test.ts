import { describe, expect, it } from "vitest";
import { cancelBookingEndpoint } from "@/lib/contract/bookings";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { agentShare } from "@/lib/pricing/agent-share";
import { book, freeDeparture, queuedEmails, rowOf } from "../support/booking";
import { changeBy, confirmed, seen } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");

const mama = await colleague("owner", "Mama Rose");
const shown = async (booking: string) =>
  (await desk("booking", { booking }, mama)).body as unknown as BookingDetail;
/** What the owner does with a booking as it stands; what it is answered with. */
const does = async (call: string, booking: string, more: object = {}) => {
  const { version } = await rowOf(booking);
  return (await desk(call, { booking, version, ...more }, mama)).status;
};
const transfer = async (booking: string, amount_minor: number, bank_reference: string) => {
  expect(await does("record-transfer", booking, { amount_minor, bank_reference })).toBe(200);
  return (await shown(booking)).movements.findLast(({ kind }) => kind === "bank_transfer")?.id;
};
const undo = (booking: string, entry: number | undefined, instead_minor: number | null = null) =>
  does("undo-transfer", booking, { entry, instead_minor });
/** The same, with what it is answered. */
const undoneAs = async (booking: string, entry: number | undefined) => {
  const { version } = await rowOf(booking);
  const wanted = { booking, version, entry, instead_minor: null };
  const { status, body } = await desk("undo-transfer", wanted, mama);
  return [status, body];
};
/** What the operator is told of what is left of a refund. */
const lessToSend = async (reference: string) => {
  const { rows } = await pool().query(
    "select data from jobs where data->>'reference' = $1 and data->>'detail' like 'refund_less %'",
    [reference],
  );
  return rows.length;
};
/** Whether the desk offers it; why it cannot be done is answered to the press. */
const mayUndo = async (booking: string, entry: number | undefined) =>
  (await shown(booking)).movements.find(({ id }) => id === entry)?.can_undo;
const givenUp = async (reference: string, token: string) => {
  const { refund_today_minor: shown_refund_minor } = await seen(reference, token);
  await callAs("en", cancelBookingEndpoint, { reference, shown_refund_minor }, { token });
};
const booked = async () => {
  const { starts } = await freeDeparture();
  const { reference, key: token } = await book({ starts });
  return { token, ...(await rowOf(reference)) };
};
/** What of what was invoiced is not credited. */
const invoiced = async (reference: string) =>
  (await shown(reference)).invoices.reduce((sum, { total_minor }) => sum + total_minor, 0);
const said = async (reference: string) =>
  (await guestEmail("less-back", await rowOf(reference), ""))?.content.paragraphs.join(" ");

it("a transfer that never came is sent back to nobody, though its booking was cancelled: the guest is told", async () => {
  const { reference, token, dueNowMinor } = await booked();
  const entry = await transfer(reference, dueNowMinor, "TT-1");
  await givenUp(reference, token);
  expect((await shown(reference)).by_hand).toMatchObject([{ amount_minor: dueNowMinor }]);
  expect(await mayUndo(reference, entry)).toBe(true);
  expect(await undo(reference, entry)).toBe(200);
  expect((await shown(reference)).by_hand).toEqual([]);
  expect(await lessToSend(reference)).toBe(1);
  expect(await rowOf(reference)).toMatchObject({
    ...{ state: "cancelled", paidMinor: 0, backMinor: 0, refundMinor: 0 },
  });
  expect(await seen(reference, token)).toMatchObject({ refund_minor: 0, payments: [] });
  expect((await queuedEmails(reference)).at(-1)).toBe("guest less-back");
  expect(await said(reference)).toContain("nothing to refund");
  expect(await undo(reference, entry)).toBe(409);
});

it("what a cancellation kept of a transfer that never came was never here", async () => {
  const { reference, token, dueNowMinor } = await booked();
  const wrong = await transfer(reference, dueNowMinor, "TT-2");
  await transfer(reference, 10_000, "TT-3");
  await pool().query(
    "update bookings set confirmed_at = confirmed_at - interval '20 days' where reference = $1",
    [reference],
  );
  await givenUp(reference, token);
  expect(await rowOf(reference)).toMatchObject({ backMinor: 10_000 });
  expect(await invoiced(reference)).toBe(dueNowMinor);
  expect(await undo(reference, wrong)).toBe(200);
  expect(await rowOf(reference)).toMatchObject({ paidMinor: 10_000, backMinor: 0, refundMinor: 0 });
  expect(await invoiced(reference)).toBe(10_000);
});

it("what has come instead goes back as the cancellation had decided, and no more", async () => {
  const { reference, token, dueNowMinor } = await booked();
  const entry = await transfer(reference, dueNowMinor + 9_000, "TT-4");
  await givenUp(reference, token);
  expect(await undo(reference, entry, dueNowMinor)).toBe(200);
  expect(await rowOf(reference)).toMatchObject({
    ...{ paidMinor: dueNowMinor, backMinor: dueNowMinor, refundMinor: dueNowMinor },
  });
  expect(await said(reference)).toMatch(
    /didn’t arrive as we’d noted it.*In all, you’ll get back \$/,
  );
  const last = (await shown(reference)).movements.at(-1)?.id;
  expect(await undo(reference, last, dueNowMinor + 1_000)).toBe(200);
  expect(await rowOf(reference)).toMatchObject({
    ...{ paidMinor: dueNowMinor + 1_000, backMinor: dueNowMinor + 1_000 },
  });
});

it("a transfer stays that was sent back after the cancellation", async () => {
  const { reference, token, dueNowMinor } = await booked();
  const entry = await transfer(reference, dueNowMinor, "TT-5");
  await givenUp(reference, token);
  expect(await does("record-refund", reference)).toBe(200);
  expect(await mayUndo(reference, entry)).toBe(true);
  expect(await undo(reference, entry)).toBe(409);
});

it("where what came too much went back, a journey that nobody makes is cancelled, and nothing more is sent", async () => {
  const { reference, totalMinor } = await booked();
  await transfer(reference, totalMinor, "TT-6");
  const wrong = await transfer(reference, totalMinor, "TT-7");
  expect(await does("record-refund", reference)).toBe(200);
  expect(await undo(reference, wrong)).toBe(409);
  expect(await does("cancel-booking", reference)).toBe(200);
  expect((await shown(reference)).by_hand).toMatchObject([{ amount_minor: totalMinor }]);
  expect(await undo(reference, wrong)).toBe(200);
  expect((await shown(reference)).by_hand).toEqual([]);
  expect(await rowOf(reference)).toMatchObject({ paidMinor: 0, backMinor: 0 });
});

it("a transfer of which a part was sent back, as the journey became cheaper, stays until that has come again", async () => {
  const { reference, totalMinor } = await booked();
  const wrong = await transfer(reference, totalMinor, "TT-11");
  await changeBy(mama, reference, { adjustment_minor: -20_000 });
  expect(await does("record-refund", reference)).toBe(200);
  expect(await undoneAs(reference, wrong)).toMatchObject([
    ...[409, { error: { reason: "sent_back" } }],
  ]);
  expect(await rowOf(reference)).toMatchObject({ paidMinor: totalMinor - 20_000 });
  await transfer(reference, 19_000, "TT-19");
  expect(await undo(reference, wrong)).toBe(409);
  await transfer(reference, 1_000, "TT-20");
  expect((await shown(reference)).by_hand).toHaveLength(2);
  expect(await undo(reference, wrong)).toBe(200);
  expect((await shown(reference)).by_hand).toEqual([]);
  expect(await rowOf(reference)).toMatchObject({ state: "invoiced", paidMinor: 0, backMinor: 0 });
});

describe("of a cancelled booking with other money moves a transfer stays, and nothing changes", () => {
  const stays = async (reference: string, wrong: number | undefined) => {
    expect(await mayUndo(reference, wrong)).toBe(true);
    const before = [await rowOf(reference), (await shown(reference)).by_hand];
    expect(await undoneAs(reference, wrong)).toMatchObject([
      ...[409, { error: { reason: "other_money" } }],
    ]);
    expect([await rowOf(reference), (await shown(reference)).by_hand]).toEqual(before);
  };
  const paidOnline = (reference: string, amount: number) =>
    pool().query(
      `insert into payments (id, booking, purpose, state, amount_minor, currency, confirmation_code)
       values ($1, $2, 'deposit', 'completed', $3, 'USD', 'C')`,
      [`${reference}-1`, reference, amount],
    );

  it("where something came too much and was not sent back", async () => {
    const { reference, totalMinor } = await booked();
    await transfer(reference, totalMinor, "TT-8");
    const wrong = await transfer(reference, totalMinor, "TT-9");
    expect(await does("cancel-booking", reference)).toBe(200);
    await stays(reference, wrong);
  });

  it("where an agent gives back what they kept", async () => {
    const { reference, token } = await confirmed("deposit");
    await pool().query(
      "update bookings set agent = 'Savanna Reisen', commission_percent = 10 where reference = $1",
      [reference],
    );
    const { totalMinor, dueNowMinor } = await rowOf(reference);
    const { netMinor } = agentShare(totalMinor, 10);
    const wrong = await transfer(reference, netMinor - dueNowMinor, "TT-10");
    await givenUp(reference, token);
    await stays(reference, wrong);
  });

  it("where more was sent than ever came", async () => {
    const { reference, totalMinor } = await booked();
    const wrong = await transfer(reference, totalMinor, "TT-12");
    await changeBy(mama, reference, { adjustment_minor: -20_000 });
    expect(await does("record-refund", reference)).toBe(200);
    expect(await does("cancel-booking", reference)).toBe(200);
    await stays(reference, wrong);
    await transfer(reference, 20_000, "TT-13");
    await stays(reference, wrong);
  });

  it("where a payment online goes back", async () => {
    const { reference, token } = await confirmed("deposit");
    const { dueNowMinor, totalMinor } = await rowOf(reference);
    await paidOnline(reference, dueNowMinor);
    const wrong = await transfer(reference, totalMinor - dueNowMinor, "TT-15");
    await givenUp(reference, token);
    expect((await shown(reference)).refunds).toHaveLength(2);
    await stays(reference, wrong);
  });

  it("where a bank has taken a payment back", async () => {
    const { reference } = await confirmed("deposit");
    const { dueNowMinor, totalMinor } = await rowOf(reference);
    const wrong = await transfer(reference, totalMinor - dueNowMinor, "TT-16");
    await pool().query(
      `insert into ledger (booking, kind, source, amount_minor, currency)
       values ($1, 'reversal', $2, $3, 'USD')`,
      [reference, `reversal ${reference}-1`, -dueNowMinor],
    );
    await pool().query("update bookings set paid_minor = paid_minor - $2 where reference = $1", [
      ...[reference, dueNowMinor],
    ]);
    expect(await does("cancel-booking", reference)).toBe(200);
    await stays(reference, wrong);
  });

  it("where all of another one, of the same amount, came in vain", async () => {
    const { reference, token, dueNowMinor } = await booked();
    const wrong = await transfer(reference, dueNowMinor, "TT-17");
    await pool().query(
      "update bookings set confirmed_at = confirmed_at - interval '20 days' where reference = $1",
      [reference],
    );
    await givenUp(reference, token);
    const vain = await transfer(reference, dueNowMinor, "TT-18");
    expect((await shown(reference)).by_hand).toMatchObject([{ amount_minor: dueNowMinor }]);
    await stays(reference, wrong);
    expect(await undo(reference, vain)).toBe(200);
    expect(await undo(reference, wrong)).toBe(200);
    expect(await rowOf(reference)).toMatchObject({ paidMinor: 0, backMinor: 0 });
  });
});

it("a journey that has begun is cancelled first where nobody travelled", async () => {
  const { reference, dueNowMinor } = await booked();
  const wrong = await transfer(reference, dueNowMinor, "TT-14");
  await pool().query("update bookings set starts = current_date - 2 where reference = $1", [
    reference,
  ]);
  expect(await undo(reference, wrong)).toBe(409);
  expect(await does("cancel-booking", reference)).toBe(200);
  expect(await undo(reference, wrong)).toBe(200);
  expect((await shown(reference)).by_hand).toEqual([]);
});
