import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createBookingEndpoint, invoiceEndpoint } from "@/lib/contract/bookings";
import { contactUsEndpoint, enquiryEndpoint, requestQuoteEndpoint } from "@/lib/contract/leads";
import { waitingListEndpoint } from "@/lib/contract/waiting-list";
import { freeDeparture, nextYear, privateTour, sampleBooking } from "../support/booking";
import { contentDatabase } from "../support/database";
import { sampleQuote } from "../support/quote";
import { reasonOf } from "../support/reason-of";
import { storedBooking } from "../support/stored-booking";

// Nobody sends its mails here: what is queued stays.
await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { firstKey } = await import("@/lib/backend/bookings/guest/booking-key");
const { createBooking } = await import("@/lib/backend/bookings/create/create-booking");
const { waitForSeats } = await import("@/lib/backend/bookings/waiting-list/wait-for-seats");
const { pool } = await import("@/lib/backend/db/pool");

const enquirer = { full_name: "Ann Lee", message: "How cold are the nights?" };
const sender = { ...enquirer, country: "GB" };
const about = { kind: "tour" as const, slug: privateTour };

const mailsAbout = async (reference: string): Promise<string[]> =>
  (
    await pool().query(
      "select data->>'kind' as kind from jobs where data->>'reference' = $1 order by 1",
      [reference],
    )
  ).rows.map(({ kind }) => kind);
const both = ["lead-to-operator", "lead-to-visitor"];

describe("an address that a stranger types", () => {
  it("is thanked twelve times a day from one place, in whatever spelling; what comes then is kept all the same", async () => {
    const address = "203.0.113.91";
    const spelled = (count: number) => `Victim+${count}@example.com`;
    const quote = (email: string) =>
      callAs("en", requestQuoteEndpoint, sampleQuote({ email }), { address });
    const enquire = (email: string) =>
      callAs("en", enquiryEndpoint, { ...enquirer, about, email }, { address });
    const write = (email: string) =>
      callAs("en", contactUsEndpoint, { ...sender, email }, { address });
    // Of each kind as many as come from one place within a minute.
    const kinds = [...Array(5).fill(quote), ...Array(4).fill(enquire), ...Array(3).fill(write)];
    for (const [count, send] of kinds.entries())
      expect(await mailsAbout((await send(spelled(count))).data.reference)).toEqual(both);
    const { data } = await enquire("victim@example.com");
    expect(await mailsAbout(data.reference)).toEqual(["lead-to-operator"]);
    const kept = await pool().query("select from leads where reference = $1", [data.reference]);
    expect(kept.rows).toHaveLength(1);
  });

  it("is thanked sixty times a day, from however many places", async () => {
    const write = async (count: number) => {
      const caller = { address: `198.51.100.${count}` };
      const form = { ...sender, email: "everybody@example.com" };
      return (await callAs("en", contactUsEndpoint, form, caller)).data.reference;
    };
    for (let count = 1; count <= 60; count += 1)
      expect(await mailsAbout(await write(count))).toEqual(both);
    expect(await mailsAbout(await write(61))).toEqual(["lead-to-operator"]);
  });

  it("is booked for twenty times a day from one place", async () => {
    const { input } = createBookingEndpoint;
    const sample = await sampleBooking({ tour: privateTour, starts: nextYear("08-10") });
    const book = (email: string, address = "203.0.113.92") =>
      reasonOf(createBooking(input.parse({ ...sample, email }), "en", { address }));
    for (let count = 0; count < 20; count += 1)
      expect(await book(`booked+${count}@example.com`)).toBe("done");
    expect(await book("booked@example.com")).toBe("too_many");
    expect(await book("booked@example.com", "203.0.113.93")).toBe("done");
    expect(await book("another@example.com")).toBe("done");
  });

  it("is sent ten invoices a day from one place, of however many bookings", async () => {
    const ask = async (email: string, address = "203.0.113.98") => {
      const { reference } = await storedBooking("en", { state: "provisional", email });
      const token = await firstKey(reference);
      return reasonOf(callAs("en", invoiceEndpoint, { reference }, { token, address }));
    };
    for (let count = 0; count < 10; count += 1)
      expect(await ask(`Invoiced+${count}@example.com`)).toBe("done");
    expect(await ask("invoiced@example.com")).toBe("too_many");
    expect(await ask("invoiced@example.com", "203.0.113.99")).toBe("done");
    expect(await ask("another@example.com")).toBe("done");
  });

  it("is counted once for what is sent again under one key", async () => {
    const email = "again@example.com";
    const address = "203.0.113.94";
    const quoting = { address, idempotencyKey: randomUUID() };
    const asking = { address, idempotencyKey: randomUUID() };
    const writing = { address, idempotencyKey: randomUUID() };
    const quote = sampleQuote({ email });
    const enquiry = { ...enquirer, about, email };
    const message = { ...sender, email };
    for (let tries = 0; tries < 5; tries += 1)
      await callAs("en", requestQuoteEndpoint, quote, quoting);
    for (let tries = 0; tries < 4; tries += 1) await callAs("en", enquiryEndpoint, enquiry, asking);
    for (let tries = 0; tries < 3; tries += 1)
      await callAs("en", contactUsEndpoint, message, writing);
    const { data } = await callAs("en", enquiryEndpoint, enquiry, { address });
    expect(await mailsAbout(data.reference)).toEqual(both);

    const sample = await sampleBooking({ tour: privateTour, starts: nextYear("08-10") });
    const form = createBookingEndpoint.input.parse({ ...sample, email });
    const booking = { address, idempotencyKey: randomUUID() };
    for (let tries = 0; tries < 20; tries += 1)
      expect(await reasonOf(createBooking(form, "en", booking))).toBe("done");
    expect(await reasonOf(createBooking(form, "en", { address }))).toBe("done");
  });

  it("is entered on waiting lists twelve times a day from one place", async () => {
    const { id: departure } = await freeDeparture();
    await pool().query("update departures set seats_taken = seats where id = $1", [departure]);
    const enter = (email: string, address = "203.0.113.96") => {
      const form = { departure, seats: 1, full_name: "Ann Lee", email };
      return reasonOf(waitForSeats(waitingListEndpoint.input.parse(form), "en", { address }));
    };
    for (let count = 0; count < 12; count += 1)
      expect(await enter(`listed+${count}@example.com`)).toBe("done");
    expect(await enter("listed@example.com")).toBe("too_many");
    expect(await enter("listed@example.com", "203.0.113.97")).toBe("done");
    expect(await enter("another@example.com")).toBe("done");
  });
});

describe("places that are held before anything is paid", () => {
  it("are taken from one block thirty times a day, whatever mailboxes are typed", async () => {
    const address = "203.0.113.97";
    const hold = async (count: number, from = address) => {
      const { starts } = await freeDeparture(1);
      const form = await sampleBooking({
        starts,
        adults: 1,
        email: `somebody${count}@example.com`,
      });
      return createBooking(createBookingEndpoint.input.parse(form), "en", { address: from });
    };
    for (let count = 0; count < 30; count += 1)
      expect((await hold(count)).data.state).toBe("provisional");
    await expect(hold(30)).rejects.toMatchObject({ code: "too_many" });
    expect((await hold(31, "203.0.113.98")).data.state).toBe("provisional");
  });
});
