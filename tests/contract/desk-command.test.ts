import { describe, expect, it } from "vitest";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { waitingListEndpoint } from "@/lib/contract/waiting-list";
import { formatPayment } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { book, freeDeparture, payIn, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { sampleQuote } from "../support/quote";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { overview } = await import("../../scripts/desk/overview");
const { leaveList, one } = await import("../../scripts/desk/one");
const { eraseByCommand } = await import("../../scripts/desk/erase");

const lineWith = (text: string, word: string) =>
  text.split("\n").find((line) => line.includes(word)) ?? "";

describe("the operator's list", () => {
  it("says so when there is nothing", async () => {
    expect((await overview(30)).match(/^None\.$/gm)).toHaveLength(4);
  });

  it("shows requests, bookings and waiting lists, newest requests and soonest journeys first", async () => {
    const { data: quote } = await callAs("de", requestQuoteEndpoint, sampleQuote());
    const departure = await freeDeparture(2);
    const { reference } = await book({ starts: departure.starts });
    const { dueNowMinor, totalMinor } = await rowOf(reference);
    await payIn(reference, dueNowMinor, `payment ${reference}-1`);
    const other = await freeDeparture(2, 1);
    await pool().query("update departures set seats_taken = seats where id = $1", [other.id]);
    const { data: place } = await callAs("en", waitingListEndpoint, {
      ...{ departure: other.id, seats: 2, full_name: "Ann Lee", email: "ann@example.com" },
    });
    await pool().query(`insert into jobs (id, kind, data, tries, reason) values
      ('1', 'mail', '{"kind": "lead-to-visitor", "reference": "Q-1"}', 13, 'no such mailbox')`);
    const text = await overview(30);
    expect(lineWith(text, quote.reference)).toMatch(/quote .* de .* juergen@example\.com/);
    const dollars = (minor: number) => `$${Math.round(minor / 100).toLocaleString("en")}`;
    const line = lineWith(text, reference);
    expect(line).toContain(departure.starts);
    expect(line).toMatch(/ confirmed /);
    expect(line).toContain(dollars(dueNowMinor));
    expect(line).toContain(dollars(totalMinor));
    // Not in whole dollars, as where a bank has kept its fee.
    await payIn(reference, 1_250, `payment ${reference}-2`);
    const paid = formatPayment(dueNowMinor + 1_250);
    expect(paid).toMatch(/\.50$/);
    expect(lineWith(await overview(30), reference)).toContain(paid);
    expect(lineWith((await one(reference)) ?? "", `payment ${reference}-2`)).toContain("$12.50");
    expect(lineWith(text, place.reference)).toMatch(/ 2 +0 .*ann@example\.com/);
    expect(lineWith(text, "Q-1")).toMatch(/lead-to-visitor .* no such mailbox/);
    expect(await leaveList(place.reference)).toBe(true);
    expect(await leaveList(place.reference)).toBe(false);
    expect(await overview(30)).not.toContain(place.reference);
  });

  it("keeps an old booking as long as its journey is to come", async () => {
    const { reference } = await book();
    const makeOld = "update bookings set created_at = now() - interval '200 days'";
    await pool().query(`${makeOld} where reference = $1`, [reference]);
    expect(await overview(30)).toContain(reference);
    await pool().query("update bookings set state = 'cancelled' where reference = $1", [reference]);
    expect(await overview(30)).not.toContain(reference);
    expect(await overview(365)).toContain(reference);
  });
});

describe("what is known of somebody who asks that it be erased", () => {
  const email = "kim@example.com";
  const left = async (table: string) =>
    (await pool().query(`select from ${table} where lower(email) = $1`, [email])).rowCount;
  const lineOf = async (word: string, isSure = true) =>
    lineWith(await eraseByCommand(email, isSure), word);

  it("goes by one command: requests, places, offers, names on reviews and on bookings that came to nothing", async () => {
    await pool().query(
      "insert into accounts (id, email, password_hash, locale) values ('kim', $1, '', 'en')",
      [email],
    );
    await callAs("en", requestQuoteEndpoint, sampleQuote({ email: "Kim@Example.com" }));
    await pool().query(
      `insert into leads (reference, kind, locale, email, name, payload) values
         ('R-SHOWN', 'review', 'en', $1, 'Kim Lee', '{"full_name": "Kim Lee", "email": "kim@example.com"}'),
         ('R-DECLINED', 'review', 'en', $1, 'Kim Lee', '{"full_name": "Kim Lee", "email": "kim@example.com"}')`,
      [email],
    );
    await pool().query(
      `insert into reviews (id, origin, state, rating, author, country, language, written, hash) values
         ('R-SHOWN', 'visitor', 'published', 5, 'Kim L.', 'GB', 'en', '2020-01-01', ''),
         ('R-DECLINED', 'visitor', 'declined', 1, 'Kim L.', 'GB', 'en', '2020-01-01', '')`,
    );
    const departure = await freeDeparture(2, 3);
    await pool().query("update departures set seats_taken = seats where id = $1", [departure.id]);
    await callAs("en", waitingListEndpoint, {
      ...{ departure: departure.id, seats: 1, full_name: "Kim Lee", email },
    });
    const expired = await storedBooking("en", { state: "expired", email, name: "Kim Lee" });
    const past = await storedBooking("en", { state: "enquiry", email, starts: "2020-02-02" });
    const travels = await storedBooking("en", { state: "confirmed", email, name: "Kim Lee" });
    const open = await storedBooking("en", { state: "provisional", email, name: "Kim Lee" });
    await callAs("en", requestQuoteEndpoint, sampleQuote({ email: "Kim@Example.com" }));

    // Before it is certain what is meant nothing happens.
    expect(await lineOf("--yes", false)).toContain(`erase ${email} --yes`);
    expect(await left("leads")).toBe(4);

    const said = await eraseByCommand("Kim@example.com", true);
    expect(lineWith(said, "account")).toMatch(/ 1$/);
    expect(lineWith(said, "requests")).toMatch(/ 1$/);
    expect(lineWith(said, "waiting lists")).toMatch(/ 1$/);
    expect(lineWith(said, "reviews")).toMatch(/ 2$/);
    expect(lineWith(said, "bookings")).toMatch(/ 2$/);
    // The one that the journey was booked after stays with it.
    expect(await left("leads")).toBe(1);
    expect(said).toContain("Requests that a booking followed: 1");
    expect(await left("waiting_list")).toBe(0);
    expect(await left("accounts")).toBe(0);
    const { rows } = await pool().query("select id, author from reviews where id like 'R-%'");
    expect(rows).toEqual([{ id: "R-SHOWN", author: "Guest" }]);
    for (const { reference } of [expired, past])
      expect(await rowOf(reference)).toMatchObject({ email: "", phone: "", message: "" });

    // What the law asks for, and what is not over, stays, and is named with its reason.
    expect(await rowOf(travels.reference)).toMatchObject({ email, name: "Kim Lee" });
    const wishes = addDays(travels.starts, travels.days - 1 + 60);
    expect(lineWith(said, travels.reference)).toMatch(new RegExp(`tax law.*${wishes}`));
    expect(lineWith(said, open.reference)).toMatch(/cancel it/i);
    expect(await rowOf(open.reference)).toMatchObject({ email, name: "Kim Lee" });
    const { rows: steps } = await pool().query(
      "select subject, after::text from audit where action = 'erase-person'",
    );
    expect(steps).toHaveLength(1);
    expect(JSON.stringify(steps)).not.toContain("kim");
  });

  it("and an address that nobody has left here is said to be unknown", async () => {
    await expect(eraseByCommand("nobody@example.com", true)).rejects.toThrow(/nothing/i);
    await expect(eraseByCommand("nobody", true)).rejects.toThrow(/address/i);
  });
});

describe("one booking or request", () => {
  it("is shown whole, with links that work where those of the mail have ended", async () => {
    const { reference } = await book({ message: "We love hippos." });
    const { dueNowMinor } = await rowOf(reference);
    const text = (await one(reference)) ?? "";
    expect(text).toContain("in the guest’s words:\nWe love hippos.");
    expect(text).toContain("juergen@example.com");
    const [, token = ""] = /Record a bank transfer.*\n\s+\S+#(\S+)/.exec(text) ?? [];
    const { data } = await callAs("en", operatorBookingEndpoint, {
      ...{ token, confirm: true, amount_minor: dueNowMinor, bank_reference: "TT-9" },
    });
    expect(data).toMatchObject({ action: "record_payment", done: true });
    const after = (await one(reference)) ?? "";
    expect(lineWith(after, "bank_transfer")).toContain("TT-9");
    expect(after).toMatch(/provisional.*\n.*confirmed/);
  });

  it("is shown for a quote, and nothing for what is not there", async () => {
    const { data } = await callAs("en", requestQuoteEndpoint, sampleQuote());
    expect(await one(data.reference)).toContain("We would love to see elephants.");
    expect(await one("B-NONE-NONE-NONE")).toBeUndefined();
  });
});

it("what a booking came from stays with it, also where that has another address by now", async () => {
  const email = "lee@example.com";
  await callAs("en", requestQuoteEndpoint, sampleQuote({ email }));
  const { rows } = await pool().query(
    "select q.id from requests q join leads l on l.reference = q.lead where l.email = $1",
    [email],
  );
  const { reference } = await storedBooking("en", {
    state: "confirmed",
    email: "lee@work.example",
  });
  await pool().query("update bookings set request = $2 where reference = $1", [
    reference,
    rows[0].id,
  ]);
  await eraseByCommand(email, true);
  expect((await pool().query("select from requests where id = $1", [rows[0].id])).rowCount).toBe(1);
});
