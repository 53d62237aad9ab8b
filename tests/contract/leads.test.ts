import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { businessDay } from "@/lib/clock";
import { requestQuoteEndpoint, sendReviewEndpoint } from "@/lib/contract/leads";
import { priceEndpoint } from "@/lib/contract/price-quote";
import { addDays } from "@/lib/pricing/days";
import { brand } from "@/lib/site/brand";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import { sampleQuote } from "../support/quote";
import { raced } from "../support/rounds";
import { readable } from "../support/smtp";

await contentDatabase();
const smtp = await sendEmails();
process.env.OPERATOR_EMAIL = "desk@operator.example";
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const nextSummer = `${new Date().getUTCFullYear() + 1}-06-10`;
const leadCount = async () =>
  Number((await pool().query("select count(*) from leads")).rows[0].count);
const mailsAbout = (reference: string) =>
  smtp.received
    .map(({ to, raw }) => ({ to, text: readable(raw) }))
    .filter(({ text }) => text.includes(reference));

describe("a quote request", () => {
  it("is stored and answered by two mails: the visitor's in their language, the operator's whole", async () => {
    const { data } = await callAs("de", requestQuoteEndpoint, sampleQuote());
    expect(data.reference).toMatch(/^Q-/);
    await vi.waitFor(() => expect(mailsAbout(data.reference)).toHaveLength(2), 30_000);
    const [visitor] = mailsAbout(data.reference).filter(
      ({ to }) => to[0] === "juergen@example.com",
    );
    const [operator] = mailsAbout(data.reference).filter(
      ({ to }) => to[0] === "desk@operator.example",
    );
    expect(visitor?.text).toContain("innerhalb von 24\u00a0Stunden");
    expect(visitor?.text).toContain("Familienreise");
    expect(visitor?.text).not.toMatch(/\b(Budget per person|Departure|Adults)\b/);
    expect(operator?.text).toMatch(/reply-to: .*juergen@example\.com/i);
    expect(operator?.text).toContain("https://wa.me/4930901820");
    expect(operator?.text).toContain("We would love to see elephants.");
    expect(operator?.text).toContain("1 child (9)");
    expect(operator?.text).toContain("Rooms or tents: 2");
  });

  describe("with a coupon code", () => {
    const asked = (coupon_code: string, address?: string, key?: string) =>
      callAs("en", requestQuoteEndpoint, sampleQuote({ coupon_code }), {
        ...(address && { address }),
        ...(key && { idempotencyKey: key }),
      });
    const wrong = (why: string) => ({
      code: "invalid",
      detail: { fields: { coupon_code: [why] } },
    });

    it("that counts keeps it as it is printed", async () => {
      const { data } = await asked(" karibu5 ");
      const { rows } = await pool().query("select payload from leads where reference = $1", [
        data.reference,
      ]);
      expect(rows[0].payload).toMatchObject({ coupon_code: "KARIBU5" });
    });

    it("that a booking would refuse is refused with the same words, and nothing is kept", async () => {
      const before = await leadCount();
      await expect(asked("KARIBU-10")).rejects.toMatchObject(wrong("unknown_coupon"));
      await expect(asked("<script>")).rejects.toMatchObject(wrong("unknown_coupon"));
      await pool().query("update coupons set uses = uses_most where code = 'KARIBU5'");
      await expect(asked("KARIBU5")).rejects.toMatchObject(wrong("coupon_used_up"));
      await pool().query("update coupons set uses = 0, valid_until = current_date - 2");
      await expect(asked("KARIBU5")).rejects.toMatchObject(wrong("coupon_expired"));
      await pool().query("update coupons set valid_until = current_date + 900");
      expect(await leadCount()).toBe(before);
    });

    it("cannot be used to guess codes: tries count together with those of bookings", async () => {
      const address = "203.0.113.40";
      const trip = { tour: "crater-and-plains-in-six-days", adults: 2 };
      const price = (coupon_code: string) =>
        callAs("en", priceEndpoint, { ...trip, starts: nextSummer, coupon_code }, { address });
      for (let at = 0; at < 8; at += 1)
        await expect(price(`GUESS${at}`)).rejects.toMatchObject(wrong("unknown_coupon"));
      for (let at = 8; at < 10; at += 1)
        await expect(asked(`GUESS${at}`, address)).rejects.toMatchObject(wrong("unknown_coupon"));
      await expect(asked("KARIBU5", address)).rejects.toMatchObject({ code: "too_many" });
      await expect(price("KARIBU5")).rejects.toMatchObject({ code: "too_many" });
    });

    it("that has ended since is thanked for once more when it is sent again", async () => {
      const key = randomUUID();
      const first = await asked("KARIBU5", undefined, key);
      await pool().query("update coupons set uses = uses_most where code = 'KARIBU5'");
      await expect(asked("KARIBU5", undefined, key)).resolves.toEqual(first);
      await pool().query("update coupons set uses = 0 where code = 'KARIBU5'");
    });

    it("tells a robot nothing of it", async () => {
      const robot = sampleQuote({ coupon_code: "GUESS", website: "https://spam.example" });
      await expect(callAs("en", requestQuoteEndpoint, robot)).resolves.toMatchObject({
        data: { reference: expect.stringMatching(/^Q-/) },
      });
    });
  });

  it("names the favourites that it is about in both mails", async () => {
    const wanted = sampleQuote({ tours: ["lemosho-eight-private", "win-500-dollars"] });
    const { data } = await callAs("de", requestQuoteEndpoint, wanted);
    await vi.waitFor(() => expect(mailsAbout(data.reference)).toHaveLength(2), 30_000);
    for (const { text } of mailsAbout(data.reference)) {
      expect(text).toContain("Lemosho");
      expect(text).not.toContain("win-500-dollars");
    }
  });

  it.each([
    [{ kind: "date", date: "2020-02-03" }, { "departure.date": ["past_date"] }],
    [{ kind: "month", month: "2020-02" }, { "departure.month": ["past_date"] }],
  ] as const)("for a past day is refused as past: %o", async (departure, fields) => {
    const refused = callAs("en", requestQuoteEndpoint, sampleQuote({ departure }));
    await expect(refused).rejects.toMatchObject({ code: "invalid", detail: { fields } });
  });

  it("sent twenty times at once with one key is one row, with one answer", raced, async () => {
    const before = await leadCount();
    const context = { idempotencyKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        callAs("en", requestQuoteEndpoint, sampleQuote({ seconds_open: at + 2 }), context),
      ),
    );
    expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1);
    expect(await leadCount()).toBe(before + 1);
    const other = sampleQuote({ days: 3 });
    await expect(callAs("en", requestQuoteEndpoint, other, context)).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("from a robot is thanked and forgotten", async () => {
    const before = await leadCount();
    await callAs("en", requestQuoteEndpoint, sampleQuote({ website: "http://spam.example" }));
    await callAs("en", requestQuoteEndpoint, sampleQuote({ seconds_open: 0.2 }));
    expect(await leadCount()).toBe(before);
  });

  it("is limited to five a minute from one address, ten from ten", async () => {
    const send = (address: string) =>
      callAs("en", requestQuoteEndpoint, sampleQuote(), { address });
    for (let at = 0; at < 5; at += 1) await send("203.0.113.7");
    await expect(send("203.0.113.7")).rejects.toMatchObject({
      code: "too_many",
      detail: { retryAfterSeconds: expect.any(Number) },
    });
    for (let at = 0; at < 10; at += 1) await send(`203.0.113.${100 + at}`);
    for (let at = 0; at < 5; at += 1) await send(`2001:db8:1:2::${at}`);
    await expect(send("2001:db8:1:2:ffff::1")).rejects.toMatchObject({ code: "too_many" });
  });

  it.each([
    ["an address with a line break", { email: "a@example.com\r\nBcc: b@example.com" }, "email"],
    ["a name with a line break", { full_name: "A\r\nBcc: b@example.com" }, "full_name"],
    ["no adult", { adults: 0 }, "adults"],
    ["a child of 18", { children: [18] }, "children.0"],
    ["no agreement", { agree: false as true }, "agree"],
    ["a phone number in letters", { phone: "call me" }, "phone"],
    ["a message of 5,000 letters", { message: "a".repeat(5000) }, "message"],
    ["a NUL in the message", { message: "a\u0000b" }, "message"],
  ])("with %s is refused at that field", async (_, changes, field) => {
    await expect(callAs("en", requestQuoteEndpoint, sampleQuote(changes))).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { [field]: expect.any(Array) } },
    });
  });

  it("with a field nobody asked for is refused", async () => {
    const extra = { ...sampleQuote(), verified: true };
    await expect(callAs("en", requestQuoteEndpoint, extra)).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("reaches the mail server once it is back", async () => {
    smtp.become("busy");
    const { data } = await callAs("fr", requestQuoteEndpoint, sampleQuote());
    await vi.waitFor(() => expect(smtp.turnedAway()).toBeGreaterThanOrEqual(2), 30_000);
    expect(mailsAbout(data.reference)).toHaveLength(0);
    smtp.become("accept");
    await vi.waitFor(() => expect(mailsAbout(data.reference)).toHaveLength(2), 30_000);
  });
});

describe("a review", () => {
  const review = {
    rating: 1,
    title: "Not for us",
    text: "The car broke down twice and nobody told us why for hours.",
    full_name: "Anna Maria Schmidt",
    email: "anna@example.com",
    country: "DE",
    about: { kind: "tour" as const, slug: "crater-and-plains-in-six-days" },
    agree: true as const,
    seconds_open: 60,
  };

  it.each([
    ["2999-12-31", "still_to_come"],
    [addDays(businessDay(), 1), "still_to_come"],
    ["0001-01-01", "invalid_date"],
    [`${brand.founded - 1}-12-31`, "invalid_date"],
  ])("is not taken of a journey that began on %s", async (travelled_on, why) => {
    const before = await leadCount();
    await expect(
      callAs("de", sendReviewEndpoint, { ...review, travelled_on }),
    ).rejects.toMatchObject({ code: "invalid", detail: { fields: { travelled_on: [why] } } });
    expect(await leadCount()).toBe(before);
  });

  it("is taken of a journey that began today", async () => {
    const form = { ...review, email: "still@example.com", travelled_on: businessDay() };
    expect((await callAs("de", sendReviewEndpoint, form)).data.reference).toMatch(/^R-/);
  });

  it("waits until the operator publishes it by the signed link, which works once", async () => {
    const { moderateEndpoint } = await import("@/lib/contract/leads");
    const { reviewsEndpoint } = await import("@/lib/contract/reviews");
    const { data } = await callAs("de", sendReviewEndpoint, review);
    const shown = async () => {
      const tour = review.about.slug;
      const list = await callAs("en", reviewsEndpoint, { tour, per_page: 60 });
      return list.data.find(({ id }) => id === data.reference);
    };
    expect(await shown()).toBeUndefined();
    await vi.waitFor(() => expect(mailsAbout(data.reference)).toHaveLength(2), 30_000);
    const mail = mailsAbout(data.reference).find(({ to }) => to[0] === "desk@operator.example");
    const token = /\/Moderation#([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const look = await callAs("en", moderateEndpoint, { token, confirm: false });
    expect(look.data).toMatchObject({ action: "publish", done: false });
    expect(await shown()).toBeUndefined();
    await callAs("en", moderateEndpoint, { token, confirm: true });
    expect(await shown()).toMatchObject({ author: "Anna S.", rating: 1, verified: false });
    await expect(callAs("en", moderateEndpoint, { token, confirm: true })).rejects.toMatchObject({
      code: "conflict",
    });
    const forged = `${token.slice(0, -4)}AAAA`;
    await expect(
      callAs("en", moderateEndpoint, { token: forged, confirm: true }),
    ).rejects.toMatchObject({ code: "forbidden" });
  });
});
