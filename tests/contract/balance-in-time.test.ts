import { describe, expect, it } from "vitest";
import { businessDay, setClock } from "@/lib/clock";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { book, freeDeparture, operatorToken, payIn, privateTour, rowOf } from "../support/booking";
import { seen } from "../support/booking-change";
import { contentDatabase } from "../support/database";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const today = businessDay();
const soon = addDays(today, policy.balanceDays - 10);

/** Asked for while there was still time for a deposit first. */
async function askedLongAgo() {
  setClock(new Date(`${addDays(today, -20)}T09:00:00Z`));
  const asked = await book({ tour: privateTour, starts: soon });
  setClock();
  const { dueNowMinor, totalMinor, balanceDue } = await rowOf(asked.reference);
  expect([dueNowMinor < totalMinor, balanceDue < today]).toEqual([true, true]);
  return { ...asked, dueNowMinor, totalMinor };
}

async function sayAvailable(reference: string) {
  const token = await operatorToken(reference, "available");
  await callAs("en", operatorBookingEndpoint, { token, confirm: true });
}

describe("a balance is never due on a day that has passed when its guest hears of it", () => {
  it("where the date was said to be free late: all is due with the deposit", async () => {
    const { reference, key, totalMinor } = await askedLongAgo();
    await sayAvailable(reference);
    expect(await seen(reference, key)).toMatchObject({
      ...{ state: "invoiced", balance_due: today },
      ...{ due_now_minor: totalMinor, balance_minor: 0 },
    });
    await payIn(reference, totalMinor, `payment ${reference}-1`);
    expect(await seen(reference, key)).toMatchObject({ state: "confirmed", balance_minor: 0 });
  });

  it("where the deposit was paid before: it confirms, and the rest is due at once", async () => {
    const { reference, key, dueNowMinor, totalMinor } = await askedLongAgo();
    await payIn(reference, dueNowMinor, `payment ${reference}-1`);
    await sayAvailable(reference);
    expect(await seen(reference, key)).toMatchObject({
      ...{ state: "confirmed", balance_due: today, balance_minor: totalMinor - dueNowMinor },
    });
  });

  it("where its day passes while places are held, and the deposit comes after it", async () => {
    const { starts } = await freeDeparture();
    const { reference, key } = await book({ starts });
    const { dueNowMinor } = await rowOf(reference);
    await pool().query("update bookings set balance_due = $2 where reference = $1", [
      reference,
      addDays(today, -1),
    ]);
    expect((await seen(reference, key)).balance_due).toBe(today);
    await payIn(reference, dueNowMinor, `payment ${reference}-1`);
    expect((await rowOf(reference)).balanceDue).toBe(today);
  });
});
