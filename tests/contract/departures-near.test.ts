import { afterAll, describe, expect, it } from "vitest";
import { businessDay, setClock } from "@/lib/clock";
import {
  acceptDateEndpoint,
  bookingEndpoint,
  operatorBookingEndpoint,
} from "@/lib/contract/bookings";
import { departureMonthsEndpoint, departuresEndpoint } from "@/lib/contract/departures";
import type { Calendar } from "@/lib/contract/desk/calendar";
import { addDays } from "@/lib/pricing/days";
import { book, freeDeparture, operatorToken, payIn, rowOf, sharedTour } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { departureRows, departureTarget } = await import("@/lib/backend/content/departure-rows");
const { loadContent } = await import("@/lib/backend/content/load");
const { upsert } = await import("@/lib/backend/content/upsert");
const { lateTransfer } = await import("@/lib/backend/bookings/money/late-transfer");
const { releaseEndedHolds } = await import("@/lib/backend/jobs/booking-work");
const { contentRoot } = await import("@/lib/backend/jobs/import-content");

const content = loadContent(contentRoot);
let departure: Awaited<ReturnType<typeof freeDeparture>>;

afterAll(() => setClock());

const onDay = (daysBefore: number) =>
  setClock(new Date(`${addDays(departure.starts, -daysBefore)}T09:00:00Z`));

/** The last day on which its rule sells a departure: of each test another one, later than those before. */
async function lastDayOfSale() {
  departure = await freeDeparture(6);
  onDay(10);
}

/** The day after, when the night has brought the departures. */
async function nextDay() {
  onDay(9);
  const today = businessDay();
  const client = await pool().connect();
  try {
    await upsert(client, departureTarget(today), departureRows(content, today));
  } finally {
    client.release();
  }
}

const decide = async (reference: string, action: string, more = {}) => {
  const token = await operatorToken(reference, action);
  return callAs("en", operatorBookingEndpoint, { token, confirm: true, ...more });
};

async function endHold(reference: string) {
  await pool().query("update bookings set hold_until = created_at where reference = $1", [
    reference,
  ]);
  await releaseEndedHolds();
  expect((await rowOf(reference)).state).toBe("expired");
}

async function act(call: string, more = {}) {
  const asha = await colleague("operations", "Asha");
  const { body } = await desk("departure", { departure: departure.id }, asha);
  const { version } = body as unknown as { version: number };
  return desk(call, { departure: departure.id, version, ...more }, asha);
}
const close = () => act("close-departure", { reason: "Road closed", bookings: [] });

const inCalendar = async () => {
  const asha = await colleague("operations", "Asha");
  const { body } = await desk("calendar", { from: addDays(departure.starts, -9) }, asha);
  const { departures } = body as unknown as Calendar;
  return departures.find(({ id }) => id === departure.id);
};

describe("a departure that starts too soon to be sold", () => {
  it("is booked by nobody new, nor shown to them", async () => {
    await lastDayOfSale();
    const listed = async () => {
      const query = { tour: sharedTour, per_page: 60 };
      const { data } = await callAs("en", departuresEndpoint, query);
      return data.map(({ starts }) => starts);
    };
    const inMonth = async () => {
      const { data } = await callAs("en", departureMonthsEndpoint, {});
      return data.find(({ month }) => month === departure.starts.slice(0, 7))?.departures ?? 0;
    };
    expect(await listed()).toContain(departure.starts);
    const before = await inMonth();
    await nextDay();
    expect(await listed()).not.toContain(departure.starts);
    expect(await inMonth()).toBeLessThan(before);
    await expect(book({ starts: departure.starts, shown_total_minor: 1 })).rejects.toMatchObject({
      detail: { fields: { starts: ["no_departure"] } },
    });
  });

  it("takes whoever pays late, as long as it has seats", async () => {
    await lastDayOfSale();
    const { reference } = await book({ starts: departure.starts });
    const another = await book({ starts: departure.starts });
    await nextDay();
    await endHold(reference);
    await endHold(another.reference);
    expect(await lateTransfer(await rowOf(reference))).toMatchObject({ in_vain: null });
    const { dueNowMinor } = await rowOf(reference);
    await payIn(reference, dueNowMinor, `payment ${reference}-1`);
    expect(await rowOf(reference)).toMatchObject({ state: "confirmed", seats: 2 });
    await pool().query("update departures set seats_taken = seats where id = $1", [departure.id]);
    expect(await lateTransfer(await rowOf(another.reference))).toMatchObject({ in_vain: "full" });
    // More seats are for them, and for nobody new.
    expect((await act("change-seats", { seats: departure.seats + 2 })).status).toBe(200);
    expect(await lateTransfer(await rowOf(another.reference))).toMatchObject({ in_vain: null });
    await payIn(another.reference, dueNowMinor, `payment ${another.reference}-1`);
    expect(await rowOf(another.reference)).toMatchObject({ state: "confirmed", seats: 2 });
  });

  it("takes who asked for it in time, when a partner says that they can come", async () => {
    await lastDayOfSale();
    await pool().query("update departures set source = 'partner' where id = $1", [departure.id]);
    const { reference } = await book({ starts: departure.starts });
    expect((await rowOf(reference)).state).toBe("enquiry");
    await nextDay();
    await decide(reference, "available");
    expect(await rowOf(reference)).toMatchObject({ state: "invoiced", seats: 2 });
  });

  it("takes whom it was proposed to in time", async () => {
    await lastDayOfSale();
    const { starts } = await freeDeparture(2, 2);
    await pool().query("update departures set source = 'partner' where starts = $1", [starts]);
    const { reference, key } = await book({ starts });
    await decide(reference, "propose", { dates: [departure.starts] });
    await nextDay();
    const opened = { token: key };
    const { data } = await callAs("en", bookingEndpoint, { reference }, opened);
    const [date] = data.proposed;
    await callAs(
      "en",
      acceptDateEndpoint,
      { reference, starts: departure.starts, shown_total_minor: date?.price.total_minor ?? 0 },
      opened,
    );
    expect(await rowOf(reference)).toMatchObject({ state: "provisional", seats: 2 });
  });

  it("is in the desk's calendar with nobody on it yet, to be closed or sold on", async () => {
    await lastDayOfSale();
    await nextDay();
    expect(await inCalendar()).toMatchObject({ closed: false, offered: false });
    expect((await close()).status).toBe(200);
    expect(await inCalendar()).toMatchObject({ closed: true, reason: "Road closed" });
    expect((await close()).body).toMatchObject({ error: { reason: "closed_already" } });
    await lastDayOfSale();
    await nextDay();
    expect((await act("open-departure")).status).toBe(200);
    expect(await inCalendar()).toMatchObject({ closed: false, offered: true, origin: "desk" });
    await expect(book({ starts: departure.starts })).resolves.toBeDefined();
  });
});

describe("a departure that is not travelled", () => {
  const paidLate = async (gone: () => Promise<unknown>) => {
    await lastDayOfSale();
    const { reference } = await book({ starts: departure.starts });
    await endHold(reference);
    await gone();
    expect(await lateTransfer(await rowOf(reference))).toMatchObject({ in_vain: "closed" });
    const { dueNowMinor } = await rowOf(reference);
    await payIn(reference, dueNowMinor, `payment ${reference}-1`);
    expect(await rowOf(reference)).toMatchObject({ state: "expired", seats: 0 });
  };

  it("as the desk has closed it, takes nobody who pays late", () =>
    paidLate(async () => {
      await nextDay();
      expect((await close()).status).toBe(200);
    }));

  it("as its rule had left it while it was sold, takes nobody who pays late", () =>
    paidLate(async () => {
      await pool().query(
        "update departures set retired_at = $2::date + time '09:00' where id = $1",
        [departure.id, addDays(departure.starts, -10)],
      );
      await nextDay();
    }));
});
