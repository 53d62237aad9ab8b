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

  it("stays where something has followed from it: money to be sent back, or an end", async () => {
    const { reference, token } = await confirmed("deposit");
    const { balance_minor } = await seen(reference, token);
    await transfer(reference, balance_minor, "TT-6");
    const wrong = await lastEntry(reference);
    await transfer(reference, balance_minor, "TT-7");
    const before = await rowOf(reference);
    expect(before.backMinor).toBe(balance_minor);
    expect((await shown(reference)).movements.some(({ can_undo }) => can_undo)).toBe(false);
    expect(await undo(reference, wrong)).toBe(409);
    expect(await rowOf(reference)).toEqual(before);
    const { reference: ended } = await storedBooking("en", { state: "cancelled" });
    await transfer(ended, 10_000, "TT-10");
    expect(await undo(ended, await lastEntry(ended))).toBe(409);
  });

  it("stays where it brought what an agent has kept", async () => {
    const { reference, token } = await confirmed("deposit");
    await pool().query(
      "update bookings set agent = 'Savanna Reisen', commission_percent = 10 where reference = $1",
      [reference],
    );
    const { totalMinor, dueNowMinor } = await rowOf(reference);
    await transfer(reference, agentShare(totalMinor, 10).netMinor - dueNowMinor, "TT-11");
    const { movements } = await shown(reference);
    const made = movements.find(({ kind }) => kind === "bank_transfer");
    expect(made?.can_undo).toBe(false);
    expect(await undo(reference, made?.id)).toBe(409);
    expect((await seen(reference, token)).balance_minor).toBe(0);
  });
});
