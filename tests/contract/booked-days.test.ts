import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { acceptDateEndpoint, operatorBookingEndpoint } from "@/lib/contract/bookings";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import type { Resources } from "@/lib/contract/desk/resources";
import type { Today } from "@/lib/contract/desk/today";
import { ownShareEndpoint } from "@/lib/contract/shares";
import { addDays } from "@/lib/pricing/days";
import { book, nextYear, operatorToken, privateTour, rowOf } from "../support/booking";
import { answer, changeBy, confirmed, seen } from "../support/booking-change";
import { testContent } from "../support/content";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { pdfText } from "../support/pdf-text";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { shareKey } = await import("@/lib/backend/bookings/shares/share-key");
const { pool } = await import("@/lib/backend/db/pool");
const { bookingDocument } = await import("@/lib/backend/documents/booking-document");
const { forgetPeople } = await import("@/lib/backend/jobs/forget-people");
const { importContent } = await import("@/lib/backend/jobs/import-content");
const { translator } = await import("@/lib/i18n/translator");

const mama = await colleague("owner", "Mama Rose");

const folder = mkdtempSync(path.join(tmpdir(), "longer-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The content gives the private tour of six days a seventh, and the shared one of four a fifth. */
async function importLonger() {
  cpSync(testContent, folder, { recursive: true });
  const file = path.join(folder, "facts/tours/northern.yaml");
  const longer = (tours: string, id: string, before: string, stay: string) => {
    const at = tours.indexOf(`- { block: ${before}`, tours.indexOf(`\n${id}:`));
    return `${tours.slice(0, at)}- { block: serengeti-second-day, stay: ${stay} }\n    ${tours.slice(at)}`;
  };
  const tours = `\n${readFileSync(file, "utf8")}`;
  const seven = longer(tours, "crater-and-plains", "serengeti-to-rim", "seronera-grove");
  writeFileSync(
    file,
    longer(seven, "shared-camping-four-days", "serengeti-to-rim", "korongo-campsite").slice(1),
  );
  await importContent(folder);
  const { rows } = await pool().query(
    "select days from tours where id in ('crater-and-plains', 'shared-camping-four-days') order by 1",
  );
  expect(rows).toEqual([{ days: 5 }, { days: 7 }]);
}

const resources = async (from: string) =>
  (await desk("resources", { from }, mama)).body as unknown as Resources;
const allocationsOf = async (reference: string, from: string) =>
  (await resources(from)).allocations.filter(({ of }) => of === reference);
/** Has a journey take a new guide, as the desk does. */
async function giveGuide(reference: string, from: string) {
  const name = `Guide of ${reference}`;
  await desk("add-resource", { kind: "guide", name }, mama);
  const resource = (await resources(from)).resources.find((each) => each.name === name)?.id;
  const taken = await desk(
    "allocate",
    { resource, to: { kind: "booking", booking: reference } },
    mama,
  );
  expect(taken.status).toBe(200);
}

const privately = () => book({ tour: privateTour, starts: nextYear("07-06") });
const made = { asked: await privately(), moved: await privately(), group: await confirmed() };
const travelling = await storedBooking("de", {
  ...{ state: "confirmed", starts: addDays(businessDay(), -5) },
});
const long = await storedBooking("en", { state: "confirmed", starts: nextYear("08-03") });
await giveGuide(long.reference, long.starts);
beforeAll(importLonger);

describe("a booking of a tour that takes a day more by now", () => {
  it("ends for its guest, their calendar and who pays a share on the day on which it was to end", async () => {
    const { reference, key } = made.asked;
    const ends = nextYear("07-11");
    expect(await seen(reference, key)).toMatchObject({ starts: nextYear("07-06"), ends });
    const { bytes } = await bookingDocument("calendar", await rowOf(reference), "en");
    expect(bytes.toString()).toContain(`DTEND;VALUE=DATE:${nextYear("07-12").replaceAll("-", "")}`);
    expect(bytes.toString()).not.toContain("1. ");
    await pool().query(
      `insert into shares (id, booking, name, email, amount_minor, currency, purpose)
       values ('S-DAYS', $1, 'Ann', 'ann@example.com', 1000, 'USD', 'deposit')`,
      [reference],
    );
    const { data } = await callAs(
      "en",
      ownShareEndpoint,
      { share: "S-DAYS" },
      { token: await shareKey("S-DAYS") },
    );
    expect(data.ends).toBe(ends);
  });

  it("has no other days in its trip pack than were sold: what is not known is left to be asked", async () => {
    const dayOf = translator("en");
    const packOf = async (reference: string) => {
      const row = await rowOf(reference);
      return pdfText((await bookingDocument("trip-pack", row, "en")).bytes).replace(/\s+/g, " ");
    };
    const day = (number: number) => dayOf("TourPage.day.label", { day: number });
    const pack = await packOf(long.reference);
    expect(pack).not.toContain(day(1));
    expect(pack).toContain("Yours takes 6 days, as booked");
    const { reference } = await storedBooking("en", { state: "confirmed" });
    const whole = await packOf(reference);
    expect(whole).toContain(day(7));
    expect(whole).not.toContain("Yours takes");
  });

  it("ends at the desk on that day, and takes guides and vehicles until then", async () => {
    const { body } = await desk("today", {}, mama);
    const { journeys } = body as unknown as Today;
    const own = journeys.find(({ booking }) => booking === travelling.reference);
    expect(own?.ends).toBe(businessDay());

    const { reference, starts } = long;
    const ends = addDays(starts, 5);
    const { body: shown } = await desk("booking", { booking: reference }, mama);
    expect(shown.ends).toBe(ends);
    const journeysFrom = async (from: string) =>
      (await resources(from)).journeys.filter(({ id }) => id === reference);
    expect(await journeysFrom(ends)).toMatchObject([{ starts, ends }]);
    expect(await journeysFrom(addDays(ends, 1))).toEqual([]);
    expect(await allocationsOf(reference, starts)).toMatchObject([{ starts, ends }]);
    const late = await storedBooking("de", { ...{ state: "enquiry", starts }, days: 6 });
    await giveGuide(late.reference, starts);
    expect(await allocationsOf(late.reference, starts)).toMatchObject([{ starts, ends }]);
  });

  it("keeps its days where what was agreed for them stays, and its guide", async () => {
    const { reference, starts } = long;
    const { body } = await changeBy(mama, reference, { adjustment_minor: -10_000 });
    expect(body).toEqual({ became: "applied" });
    const { rows } = await pool().query(
      "select says->>'ends' ends from invoices where booking = $1 order by issued_at desc limit 1",
      [reference],
    );
    expect(rows).toEqual([{ ends: addDays(starts, 5) }]);
    expect(await allocationsOf(reference, starts)).toHaveLength(1);
  });

  it("takes as many as the tour by now once the guest agrees to what was priced anew", async () => {
    const { reference, token } = made.group;
    const { starts, rooms } = await rowOf(reference);
    await giveGuide(reference, starts);
    const { body, shown } = await changeBy(mama, reference, {
      ...{ rooms: rooms + 1, adjustment_minor: -100_000 },
    });
    // It costs less, and moves the last day.
    expect(shown).toMatchObject({ other_days: { before: 4, after: 5 } });
    expect([shown.asks_guest, body]).toEqual([true, { became: "proposed" }]);
    const before = await seen(reference, token);
    expect(before.ends).toBe(addDays(starts, 3));
    expect(before.proposed_change?.after).toMatchObject({ starts, ends: addDays(starts, 4) });
    const { data } = await answer(reference, token, true);
    expect(data.ends).toBe(addDays(starts, 4));
    expect(await allocationsOf(reference, starts)).toEqual([]);
  });

  it("takes as many as the tour by now on a proposed date, as is shown beside its price", async () => {
    const { reference, key } = made.moved;
    const day = nextYear("07-20");
    await callAs("en", operatorBookingEndpoint, {
      token: await operatorToken(reference, "propose"),
      ...{ confirm: true, dates: [day], message: "" },
    });
    const { ends, proposed } = await seen(reference, key);
    expect(ends).toBe(nextYear("07-11"));
    expect(proposed).toMatchObject([{ starts: day, ends: addDays(day, 6) }]);
    const shown_total_minor = proposed[0]?.price.total_minor ?? 0;
    const form = { reference, starts: day, shown_total_minor };
    const { data } = await callAs("en", acceptDateEndpoint, form, { token: key });
    expect(data).toMatchObject({ starts: day, ends: addDays(day, 6) });
    const { body } = await desk("booking", { booking: reference }, mama);
    expect((body as unknown as BookingDetail).history.flatMap(({ facts }) => facts)).toContainEqual(
      {
        ...{ kind: "days", before: 6, after: 7 },
      },
    );
  });

  it("is over when its own days are: what its guest wished for is forgotten by these", async () => {
    const over = (days: number) =>
      storedBooking("en", {
        ...{ state: "confirmed", starts: addDays(businessDay(), -60 - 5 - days), days: 6 },
      });
    const [forgotten, kept] = [await over(1), await over(0)];
    await forgetPeople();
    expect((await rowOf(forgotten.reference)).message).toBe("");
    expect((await rowOf(kept.reference)).message).not.toBe("");
  });
});

describe("a version before, which works on the same database during an update", () => {
  it("need not say the days of what it books: they are its tour's, or those of the offer it was", async () => {
    const { rows } = await pool().query(
      `insert into bookings (reference, state, locale, tour_id, starts, adults, children, rooms, name,
         email, country, price, currency, total_minor, due_now_minor, balance_due)
       select 'B-BEFORE', state, locale, tour_id, starts, adults, children, rooms, name, email, country,
         price, currency, total_minor, due_now_minor, balance_due
       from bookings where reference = $1 returning days`,
      [long.reference],
    );
    expect(rows).toEqual([{ days: 7 }]);
    await pool().query(
      "insert into offers (reference, locale, owner, editor) values ('O-BEFORE', 'en', $1, $1)",
      [mama.id],
    );
    await pool().query(
      `update offers set state = 'accepted', booking = 'B-BEFORE', days = 9
       where reference = 'O-BEFORE'`,
    );
    expect(await rowOf("B-BEFORE")).toMatchObject({ days: 9 });
  });

  it("has left changes that wait without their days: these stay", async () => {
    const { reference, token } = await confirmed();
    const { days } = await rowOf(reference);
    await changeBy(mama, reference, { adults: 3 });
    await pool().query(
      "update booking_changes set before = before - 'days', after = after - 'days' where booking = $1",
      [reference],
    );
    await pool().query("update bookings set days = 9 where reference = $1", [reference]);
    const { proposed_change: open, starts } = await seen(reference, token);
    expect([days, open?.after.ends]).toEqual([5, addDays(starts, 8)]);
    expect((await answer(reference, token, true)).data.ends).toBe(addDays(starts, 8));
  });
});
