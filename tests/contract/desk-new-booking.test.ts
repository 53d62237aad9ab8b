import { describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { agreeEndpoint, bookingEndpoint, invoiceEndpoint } from "@/lib/contract/bookings";
import { enquiryEndpoint, requestQuoteEndpoint } from "@/lib/contract/leads";
import { addDays } from "@/lib/pricing/days";
import { book, freeDeparture, payIn, queuedEmails, rowOf, sharedTour } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sampleQuote } from "../support/quote";
import { reasonOf } from "../support/reason-of";
import { raced } from "../support/rounds";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { callAs } = await import("@/lib/api/call");
const { endedHolds, endHold } = await import("@/lib/backend/bookings/lifecycle/ended-holds");
const { startAttempt } = await import("@/lib/backend/payments/start-attempt");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");

const neema = await colleague("sales", "Neema");
let keys = 0;

const privateTour = "crater-and-plains";
const sharedTourId = "shared-camping-four-days";
const today = () => businessDay();
const party = () => ({
  ...{ tour: privateTour, starts: addDays(today(), 150), adults: 2, children: [9] },
  language: "it",
});
const guest = { full_name: "Chiara Conti", phone: "+393331234567" };

async function priced(wanted: object) {
  const { body } = await desk("price-booking", wanted, neema);
  return body as unknown as {
    price: { total_minor: number; due_now_minor: number; deposit_percent: number };
    commission_minor: number;
    net_minor: number;
  };
}

const pressing = (key: string) => ({ ...neema, extra: { "idempotency-key": key } });

/** Makes a booking as the screen does, at the price that is shown. */
async function make(changes: object = {}, wanted: object = party()) {
  const { price } = await priced(wanted);
  const form = {
    ...{ ...wanted, ...guest, shown_total_minor: price?.total_minor ?? 0 },
    hold_until: addDays(today(), 7),
    ...changes,
  };
  const key = String(++keys).padStart(32, "0");
  const answer = await desk("make-booking", form, pressing(key));
  const { booking = "", link = "", text = "" } = answer.body as Record<string, string>;
  const token = link.split("#")[1] ?? "";
  return { ...answer, form, key, booking, link, text, token, total: price?.total_minor };
}

const agreed = { agree: true, of_age: true, email: "chiara@example.com", country: "IT" } as const;
const agree = async (reference: string, token: string, changes: object = {}) => {
  const { totalMinor: shown_total_minor } = await rowOf(reference);
  const form = { reference, shown_total_minor, ...agreed, ...changes };
  return callAs("it", agreeEndpoint, form, { token });
};
const seen = async (reference: string, token: string) =>
  (await callAs("it", bookingEndpoint, { reference }, { token })).data;

describe("a booking by telephone", () => {
  it("is held until the day that was said, at the catalogue's price, with a link in the guest's language", async () => {
    const { booking, status, text, link, total } = await make();
    expect(status).toBe(200);
    expect(await rowOf(booking)).toMatchObject({
      ...{ state: "provisional", locale: "it", name: "Chiara Conti", totalMinor: total },
      ...{ asksConsent: true, madeBy: neema.id, email: "" },
      holdUntil: new Date(`${addDays(today(), 7)}T23:59:59.999+03:00`),
    });
    expect(link).toMatch(/^http:\/\/it\.localhost:\d+\/Booking\/B-[^#]+#bk_/);
    expect(text).toContain("Buongiorno Chiara Conti");
    expect(text).toContain(link);
    // Nobody can be written to.
    expect(await queuedEmails(booking)).toEqual([]);
    expect(await guestEmail("provisional", await rowOf(booking), "")).toBeUndefined();
    const { rows } = await pool().query("select action, after from audit where subject = $1", [
      booking,
    ]);
    expect(rows).toMatchObject([
      { action: "make-booking", after: { total_minor: total, state: "provisional" } },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Chiara");
  });

  it("is the same booking when it is sent again", async () => {
    const first = await make();
    const again = await desk("make-booking", first.form, pressing(first.key));
    expect(again.body).toMatchObject({ booking: first.booking, link: first.link });
  });

  it("takes the seats of its departure, and gives them back when the hold ends", async () => {
    const { id, starts, seats_taken: before } = await freeDeparture(3);
    const wanted = { ...party(), tour: sharedTourId, starts };
    const { booking } = await make({ hold_until: today() }, wanted);
    const taken = async () =>
      (await pool().query("select seats_taken from departures where id = $1", [id])).rows[0];
    expect(await taken()).toEqual({ seats_taken: before + 3 });
    await pool().query(
      "update bookings set hold_until = now() - interval '1 minute' where reference = $1",
      [booking],
    );
    expect(await endedHolds()).toContain(booking);
    await endHold(booking);
    expect((await rowOf(booking)).state).toBe("expired");
    expect(await taken()).toEqual({ seats_taken: before });
  });

  it("never sells a seat that the site sells at the same moment", raced, async () => {
    const { id, starts } = await freeDeparture(2);
    await pool().query("update departures set seats = seats_taken + 2 where id = $1", [id]);
    const wanted = { ...party(), tour: sharedTourId, starts, children: [] };
    const [site, ...telephone] = await Promise.all([
      reasonOf(book({ tour: sharedTour, starts })),
      ...[1, 2].map(() => make({}, wanted)),
    ]);
    const won = [site === "done", ...telephone.map(({ status }) => status === 200)];
    expect(won.filter(Boolean)).toHaveLength(1);
    for (const { status, body } of telephone)
      if (status !== 200) expect(body).toMatchObject({ error: { reason: "seats_gone" } });
  });

  it("is refused on a day on which the journey does not run, and at a price that is another", async () => {
    const wanted = { ...party(), starts: today() };
    expect((await desk("price-booking", wanted, neema)).status).toBe(422);
    const dear = await make({ shown_total_minor: 1 });
    expect(dear.body).toMatchObject({ error: { reason: "price_changed" } });
  });

  it.each([
    ["mail_or_phone", { phone: "" }],
    ["agent_needed", { commission_percent: 10 }],
    ["reason_needed", { discount_minor: 10_000 }],
    ["past_date", { hold_until: "2020-01-01" }],
    ["hold_after_start", { hold_until: "2030-01-01" }],
  ])("asks again where something is missing: %s", async (reason, changes) => {
    expect((await make(changes)).body).toMatchObject({ error: { code: "invalid", reason } });
  });

  it("is cheaper by a discount with a reason, of which deposit and balance follow", async () => {
    const full = await priced(party());
    const wanted = { ...party(), discount_minor: 50_000 };
    const less = await priced(wanted);
    expect(less.price.total_minor).toBe(full.price.total_minor - 50_000);
    expect(less.price.due_now_minor).toBe(
      Math.round((less.price.total_minor * less.price.deposit_percent) / 100 / 100) * 100,
    );
    const { booking, token } = await make({ discount_reason: "Comes for the third time" }, wanted);
    const { price } = await seen(booking, token);
    expect(price.lines.at(-1)).toEqual({ kind: "adjustment", amount_minor: -50_000 });
    const { body } = await desk("booking", { booking }, neema);
    expect(body.notes).toMatchObject([{ text: "Comes for the third time", author: "Neema" }]);
    const whole = { ...party(), discount_minor: full.price.total_minor };
    expect((await desk("price-booking", whole, neema)).status).toBe(422);
  });

  it("shows what stays with the agent and what they owe; the guest reads the whole price", async () => {
    const wanted = { ...party(), commission_percent: 15 };
    const { price, commission_minor, net_minor } = await priced(wanted);
    expect(commission_minor + net_minor).toBe(price.total_minor);
    const { booking, token } = await make({ agent: "Savanna Reisen" }, wanted);
    const { body } = await desk("booking", { booking }, neema);
    expect(body.agent).toEqual({
      ...{ name: "Savanna Reisen", commission_percent: 15, commission_minor, net_minor },
      ...{ owes_minor: net_minor, keeps_minor: 0, sends_minor: 0, returns_minor: 0, kept_minor: 0 },
    });
    expect(JSON.stringify(await seen(booking, token))).not.toContain("Savanna");
    const { rows } = await pool().query("select after from audit where subject = $1", [booking]);
    expect(rows[0].after).toMatchObject({ agent: "named", commission_minor, net_minor });
    await payIn(booking, price.total_minor, `payment ${booking}-1`);
    const paid = await desk("booking", { booking }, neema);
    expect(paid.body.agent).toMatchObject({ owes_minor: -commission_minor });
  });
});

describe("the guest's consent", () => {
  it("is theirs to give before anything is paid or invoiced, and adds what is not known", async () => {
    const { booking, token } = await make();
    expect(await seen(booking, token)).toMatchObject({
      actions: ["agree", "change", "cancel"],
      missing: ["email", "country"],
    });
    const wish = { reference: booking, purpose: "deposit" } as const;
    expect(await reasonOf(startAttempt(wish as Parameters<typeof startAttempt>[0]))).toBe(
      "consent_needed",
    );
    expect(await reasonOf(callAs("it", invoiceEndpoint, { reference: booking }, { token }))).toBe(
      "not_now",
    );
    const shown = await desk("booking", { booking }, neema);
    expect(shown.body).toMatchObject({ asks_consent: true, made_by: "Neema" });
    expect(shown.body.actions).toEqual(["cancel", "record_payment"]);
    const { version } = shown.body as Record<string, number>;
    const dates = [addDays(today(), 160)];
    for (const [call, more] of [["accept-booking"], ["propose-dates", { dates }]] as const) {
      const refused = await desk(call, { booking, version, ...more }, neema);
      expect(refused.body).toMatchObject({ error: { reason: "consent_needed" } });
    }

    await expect(agree(booking, token, { email: undefined })).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(agree(booking, "bk_no")).rejects.toMatchObject({ code: "not_found" });
    const { data } = await agree(booking, token);
    expect(data.actions).toEqual(expect.arrayContaining(["invoice"]));
    expect(data.actions).not.toContain("agree");
    expect(await rowOf(booking)).toMatchObject({ email: "chiara@example.com", country: "IT" });
    expect(await queuedEmails(booking)).toEqual(["guest provisional"]);
    expect(await reasonOf(agree(booking, token))).toBe("not_now");
    const { rows } = await pool().query(
      "select actor_kind from audit where subject = $1 and action = 'agree'",
      [booking],
    );
    expect(rows).toEqual([{ actor_kind: "guest" }]);
  });

  it("leaves the address that was written down on the telephone", async () => {
    const { booking, token } = await make({ email: "known@example.com", country: "CH" });
    expect(await queuedEmails(booking)).toEqual(["guest provisional"]);
    await agree(booking, token, { email: "other@example.com" });
    expect(await rowOf(booking)).toMatchObject({ email: "known@example.com", country: "CH" });
    const mail = await guestEmail("provisional", await rowOf(booking), "");
    expect(mail?.to).toEqual({ name: "Chiara Conti", address: "known@example.com" });
  });

  it("is to what they have seen: another price, and other days or people, are looked at first", async () => {
    const { booking, token, total = 0 } = await make();
    expect(await reasonOf(agree(booking, token, { shown_total_minor: total - 100 }))).toBe(
      "price_changed",
    );
    const { starts, adults, children } = await rowOf(booking);
    const shown = { starts, adults, children };
    const others = [{ starts: addDays(starts, 1) }, { adults: 3 }, { children: [8] }];
    for (const seen of others.map((other) => ({ shown: { ...shown, ...other } })))
      expect(await reasonOf(agree(booking, token, seen))).toBe("booking_changed");
    expect(await reasonOf(agree(booking, token, { shown }))).toBe("done");
  });
});

describe("a booking that comes of a request", () => {
  const asked = async () => {
    const form = sampleQuote({ phone: "+393331234567", tour: "crater-and-plains-in-six-days" });
    return (await callAs("it", requestQuoteEndpoint, form)).data.reference;
  };

  it("begins with all that is known, and is won once it is confirmed", async () => {
    const request = await asked();
    const { body } = await desk("begin-booking", { request }, neema);
    expect(body.wish).toMatchObject({ request, phone: "+393331234567", language: "it" });
    const { booking, total } = await make({ request });
    const states = async () =>
      (
        await pool().query("select state, first_answered_at, owner from requests where id = $1", [
          request,
        ])
      ).rows[0];
    expect(await states()).toMatchObject({
      ...{ state: "offered", first_answered_at: expect.any(Date), owner: neema.id },
    });
    const shown = await desk("booking", { booking }, neema);
    expect(shown.body).toMatchObject({ request });
    await payIn(booking, total ?? 0, `payment ${booking}-1`);
    expect(await states()).toMatchObject({ state: "won" });
  });

  it("is followed up when the hold ends, and names no tour where nobody has", async () => {
    const about = { kind: "destination", slug: "serengeti" } as const;
    const form = { about, full_name: "A", email: "a@example.com", message: "Is May good?" };
    const request = (await callAs("en", enquiryEndpoint, form)).data.reference;
    const { body } = await desk("begin-booking", { request }, neema);
    expect(body.wish).toMatchObject({ tour: null });
    const { booking } = await make({ request });
    await pool().query(
      "update bookings set hold_until = now() - interval '1 minute' where reference = $1",
      [booking],
    );
    await endHold(booking);
    const { rows } = await pool().query("select state from requests where id = $1", [request]);
    expect(rows).toEqual([{ state: "answered" }]);
    expect((await make({ request: "Q-NONE-0000-0000" })).status).toBe(404);
  });
});

describe("the guest's link", () => {
  it("is shown again to whoever sells, and noted", async () => {
    const { booking, link } = await make();
    const { body } = await desk("guest-link", { booking }, neema);
    expect(body).toMatchObject({ link, phone: "+393331234567" });
    const { rows } = await pool().query(
      "select actor_id from audit where subject = $1 and action = 'guest-link'",
      [booking],
    );
    expect(rows).toEqual([{ actor_id: neema.id }]);
  });
});
