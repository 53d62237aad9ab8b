import { describe, expect, it } from "vitest";
import { book, freeDeparture, payIn, rowOf } from "../support/booking";
import {
  answer,
  changeBy,
  confirmed,
  departureBeside,
  pricedBy,
  seen,
} from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { reasonOf } from "../support/reason-of";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");

describe("money that comes in while somebody changes the price", () => {
  it("does not go back for whoever may not decide that, whichever version they name", async () => {
    const { starts } = await freeDeparture(3);
    const { reference } = await book({ starts });
    const { wanted, body } = await pricedBy(neema, reference, { adjustment_minor: -10_000 });
    expect(body.refund_minor).toBe(0);
    const version = (await rowOf(reference)).version + 1;
    const form = { ...wanted, version, shown_total_minor: body.price.total_minor };
    const paying = await pool().connect();
    await paying.query("begin");
    await paying.query("update bookings set paid_minor = total_minor where reference = $1", [
      reference,
    ]);
    const changing = desk("change-booking", form, neema);
    await Promise.race([changing, waitsForALock()]);
    await paying.query("commit");
    paying.release();
    expect((await changing).body).toMatchObject({ error: { reason: "changed_meanwhile" } });
    expect(await rowOf(reference)).toMatchObject({ version, backMinor: 0 });
  });

  it("takes back what was proposed once it would give back more, and the desk is told", async () => {
    const { reference, token } = await confirmed();
    const { starts, totalMinor, paidMinor } = await rowOf(reference);
    const { starts: later } = await departureBeside(starts);
    await changeBy(neema, reference, { starts: later, adjustment_minor: -20_000 });
    const { proposed_change: open } = await seen(reference, token);
    expect(open).not.toBeNull();
    await payIn(reference, totalMinor - paidMinor, `payment ${reference}-2`);
    const { proposed_change: left, actions } = await seen(reference, token);
    expect([left, actions.includes("answer")]).toEqual([null, false]);
    const { rows } = await pool().query("select 1 from jobs where data->>'detail' = $1", [
      `change_overtaken change ${open?.id}`,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe("a proposal that is replaced while the guest agrees to the one that follows", () => {
  it("takes seats of no other departure than the one that is agreed to", async () => {
    const { reference, token } = await confirmed();
    const { starts, departureId } = await rowOf(reference);
    await changeBy(neema, reference, { starts: (await departureBeside(starts)).starts });
    const replacing = await pool().connect();
    await replacing.query("begin");
    await replacing.query("select from bookings where reference = $1 for update", [reference]);
    const { rows } = await replacing.query(
      `with gone as (
         update booking_changes set state = 'withdrawn' where booking = $1 returning *
       )
       insert into booking_changes (booking, proposed_by, state, asks_guest, before, after, price,
         total_before_minor, total_after_minor, refund_minor)
       select booking, proposed_by, 'declined', asks_guest, before,
         after || jsonb_build_object('starts', $2::text), price,
         total_before_minor, total_after_minor, refund_minor from gone returning id`,
      [reference, starts],
    );
    const next = { change: Number(rows[0]?.id) };
    await replacing.query("update booking_changes set state = 'proposed' where id = $1", [
      next.change,
    ]);
    const agreeing = reasonOf(answer(reference, token, true, next));
    await Promise.race([agreeing, waitsForALock()]);
    await replacing.query("commit");
    replacing.release();
    expect([await agreeing, (await rowOf(reference)).departureId]).toEqual([
      "change_gone",
      departureId,
    ]);
  });
});

async function waitsForALock(): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and ";
  await expect
    .poll(async () => (await pool().query(`${waiting} wait_event_type = 'Lock'`)).rowCount)
    .toBeGreaterThan(0);
}
