import { describe, expect, it } from "vitest";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { rowOf } from "../support/booking";
import { confirmed, seen } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();

const neema = await colleague("sales", "Neema");
const mama = await colleague("owner", "Mama Rose");

const shown = async (booking: string) =>
  (await desk("booking", { booking }, mama)).body as unknown as BookingDetail;
const transfer = async (booking: string, amount_minor: number, bank_reference: string) => {
  const { version } = await rowOf(booking);
  const seen = { booking, version, amount_minor, bank_reference };
  expect((await desk("record-transfer", seen, neema)).status).toBe(200);
};
const undo = async (booking: string, entry: number | undefined, person = mama) => {
  const { version } = await rowOf(booking);
  return (await desk("undo-transfer", { booking, version, entry }, person)).status;
};
const lastEntry = async (booking: string) => (await shown(booking)).movements.at(-1)?.id;

describe("a transfer that was entered by mistake", () => {
  it("is taken out of the books by the owner: the guest owes as before, and sees nothing of it", async () => {
    const { reference, token } = await confirmed("deposit");
    const before = await seen(reference, token);
    await transfer(reference, before.balance_minor, "TT-1");
    expect((await seen(reference, token)).balance_minor).toBe(0);
    const entry = await lastEntry(reference);
    expect(await undo(reference, entry, neema)).toBe(403);
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

  it("stays where nothing would be left of a confirmed journey, until the right one is there", async () => {
    const { reference } = await storedBooking("en", { state: "invoiced" });
    const { totalMinor, dueNowMinor } = await rowOf(reference);
    await transfer(reference, totalMinor, "TT-2");
    const wrong = await lastEntry(reference);
    expect(await undo(reference, wrong)).toBe(409);
    expect(await rowOf(reference)).toMatchObject({ state: "confirmed", paidMinor: totalMinor });
    const { reference: other } = await storedBooking("en", { state: "invoiced" });
    expect(await undo(other, wrong)).toBe(404);
    expect(dueNowMinor).toBeLessThan(totalMinor);
  });

  it("leaves what confirmed the journey another way", async () => {
    const { reference, token } = await confirmed("deposit");
    const { balance_minor, paid_minor } = await seen(reference, token);
    await transfer(reference, balance_minor - 50_000, "TT-3");
    const wrong = await lastEntry(reference);
    await transfer(reference, 50_000, "TT-4");
    expect(await undo(reference, wrong)).toBe(200);
    expect(await rowOf(reference)).toMatchObject({
      ...{ state: "confirmed", paidMinor: paid_minor + 50_000, backMinor: 0 },
    });
  });
});
