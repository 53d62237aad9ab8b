import { afterEach, expect, it } from "vitest";
import { setClock } from "@/lib/clock";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { addDays } from "@/lib/pricing/days";
import { rowOf } from "../support/booking";
import { answer, changeBy, confirmed, pricedBy, seen } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { writeEmail } = await import("@/lib/backend/emails/write-email");

afterEach(() => setClock());

const mama = await colleague("owner", "Mama Rose");
const byHand = async (booking: string) =>
  ((await desk("booking", { booking }, mama)).body as unknown as BookingDetail).by_hand;

/** All of a journey was paid, and it became cheaper: somebody is to send the rest back. */
async function cheaper() {
  const { reference, token } = await confirmed("all");
  const { totalMinor } = await rowOf(reference);
  await changeBy(mama, reference, { adjustment_minor: -80_000 });
  expect(await byHand(reference)).toMatchObject([{ amount_minor: 80_000 }]);
  return { reference, token, totalMinor };
}

it("a journey that is as dear as before again keeps what was to be sent back: its guest owes nothing", async () => {
  const { reference, token, totalMinor } = await cheaper();
  const { body } = await pricedBy(mama, reference, { adjustment_minor: 0 });
  expect(body).toMatchObject({ balance_minor: 0, refund_minor: 0, not_sent_minor: 80_000 });
  await changeBy(mama, reference, { adjustment_minor: 0 });
  const proposed = (await seen(reference, token)).proposed_change?.refund_table;
  await answer(reference, token, true);
  const { balance_minor, refund_table } = await seen(reference, token);
  expect(balance_minor).toBe(0);
  expect(refund_table).toEqual(proposed);
  expect(await byHand(reference)).toEqual([]);
  expect(await rowOf(reference)).toMatchObject({ totalMinor, paidMinor: totalMinor, backMinor: 0 });
});

it("whoever was asked to send it is told how much of it is left to be sent", async () => {
  const { reference, token } = await cheaper();
  await changeBy(mama, reference, { adjustment_minor: -50_000 });
  await answer(reference, token, true);
  const detail = `refund_less refund ${reference}-R1`;
  const { rows } = await pool().query(
    "select data from jobs where data->>'reference' = $1 and data->>'detail' = $2",
    [reference, detail],
  );
  expect(rows).toMatchObject([{ data: { kind: "booking-to-operator", news: "attention" } }]);
  const job = { kind: "booking-to-operator", news: "attention", detail, reference } as const;
  const said = (await writeEmail(job))?.content.paragraphs.join(" ");
  expect(said).toContain("$500 of it is left to be sent");
});

it("one that is a little dearer keeps as much of it as it costs more", async () => {
  const { reference, token, totalMinor } = await cheaper();
  await changeBy(mama, reference, { adjustment_minor: -50_000 });
  await answer(reference, token, true);
  expect(await byHand(reference)).toMatchObject([{ amount_minor: 50_000 }]);
  expect(await seen(reference, token)).toMatchObject({ balance_minor: 0 });
  // Another change for less adds to it.
  await changeBy(mama, reference, { adjustment_minor: -60_000 });
  expect(await rowOf(reference)).toMatchObject({ paidMinor: totalMinor, backMinor: 60_000 });
});

it("so it is where it came by a payment of which the provider gives no part back", async () => {
  const { reference, token, totalMinor } = await confirmed("all").then(async (made) => ({
    ...made,
    ...(await rowOf(made.reference)),
  }));
  await pool().query(
    `insert into payments (id, booking, purpose, state, amount_minor, currency, method, confirmation_code)
     values ($1, $2, 'deposit', 'completed', $3, 'USD', 'Mpesa', 'C')`,
    [`${reference}-1`, reference, totalMinor],
  );
  await changeBy(mama, reference, { adjustment_minor: -80_000 });
  const { rows } = await pool().query("select payment, state from refunds where booking = $1", [
    reference,
  ]);
  expect(rows).toEqual([{ payment: `${reference}-1`, state: "manual" }]);
  await changeBy(mama, reference, { adjustment_minor: 0 });
  await answer(reference, token, true);
  expect(await byHand(reference)).toEqual([]);
  expect(await rowOf(reference)).toMatchObject({ paidMinor: totalMinor, backMinor: 0 });
});

it("what was sent already is owed again", async () => {
  const { reference, token } = await cheaper();
  const { version } = await rowOf(reference);
  expect((await desk("record-refund", { booking: reference, version }, mama)).status).toBe(200);
  const { body } = await pricedBy(mama, reference, { adjustment_minor: 0 });
  expect(body).toMatchObject({ balance_minor: 80_000 });
  await changeBy(mama, reference, { adjustment_minor: 0 });
  await answer(reference, token, true);
  expect(await seen(reference, token)).toMatchObject({ balance_minor: 80_000 });
});

it("what may have gone already, as the provider was asked for it, is owed again", async () => {
  const { reference, token } = await cheaper();
  await pool().query("update refunds set asked_at = now() where booking = $1", [reference]);
  const { body } = await pricedBy(mama, reference, { adjustment_minor: 0 });
  expect(body).toMatchObject({ balance_minor: 80_000 });
  await changeBy(mama, reference, { adjustment_minor: 0 });
  await answer(reference, token, true);
  expect(await seen(reference, token)).toMatchObject({ balance_minor: 80_000 });
  expect(await byHand(reference)).toMatchObject([{ amount_minor: 80_000 }]);
});

it("what goes back to a fellow traveller is theirs, and is not kept for another's journey", async () => {
  const { reference, token } = await confirmed("all");
  const { totalMinor } = await rowOf(reference);
  await pool().query(
    `insert into shares (id, booking, name, email, amount_minor, purpose, currency)
     values ($1, $2, 'Ben Friend', 'ben@example.com', $3, 'deposit', 'USD')`,
    [`${reference}-S1`, reference, totalMinor],
  );
  await pool().query(
    `insert into payments (id, booking, purpose, state, amount_minor, currency, method, confirmation_code, payer)
     values ($1, $2, 'deposit', 'completed', $3, 'USD', 'Mpesa', 'C', $4)`,
    [`${reference}-1`, reference, totalMinor, `${reference}-S1`],
  );
  await changeBy(mama, reference, { adjustment_minor: -80_000 });
  expect(await byHand(reference)).toMatchObject([{ amount_minor: 80_000, to: "Ben Friend" }]);
  await changeBy(mama, reference, { adjustment_minor: 0 });
  await answer(reference, token, true);
  expect(await byHand(reference)).toMatchObject([{ amount_minor: 80_000, to: "Ben Friend" }]);
  expect(await seen(reference, token)).toMatchObject({ balance_minor: 80_000 });
});

it("what was missing on a journey is given back while it goes on, and nothing else of it is changed", async () => {
  const { reference, token } = await confirmed("all");
  const { starts, balanceDue, adults, totalMinor } = await rowOf(reference);
  setClock(new Date(`${addDays(starts, 2)}T09:00:00Z`));
  const then = await colleague("owner", "Mama Rose on the third day");
  for (const more of [{ adults: adults + 1 }, { adjustment_minor: 10_000 }])
    expect(await pricedBy(then, reference, more)).toMatchObject({
      ...{ status: 409, body: { error: { reason: "begun" } } },
    });
  const cheaper = { adjustment_minor: -20_000, ours: true };
  const message = "The road to the crater was closed on day two.";
  const { status, shown } = await changeBy(then, reference, cheaper, { message });
  expect(shown).toMatchObject({ refund_minor: 20_000, asks_guest: false, seats: 0, kept_minor: 0 });
  expect(status).toBe(200);
  expect(await rowOf(reference)).toMatchObject({
    ...{ state: "confirmed", totalMinor: totalMinor - 20_000, balanceDue, backMinor: 20_000 },
  });
  expect(await seen(reference, token)).toMatchObject({ balance_minor: 0 });
  // Their mail has what was written with it, and speaks of nothing as if it lay ahead.
  const { rows } = await pool().query(
    "select data from jobs where data->>'reference' = $1 and data->>'news' = 'changed'",
    [reference],
  );
  const { content } = (await writeEmail(rows[0].data)) ?? {};
  expect(content?.paragraphs).toHaveLength(3);
  expect(content?.paragraphs[2]).toBe(message);
  expect(content?.tables).toHaveLength(1);
});
