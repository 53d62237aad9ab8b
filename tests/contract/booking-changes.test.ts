import { afterEach, describe, expect, it } from "vitest";
import { setClock } from "@/lib/clock";
import { cancelBookingEndpoint } from "@/lib/contract/bookings";
import { addDays } from "@/lib/pricing/days";
import { book, freeDeparture, payIn, queuedEmails, rowOf, sharedTour } from "../support/booking";
import {
  answer,
  changeBy,
  confirmed,
  departureBeside,
  pricedBy,
  seatsOn,
  seen,
} from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { reasonOf } from "../support/reason-of";
import { raced, rounds } from "../support/rounds";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");
const mama = await colleague("owner", "Mama Rose");

afterEach(() => setClock());

const priced = (reference: string, changes: object, person = neema) =>
  pricedBy(person, reference, changes);
const change = (reference: string, changes: object, person = neema, words: object = {}) =>
  changeBy(person, reference, changes, words);

describe("a change that costs more", () => {
  it("is priced before anything happens, and waits for the guest", async () => {
    const { reference, token } = await confirmed();
    const before = await rowOf(reference);
    const { body, shown } = await change(reference, { adults: 3 }, neema, {
      message: "Wie besprochen kommt Ihre Schwester mit.",
      reason: "Sister joins",
    });
    expect(shown).toMatchObject({ seats: 1, asks_guest: true, before_minor: before.totalMinor });
    expect(body).toEqual({ became: "proposed" });
    expect(await rowOf(reference)).toMatchObject({ adults: 2, totalMinor: before.totalMinor });
    expect(await queuedEmails(reference)).toContain("guest change-proposed");
    const { proposed_change: open, actions } = await seen(reference, token);
    expect(open).toMatchObject({
      message: "Wie besprochen kommt Ihre Schwester mit.",
      after: { adults: 3 },
      price: { total_minor: shown.price.total_minor },
    });
    expect(actions).toContain("answer");
  });

  it("takes the seat, the price and a new invoice once the guest agrees", async () => {
    const { reference, token } = await confirmed();
    const before = await rowOf(reference);
    const taken = await seatsOn(before.departureId ?? "");
    const { shown } = await change(reference, { adults: 3 });
    const { data } = await answer(reference, token, true);
    const after = await rowOf(reference);
    expect(after).toMatchObject({
      ...{ adults: 3, seats: 3, state: "confirmed", totalMinor: shown.price.total_minor },
      balanceDue: shown.price.balance_due,
    });
    expect(after.invoice).not.toBe(before.invoice);
    expect(await seatsOn(before.departureId ?? "")).toBe(taken + 1);
    expect(data.balance_minor).toBe(shown.price.total_minor - after.paidMinor);
    expect(data.proposed_change).toBeNull();
    expect(data.invoices.map(({ kind }) => kind)).toEqual(["invoice", "credit_note", "invoice"]);
    expect(await queuedEmails(reference)).toEqual(
      expect.arrayContaining(["guest changed", "operator attention"]),
    );
    expect(await reasonOf(answer(reference, token, true))).toBe("change_gone");
  });

  it("changes nothing when the guest declines or the desk takes it back", async () => {
    const { reference, token } = await confirmed();
    const before = await rowOf(reference);
    await change(reference, { adults: 3 });
    await answer(reference, token, false);
    expect((await change(reference, { adults: 3 })).status).toBe(200);
    const id = (await seen(reference, token)).proposed_change?.id;
    const withdrawn = await desk("withdraw-change", { booking: reference, change: id }, neema);
    expect(withdrawn.status).toBe(200);
    const late = { change: id, shown_total_minor: 1 };
    expect(await reasonOf(answer(reference, token, true, late))).toBe("change_gone");
    const { adults, totalMinor, invoice, seats } = before;
    expect(await rowOf(reference)).toMatchObject({ adults, totalMinor, invoice, seats });
  });

  it("is no longer what it was once more has been paid than it gives back, or its day has passed", async () => {
    const paidSince = await confirmed();
    const { totalMinor, paidMinor, starts } = await rowOf(paidSince.reference);
    const { starts: later } = await departureBeside(starts);
    await change(paidSince.reference, { starts: later, adjustment_minor: -20_000 });
    await payIn(paidSince.reference, totalMinor - paidMinor, `payment ${paidSince.reference}-2`);
    expect(await reasonOf(answer(paidSince.reference, paidSince.token, true))).toBe("change_gone");
    expect(await rowOf(paidSince.reference)).toMatchObject({ starts, backMinor: 0 });

    const tooLate = await confirmed();
    await change(tooLate.reference, { adults: 3 });
    const past = { starts: "2020-01-01", adults: 3, children: [], rooms: 1, extras: [] };
    const waits = (await seen(tooLate.reference, tooLate.token)).proposed_change;
    await pool().query("update booking_changes set after = $2 where id = $1", [
      ...[waits?.id, JSON.stringify(past)],
    ]);
    const { proposed_change: shown, actions } = await seen(tooLate.reference, tooLate.token);
    expect([shown, actions.includes("answer")]).toEqual([null, false]);
    const yes = { change: waits?.id, shown_total_minor: waits?.price.total_minor };
    expect(await reasonOf(answer(tooLate.reference, tooLate.token, true, yes))).toBe("change_gone");
  });

  it("is withdrawn with a booking that ends, whoever ends it", async () => {
    const stateOf = async (reference: string) =>
      (await pool().query("select state from booking_changes where booking = $1", [reference]))
        .rows;
    const byGuest = await confirmed();
    await change(byGuest.reference, { adults: 3 });
    const { refund_today_minor } = await seen(byGuest.reference, byGuest.token);
    const { callAs } = await import("@/lib/api/call");
    const ends = { reference: byGuest.reference, shown_refund_minor: refund_today_minor };
    await callAs("de", cancelBookingEndpoint, ends, { token: byGuest.token });
    expect(await stateOf(byGuest.reference)).toEqual([{ state: "withdrawn" }]);

    const byDesk = await confirmed();
    await change(byDesk.reference, { adults: 3 });
    const { version } = await rowOf(byDesk.reference);
    await desk("cancel-booking", { booking: byDesk.reference, version }, mama);
    expect(await stateOf(byDesk.reference)).toEqual([{ state: "withdrawn" }]);
  });

  it("is answered or taken back, never both", async () => {
    for (let round = 0; round < rounds(3); round += 1) {
      const { reference, token } = await confirmed();
      await change(reference, { adults: 3 });
      const id = (await seen(reference, token)).proposed_change?.id;
      const [agreed, withdrawn] = await Promise.all([
        reasonOf(answer(reference, token, true, { change: id })),
        desk("withdraw-change", { booking: reference, change: id }, neema),
      ]);
      const { adults } = await rowOf(reference);
      expect([agreed, withdrawn.status, adults]).toEqual(
        adults === 3 ? ["done", 409, 3] : ["change_gone", 200, 2],
      );
    }
  });
});

describe("another departure", () => {
  it("gives the old seats back and takes the new ones", async () => {
    const first = await freeDeparture();
    const second = await departureBeside(first.starts);
    const { reference, token } = await confirmed("deposit", { starts: first.starts });
    const [old, then] = [await seatsOn(first.id), await seatsOn(second.id)];
    await change(reference, { starts: second.starts });
    expect(await seatsOn(second.id)).toBe(then);
    await answer(reference, token, true);
    expect(await rowOf(reference)).toMatchObject({
      ...{ starts: second.starts, departureId: second.id, seats: 2 },
    });
    expect([await seatsOn(first.id), await seatsOn(second.id)]).toEqual([old - 2, then + 2]);
  });

  it("is never sold to two: whoever comes second is told, and keeps what they had", async () => {
    // Seats that no booking of ours has are a partner's.
    const notByBookings = async () => {
      const { rows } = await pool().query(`select d.id, d.seats_taken - coalesce(sum(b.seats), 0) n
        from departures d left join bookings b on b.departure_id = d.id group by d.id order by d.id`);
      return rows;
    };
    const before = await notByBookings();
    // Room for every round, so that each is about the last two seats of its own.
    await pool().query("update departures set seats = seats + 4 * $1", [rounds(20)]);
    for (let round = 0; round < rounds(20); round += 1) {
      const { reference, token } = await confirmed();
      const { starts } = await rowOf(reference);
      const target = await departureBeside(starts);
      await change(reference, { starts: target.starts });
      const free = target.seats - target.seats_taken;
      await pool().query("update departures set seats = seats_taken + 2 where id = $1", [
        target.id,
      ]);
      const race = await Promise.all([
        reasonOf(answer(reference, token, true)),
        reasonOf(book({ tour: sharedTour, starts: target.starts })),
      ]);
      await pool().query("update departures set seats = seats_taken + $2 where id = $1", [
        ...[target.id, Math.max(free - 2, 0)],
      ]);
      expect([...race].sort()).toEqual(["done", "seats_gone"]);
      const after = await rowOf(reference);
      if (race[0] !== "done") expect(after).toMatchObject({ starts, seats: 2 });
    }
    expect(await notByBookings()).toEqual(before);
  });
});

describe("a change that costs less", () => {
  it("is made at once, and what was paid too much goes back, if the owner decides it", async () => {
    const { reference } = await confirmed("all");
    const { totalMinor } = await rowOf(reference);
    const less = { adjustment_minor: -20_000 };
    const refused = await change(reference, less);
    expect([refused.status, refused.shown.owner_decides]).toEqual([403, true]);
    setClock(new Date(Date.now() + 11 * 60_000));
    const late = await change(reference, less, mama);
    expect([late.status, late.body]).toMatchObject([403, { error: { reason: "step_up" } }]);
    setClock();
    const { body, shown } = await change(reference, less, mama, { reason: "Old friends" });
    expect([body, shown.refund_minor]).toEqual([{ became: "applied" }, 20_000]);
    expect(shown.owner_decides).toBe(false);
    expect(await rowOf(reference)).toMatchObject({
      ...{ totalMinor: totalMinor - 20_000, backMinor: 20_000, state: "confirmed" },
    });
    const { rows } = await pool().query("select text from booking_notes where booking = $1", [
      reference,
    ]);
    expect(rows).toEqual([{ text: "Old friends" }]);
    const { body: whole } = await desk("booking", { booking: reference }, mama);
    const { history } = whole as unknown as { history: { what: string }[] };
    expect(history[0]).toMatchObject({
      ...{ what: "change-booking", by: "Mama Rose", note: "" },
      facts: [
        { kind: "price", before_minor: totalMinor, after_minor: totalMinor - 20_000 },
        { kind: "credit_note" },
      ],
    });
    expect(history.filter(({ what }) => what === "noted")).toEqual([]);
    expect(await queuedEmails(reference)).toContain("guest changed");
  });

  it("is made also where the departure is closed to others: the seat that nobody needs is given back", async () => {
    const { reference } = await confirmed();
    const { departureId, adults } = await rowOf(reference);
    const taken = await seatsOn(departureId ?? "");
    await pool().query("update departures set retired_at = now() where id = $1", [departureId]);
    expect(await change(reference, { adults: adults - 1 }, mama)).toMatchObject({
      body: { became: "applied" },
    });
    expect(await rowOf(reference)).toMatchObject({ departureId, seats: adults - 1 });
    expect(await seatsOn(departureId ?? "")).toBe(taken - 1);
    await pool().query("update departures set retired_at = null where id = $1", [departureId]);
  });

  it("keeps what was agreed for what does not change, whatever the catalogue asks by now", async () => {
    const { reference } = await confirmed();
    const { price, totalMinor } = await rowOf(reference);
    await pool().query(
      `update bookings set price = jsonb_set(price, '{lines,0,amount_minor}', to_jsonb($2::int)),
         total_minor = total_minor - 10000 where reference = $1`,
      [reference, (price.lines[0]?.amount_minor ?? 0) - 10_000],
    );
    const own = { added: [{ text: "Ballonfahrt", amount_minor: 5_000 }] };
    const { body } = await priced(reference, own);
    expect(body.price.total_minor).toBe(totalMinor - 10_000 + 5_000);
  });
});

describe("two colleagues at once", () => {
  it("change it once: the other is told how it stands", raced, async () => {
    const { reference } = await confirmed("all");
    const { totalMinor } = await rowOf(reference);
    const forms = await Promise.all(
      [-10_000, -20_000].map(async (adjustment_minor) => {
        const { wanted, body } = await priced(reference, { adjustment_minor }, mama);
        return { ...wanted, shown_total_minor: body.price.total_minor };
      }),
    );
    const answers = await Promise.all(forms.map((form) => desk("change-booking", form, mama)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers[0]?.status === 200 ? 10_000 : 20_000;
    expect(await rowOf(reference)).toMatchObject({ totalMinor: totalMinor - won, backMinor: won });
  });
});

describe("what is refused", () => {
  it("another version, price or party than there is, and a booking that was given up", async () => {
    const { reference } = await confirmed();
    const { wanted, body } = await priced(reference, { adults: 3 });
    const form = { ...wanted, shown_total_minor: body.price.total_minor };
    const wrong = await desk("change-booking", { ...form, shown_total_minor: 100 }, neema);
    expect([wrong.status, wrong.body]).toMatchObject([409, { error: { reason: "price_changed" } }]);
    expect((await change(reference, { adults: 3 })).status).toBe(200);
    const late = await desk("change-booking", form, neema);
    expect([late.status, late.body]).toMatchObject([
      409,
      { error: { reason: "changed_meanwhile" } },
    ]);
    expect((await priced(reference, { adults: 30 })).status).toBe(422);
    expect((await priced(reference, { starts: addDays("2020-01-01", 0) })).status).toBe(422);
    expect((await priced(reference, { adjustment_minor: -99_000_000 })).status).toBe(422);
    const seenNow = { booking: reference, version: (await rowOf(reference)).version };
    await desk("cancel-booking", seenNow, mama);
    expect((await desk("begin-change", { booking: reference }, neema)).status).toBe(404);
  });
});
