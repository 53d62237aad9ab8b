import { describe, expect, it } from "vitest";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { agentShare } from "@/lib/pricing/agent-share";
import { rowOf } from "../support/booking";
import { confirmed, seen } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

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

  it("stays where nothing would be left of a confirmed journey, and is none of another's", async () => {
    const { reference } = await storedBooking("en", { state: "invoiced" });
    const { totalMinor, dueNowMinor } = await rowOf(reference);
    await transfer(reference, totalMinor, "TT-2");
    const wrong = await lastEntry(reference);
    expect(await undo(reference, wrong)).toBe(409);
    expect(await rowOf(reference)).toMatchObject({ state: "confirmed", paidMinor: totalMinor });
    const { reference: other } = await storedBooking("en", { state: "invoiced" });
    expect(await undo(other, wrong)).toBe(404);
    expect(await undo(reference, wrong, dueNowMinor)).toBe(200);
    expect(await rowOf(reference)).toMatchObject({
      ...{ state: "confirmed", paidMinor: dueNowMinor, backMinor: 0 },
    });
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

  it("takes along what was to be sent back because of it, and nothing that is owed another way", async () => {
    const { reference, token } = await confirmed("deposit");
    const { balance_minor } = await seen(reference, token);
    const { totalMinor } = await rowOf(reference);
    await transfer(reference, balance_minor, "TT-6");
    await transfer(reference, balance_minor, "TT-7");
    expect(await rowOf(reference)).toMatchObject({ backMinor: balance_minor });
    expect(await undo(reference, await lastEntry(reference))).toBe(200);
    expect(await rowOf(reference)).toMatchObject({ paidMinor: totalMinor, backMinor: 0 });
    expect((await shown(reference)).by_hand).toEqual([]);
    expect((await seen(reference, token)).balance_minor).toBe(0);
    // Twice too much, of which one was true.
    await transfer(reference, 20_000, "TT-8");
    await transfer(reference, 30_000, "TT-9");
    expect(await undo(reference, await lastEntry(reference))).toBe(200);
    expect(await rowOf(reference)).toMatchObject({
      ...{ paidMinor: totalMinor + 20_000, backMinor: 20_000 },
    });
  });

  it("on a booking that has ended is not to be sent back", async () => {
    const { reference } = await storedBooking("en", { state: "cancelled" });
    const { backMinor, paidMinor } = await rowOf(reference);
    await transfer(reference, 10_000, "TT-10");
    expect(await rowOf(reference)).toMatchObject({ backMinor: backMinor + 10_000 });
    expect(await undo(reference, await lastEntry(reference))).toBe(200);
    expect(await rowOf(reference)).toMatchObject({ backMinor, paidMinor });
  });

  it("of an agent takes along what they had kept with it", async () => {
    const { reference, token } = await confirmed("deposit");
    await pool().query(
      "update bookings set agent = 'Savanna Reisen', commission_percent = 10 where reference = $1",
      [reference],
    );
    const { totalMinor, dueNowMinor } = await rowOf(reference);
    const { netMinor } = agentShare(totalMinor, 10);
    const before = await seen(reference, token);
    await transfer(reference, netMinor - dueNowMinor, "TT-11");
    expect((await seen(reference, token)).balance_minor).toBe(0);
    const { movements } = await shown(reference);
    const wrong = movements.find(({ can_undo }) => can_undo)?.id;
    expect(await undo(reference, wrong)).toBe(200);
    expect(await rowOf(reference)).toMatchObject({ agentKeptMinor: 0, paidMinor: dueNowMinor });
    expect((await seen(reference, token)).balance_minor).toBe(before.balance_minor);
  });
});
