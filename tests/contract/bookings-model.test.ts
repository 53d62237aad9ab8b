import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  acceptDateEndpoint,
  bookingEndpoint,
  cancelBookingEndpoint,
  invoiceEndpoint,
  type OperatorAction,
  operatorBookingEndpoint,
} from "@/lib/contract/bookings";
import {
  book,
  freeDeparture,
  nextYear,
  operatorToken,
  payIn,
  privateTour,
  rowOf,
} from "../support/booking";
import {
  type Deed,
  hold,
  type Thought,
  think,
  thinkPaid,
  type World,
} from "../support/booking-model";
import { contentDatabase } from "../support/database";
import { rounds } from "../support/rounds";
import "../support/same-cases";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { refundsByHand } = await import("@/lib/backend/bookings/money/refunds-by-hand");
const { pool } = await import("@/lib/backend/db/pool");
const { releaseEndedHolds } = await import("@/lib/backend/jobs/booking-work");

const room = 4;
const privateDays = { here: nextYear("06-10"), there: nextYear("07-20") };

interface Made {
  reference: string;
  key: string;
}

/** The world as it is: two departures with four free seats each, and the bookings made so far. */
async function newWorld() {
  await pool().query("update departures set source = 'own', seats_taken = 0");
  const here = await freeDeparture(room);
  const there = await freeDeparture(room, 1);
  const partner = await freeDeparture(room, 2);
  await pool().query("update departures set source = 'partner' where id = $1", [partner.id]);
  const all = [here, there, partner];
  for (const { id } of all)
    await pool().query("update departures set seats_taken = seats - $2::int where id = $1", [
      id,
      room,
    ]);
  const { rows } = await pool().query("select uses from coupons where code = 'KARIBU5'");
  return { here, there, partner, uses: rows[0].uses as number, made: [] as Made[], payments: 0 };
}
type Real = Awaited<ReturnType<typeof newWorld>>;

async function see({ reference, key }: Made) {
  return (await callAs("en", bookingEndpoint, { reference }, { token: key })).data;
}

const operatorDoes = async ({ reference }: Made, action: OperatorAction, more = {}) =>
  callAs("en", operatorBookingEndpoint, {
    token: await operatorToken(reference, action),
    confirm: true,
    ...more,
  });

/** The operator follows the link of each refund that is theirs to send. */
async function sentBack(made: Made) {
  const open = (await refundsByHand(made.reference)).map(({ id }) => `${made.reference} ${id}`);
  for (const reference of open.length > 0 ? open : [made.reference])
    await operatorDoes({ ...made, reference }, "record_refund");
}

const ofKind = { own: "here", partner: "partner", private: undefined } as const;

async function create(real: Real, deed: Deed & { do: "create" }): Promise<Thought | undefined> {
  const at = ofKind[deed.kind];
  const trip = at ? { starts: real[at].starts } : { tour: privateTour, starts: privateDays.here };
  const coupon = deed.coupon ? { coupon_code: "KARIBU5" } : {};
  const made = await book({ ...trip, adults: deed.people, ...coupon }).catch((error) => error);
  if (made instanceof Error) {
    expect(made).toMatchObject({ code: "conflict", detail: { reason: "seats_gone" } });
    return undefined;
  }
  real.made.push(made);
  const { price, state } = await see(made);
  return {
    state,
    kind: deed.kind,
    people: deed.people,
    total: price.total_minor,
    due: price.due_now_minor,
    paid: 0,
    back: 0,
    ...{ coupon: deed.coupon, isCheaper: deed.coupon, hasLapsed: false },
    held: null,
    on: deed.kind === "partner" ? "partner" : "here",
  };
}

const shares = {
  part: () => 1000,
  due: ({ due, paid }: Thought) => Math.max(due - paid, 0) || 1000,
  all: ({ total, paid }: Thought) => Math.max(total - paid, 0) || 1000,
};

/** Does to a booking what was thought of; a refusal is only ever a conflict. */
async function act(real: Real, made: Made, deed: Deed["do"], kind: Thought["kind"]) {
  const { reference, key } = made;
  const token = { token: key };
  switch (deed) {
    case "end_hold":
      await pool().query(
        "update bookings set hold_until = now() - interval '1 minute' where reference = $1 and hold_until is not null",
        [reference],
      );
      return releaseEndedHolds();
    case "cancel": {
      const { refund_today_minor, paid_minor } = await see(made);
      const shown = { shown_refund_minor: refund_today_minor, shown_paid_minor: paid_minor };
      return callAs("en", cancelBookingEndpoint, { reference, ...shown }, token);
    }
    case "invoice":
      await pool().query("delete from rate_limits");
      return callAs("en", invoiceEndpoint, { reference }, token);
    case "available":
      return operatorDoes(made, "available");
    case "desk_cancel":
      return operatorDoes(made, "cancel");
    case "propose": {
      const dates = [kind === "private" ? privateDays.there : real.there.starts];
      return operatorDoes(made, "propose", { dates });
    }
    case "accept": {
      const [offer] = (await see(made)).proposed;
      const starts = offer?.starts ?? real.there.starts;
      const shown_total_minor = offer?.price.total_minor ?? 0;
      return callAs("en", acceptDateEndpoint, { reference, starts, shown_total_minor }, token);
    }
    case "refund":
      return sentBack(made);
  }
}

async function perform(real: Real, world: World, deed: Deed): Promise<void> {
  if (deed.do === "create") {
    const thought = await create(real, deed);
    const on = deed.kind === "partner" ? "partner" : "here";
    const fits =
      deed.kind === "private" || world.free[on] >= deed.people || deed.kind === "partner";
    expect(thought !== undefined).toBe(fits);
    if (!thought) return;
    expect(thought.state).toBe(deed.kind === "own" ? "provisional" : "enquiry");
    if (deed.kind === "own") hold(world, thought);
    world.bookings.push(thought);
    return;
  }
  const at = world.bookings.length > 0 ? deed.which % world.bookings.length : -1;
  const made = real.made[at];
  const booking = world.bookings[at];
  if (!made || !booking) return;
  if (deed.do === "pay") {
    const amount = shares[deed.share](booking);
    real.payments += 1;
    const name = `${made.reference}-${real.payments}`;
    if (deed.bank && amount <= booking.total)
      await operatorDoes(made, "record_payment", { amount_minor: amount, bank_reference: name });
    else await payIn(made.reference, amount, `payment ${name}`);
    return thinkPaid(world, booking, amount);
  }
  // A departure without room for the party, or the very one that is booked, is refused as a date.
  const isNoDate =
    deed.do === "propose" &&
    booking.kind !== "private" &&
    (booking.on === "there" || !fitsThere(world, booking));
  const [offer] = deed.do === "accept" ? (await see(made)).proposed : [];
  const done = await act(real, made, deed.do, booking.kind).then(
    () => "done",
    (error) => error.code,
  );
  if (isNoDate) {
    expect(["invalid", "conflict"]).toContain(done);
    return;
  }
  const terms = offer && { total: offer.price.total_minor, due: offer.price.due_now_minor };
  expect(`${deed.do} ${done}`).toBe(`${deed.do} ${think(world, booking, deed.do, terms)}`);
}

const fitsThere = ({ free }: World, { people }: Thought) => free.there >= people;

async function compare(real: Real, world: World): Promise<void> {
  const rows = await Promise.all(real.made.map(({ reference }) => rowOf(reference)));
  expect(rows.map(({ state }) => state)).toEqual(world.bookings.map(({ state }) => state));
  expect(rows.map(({ paidMinor }) => paidMinor)).toEqual(world.bookings.map(({ paid }) => paid));
  expect(rows.map(({ backMinor }) => backMinor)).toEqual(world.bookings.map(({ back }) => back));
  const { rows: sums } = await pool().query(
    `select b.reference, b.paid_minor, coalesce(sum(l.amount_minor), 0)::int ledger
     from bookings b left join ledger l on l.booking = b.reference group by b.reference`,
  );
  for (const { paid_minor, ledger } of sums) expect(ledger).toBe(paid_minor);
  await compareInvoices();
  for (const where of ["here", "there", "partner"] as const) {
    const { rows: taken } = await pool().query(
      "select seats - seats_taken free from departures where id = $1",
      [real[where].id],
    );
    expect(`${where} ${taken[0].free}`).toBe(`${where} ${world.free[where]}`);
  }
  const { rows: coupons } = await pool().query("select uses from coupons where code = 'KARIBU5'");
  const live = world.bookings.filter(({ coupon }) => coupon).length;
  expect(coupons[0].uses - real.uses).toBe(live);
}

/** Invoices less credit notes are what somebody owes or has paid for good; their numbers have no gaps. */
async function compareInvoices(): Promise<void> {
  const { rows } = await pool().query(
    `select b.reference, b.state, coalesce(sum(i.total_minor), 0)::int invoiced,
       case when b.state in ('invoiced', 'confirmed') then b.total_minor
         when b.state in ('cancelled', 'expired', 'refunded') then b.paid_minor - b.back_minor
         else 0 end owed
     from bookings b left join invoices i on i.booking = b.reference group by b.reference`,
  );
  for (const { reference, state, invoiced, owed } of rows)
    expect(`${reference} ${state} ${invoiced}`).toBe(`${reference} ${state} ${owed}`);
  const { rows: gaps } = await pool().query(
    `select year from invoices group by year
     having count(*) <> max(position) or min(position) <> 1`,
  );
  expect(gaps).toEqual([]);
}

const which = fc.nat({ max: 30 });
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("create" as const),
      kind: fc.constantFrom("own" as const, "partner" as const, "private" as const),
      people: fc.integer({ min: 1, max: 3 }),
      coupon: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      which,
      share: fc.constantFrom("part" as const, "due" as const, "all" as const),
      bank: fc.boolean(),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "end_hold" as const,
        "cancel" as const,
        "invoice" as const,
        "available" as const,
        "desk_cancel" as const,
        "propose" as const,
        "accept" as const,
        "refund" as const,
      ),
      which,
    }),
  },
);

describe("bookings, whatever is done with them and in which order", () => {
  it(
    "are in the state that the documents say, with money, seats and coupons to match",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(deeds, { minLength: 8, maxLength: 30, size: "max" }),
          async (all) => {
            const real = await newWorld();
            const world: World = { bookings: [], free: { here: room, there: room, partner: room } };
            await perform(real, world, { do: "create", kind: "own", people: 2, coupon: true });
            for (const deed of all) {
              await perform(real, world, deed);
              await compare(real, world);
            }
          },
        ),
        { numRuns: rounds(15), endOnFailure: true },
      );
    },
    rounds(600_000),
  );
});
