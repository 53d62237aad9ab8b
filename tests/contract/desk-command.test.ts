import { describe, expect, it } from "vitest";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { waitingListEndpoint } from "@/lib/contract/waiting-list";
import { book, freeDeparture, payIn, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { sampleQuote } from "../support/quote";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { overview } = await import("../../scripts/desk/overview");
const { leaveList, one } = await import("../../scripts/desk/one");

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
