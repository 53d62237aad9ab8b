import { describe, expect, it } from "vitest";
import { businessDay, setClock } from "@/lib/clock";
import {
  acceptDateEndpoint,
  bookingDocumentEndpoint,
  bookingEndpoint,
  operatorBookingEndpoint,
} from "@/lib/contract/bookings";
import type { Resources } from "@/lib/contract/desk/resources";
import { acceptOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { addDays } from "@/lib/pricing/days";
import { operatorToken, payIn, queuedEmails, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, askedFor, keyOf, type OfferKey, offerDesk } from "../support/offer";
import { pdfText } from "../support/pdf-text";
import { reasonOf } from "../support/reason-of";
import { raced, rounds } from "../support/rounds";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { endHold } = await import("@/lib/backend/bookings/lifecycle/ended-holds");
const { forgetPeople } = await import("@/lib/backend/jobs/forget-people");
const { bookingContext } = await import("@/lib/backend/documents/booking-context");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");
const { operatorEmail } = await import("@/lib/backend/emails/operator/operator-email");
const { bookingsOf } = await import("@/lib/backend/bookings/guest/own-bookings");

const neema = await colleague("sales", "Neema");
const baraka = await colleague("operations", "Baraka");
const { one, begin, edit, send, sent } = offerDesk(neema);

let calls = 0;
const accept = async (
  { reference, token }: OfferKey,
  version = 1,
  idempotencyKey = `a-${++calls}`,
) => {
  const form = { reference, version, ...acceptance };
  return (await callAs("de", acceptOfferEndpoint, form, { token, idempotencyKey })).data;
};
const bookingsFrom = async (email: string) =>
  (await pool().query("select reference, state from bookings where email = $1", [email])).rows;

describe("an offer that is accepted", () => {
  it("is a booking whose invoice is out, at the price and the terms that were read", async () => {
    const offer = await sent({ email: "booked@example.com" }, { total_minor: 654_300 });
    const { reference, key } = await accept(offer);
    const booking = (await callAs("de", bookingEndpoint, { reference }, { token: key })).data;
    expect(booking).toMatchObject({
      ...{ state: "invoiced", name: "Jürgen Weiß", email: "booked@example.com" },
      ...{ adults: 2, children: [9], fixed_date: false, due_now_minor: 261_700 },
      actions: ["pay", "invoice", "change", "cancel"],
    });
    expect(booking.price.total_minor).toBe(654_300);
    expect(await queuedEmails(reference)).toEqual(
      expect.arrayContaining(["guest invoice", "operator new"]),
    );
    const read = (await callAs("de", offerEndpoint, offer, offer)).data;
    expect(read).toMatchObject({ state: "accepted", booking: reference });
    expect((await desk("request", { request: offer.request }, neema)).body.state).toBe("won");
    expect((await one(offer.reference)).state).toBe("accepted");
  });

  it("has won its request until its hold ends unpaid: then it can be won again", async () => {
    const offer = await sent({ email: "unpaid@example.com" });
    const { reference } = await accept(offer);
    const stateOf = async () =>
      (await desk("request", { request: offer.request }, neema)).body.state;
    expect(await stateOf()).toBe("won");
    await pool().query("update bookings set hold_until = created_at where reference = $1", [
      reference,
    ]);
    await endHold(reference);
    expect((await rowOf(reference)).state).toBe("expired");
    expect(await stateOf()).toBe("answered");
    const { dueNowMinor } = await rowOf(reference);
    await payIn(reference, dueNowMinor, `payment ${reference}-1`);
    expect((await rowOf(reference)).state).toBe("confirmed");
    expect(await stateOf()).toBe("won");
  });

  it("asks for what it says when it is read late: everything, once the balance is due", async () => {
    const ahead = (days: number) => addDays(businessDay(), days);
    const offer = await sent(
      { email: "late-reader@example.com" },
      {
        ...{ starts: ahead(60), balance_due: ahead(5), valid_until: ahead(20) },
        total_minor: 654_300,
      },
    );
    const moneyOf = async () => {
      const { journey } = (await callAs("de", offerEndpoint, offer, offer)).data;
      return journey?.price;
    };
    expect(await moneyOf()).toMatchObject({ due_now_minor: 261_700, balance_due: ahead(5) });
    setClock(new Date(Date.now() + 10 * 86_400_000));
    expect(await moneyOf()).toMatchObject({ due_now_minor: 654_300, balance_due: ahead(0) });
    const { reference } = await accept(offer);
    expect(await rowOf(reference)).toMatchObject({ dueNowMinor: 654_300, balanceDue: ahead(0) });
    setClock();
  });

  it("takes the days that were accepted, and not those of its tour, from guides as in what is forgotten", async () => {
    const offer = await begin({ request: await askedFor({ email: "longer@example.com" }) });
    const more = offer.variant.days.map((day) => ({ ...day, id: `again-${day.id}` }));
    const days = [...offer.variant.days, ...more];
    expect((await edit(offer, { days, total_minor: 654_300 })).status).toBe(200);
    const { body } = await send(offer.reference);
    const token = keyOf(String(body.link));
    const { reference } = await accept({ reference: offer.reference, token });
    const { starts } = await rowOf(reference);
    const ends = addDays(starts, days.length - 1);
    const seen = async (from: string) =>
      (await desk("resources", { from }, baraka)).body as unknown as Resources;
    const ownFrom = async (from: string) =>
      (await seen(from)).journeys.filter(({ id }) => id === reference);
    expect(await ownFrom(ends)).toMatchObject([{ starts, ends }]);
    expect(await ownFrom(addDays(ends, 1))).toEqual([]);
    await desk("add-resource", { kind: "guide", name: "Juma" }, baraka);
    const resource = (await seen(starts)).resources.find(({ name }) => name === "Juma")?.id;
    await desk("allocate", { resource, to: { kind: "booking", booking: reference } }, baraka);
    expect((await seen(starts)).allocations).toMatchObject([{ of: reference, starts, ends }]);

    await desk("answer-offer", { offer: offer.reference, text: "You are welcome" }, neema);
    const over = (daysAgo: number) =>
      pool().query("update bookings set starts = $2 where reference = $1", [
        reference,
        addDays(businessDay(), 1 - days.length - daysAgo),
      ]);
    const left = async () => [
      (await rowOf(reference)).message,
      (await one(offer.reference)).messages,
    ];
    const all = await left();
    await over(60);
    await forgetPeople();
    expect(await left()).toEqual(all);
    await over(61);
    await forgetPeople();
    expect(await left()).toEqual(["", []]);
  });

  it("is accepted once: the same request is the same booking, another one is told", async () => {
    const offer = await sent({ email: "once@example.com" });
    const first = await accept(offer, 1, "key-one");
    expect(await accept(offer, 1, "key-one")).toEqual(first);
    expect(await reasonOf(accept(offer, 1, "key-two"))).toBe("offer_accepted");
    expect(await bookingsFrom("once@example.com")).toHaveLength(1);
    const draft = await one(offer.reference);
    expect((await edit(draft, { total_minor: 1_000 })).status).toBe(409);
    expect((await send(offer.reference)).status).toBe(409);
    expect((await desk("withdraw-offer", { offer: offer.reference }, neema)).status).toBe(409);
  });

  it("has ended, was taken back or is another by now: nothing is booked, and it is said why", async () => {
    const old = await sent({ email: "late@example.com" });
    await pool().query("update offers set valid_until = '2020-01-01' where reference = $1", [
      old.reference,
    ]);
    expect(await reasonOf(accept(old))).toBe("offer_expired");
    const gone = await sent({ email: "late@example.com" });
    await desk("withdraw-offer", { offer: gone.reference }, neema);
    expect(await reasonOf(accept(gone))).toBe("offer_withdrawn");
    const changed = await sent({ email: "late@example.com" });
    await edit(await one(changed.reference), { total_minor: 99_900 });
    await send(changed.reference);
    expect(await reasonOf(accept(changed))).toBe("offer_changed");
    expect(await reasonOf(accept({ ...changed, token: "of_wrong" }, 2))).toBe("not_found");
    expect(await bookingsFrom("late@example.com")).toEqual([]);
    expect((await accept(changed, 2)).reference).toMatch(/^B-/);
  });
});

describe("many at the same moment", raced, () => {
  it("accept an offer: one booking each, whoever is faster", async () => {
    for (let round = 0; round < rounds(20); round += 1) {
      const email = `race-${round}-${calls}@example.com`;
      const offer = await sent({ email });
      const all = await Promise.all(Array.from({ length: 25 }, () => reasonOf(accept(offer))));
      expect(all.filter((each) => each === "done")).toHaveLength(1);
      expect(new Set(all)).toEqual(new Set(["done", "offer_accepted"]));
      expect(await bookingsFrom(email)).toMatchObject([{ state: "invoiced" }]);
    }
  }, 240_000);

  it("accept it while it is taken back or sent anew: one of them wins, the other is told", async () => {
    for (let round = 0; round < rounds(6); round += 1) {
      const email = `against-${round}-${calls}@example.com`;
      const offer = await sent({ email });
      const { reference } = offer;
      const other =
        round % 2 === 0 ? desk("withdraw-offer", { offer: reference }, neema) : send(reference);
      const [accepted, { status }] = await Promise.all([reasonOf(accept(offer)), other]);
      const won = accepted === "done";
      expect([won, status]).toEqual([won, won ? 409 : 200]);
      expect(await bookingsFrom(email)).toHaveLength(won ? 1 : 0);
      expect((await one(reference)).state === "accepted").toBe(won);
    }
  }, 120_000);
});

describe("a journey of their own", () => {
  const words = (en: string, de: string) => ({ source: "en" as const, texts: { en, de } });
  /** Confirmed, of three days, one of them told in own words. */
  async function confirmedJourney(email: string) {
    const made = await sent({ email });
    const offer = await one(made.reference);
    const [first, second, third] = offer.variant.days;
    if (!first || !second || !third) throw new Error("no days");
    const title = words("A morning with the potters", "Ein Morgen bei den Töpferinnen");
    const line = { id: "own-1", of: null, text: words("A private guide", "Ein eigener Guide") };
    await edit(offer, {
      title: words("Clay and crater", "Ton und Krater"),
      days: [second, { ...first, title }, third],
      lines: [...offer.variant.lines, { ...line, amount_minor: 20_000 }],
    });
    await send(made.reference);
    const { reference, key } = await accept(made, 2);
    const { dueNowMinor } = await rowOf(reference);
    await payIn(reference, dueNowMinor, `payment ${reference}-1`);
    return { reference, key };
  }

  it("is shown as it was sent by the guest's page, documents, calendar, mails and account", async () => {
    const email = "potters@example.com";
    const { reference, key } = await confirmedJourney(email);
    await pool().query("update tour_texts set title = title || '?'");
    const { data } = await callAs("de", bookingEndpoint, { reference }, { token: key });
    expect(data).toMatchObject({ state: "confirmed", tour: { title: "Ton und Krater" } });
    expect(Date.parse(data.ends) - Date.parse(data.starts)).toBe(2 * 86_400_000);
    expect(data.price.lines).toContainEqual(expect.objectContaining({ text: "Ein eigener Guide" }));
    const english = await callAs("en", bookingEndpoint, { reference }, { token: key });
    expect(english.data.price.lines).toContainEqual(
      expect.objectContaining({ text: "A private guide" }),
    );
    const file = async (paper: "trip-pack" | "invoice" | "receipt" | "calendar") =>
      Buffer.from(
        (await callAs("de", bookingDocumentEndpoint, { reference, paper }, { token: key })).base64,
        "base64",
      );
    const pack = pdfText(await file("trip-pack"));
    expect(pack.match(/Ein Morgen bei den Töpferinnen/g)).toHaveLength(1);
    expect(pack).toContain("Ton und Krater");
    expect(pdfText(await file("invoice"))).toContain("Ein eigener Guide");
    expect(pdfText(await file("receipt"))).toContain("Ton und Krater");
    const calendar = String(await file("calendar")).replace(/\r\n /g, "");
    expect(calendar).toContain("\\n2. Ein Morgen bei den Töpferinnen");
    expect(calendar).not.toContain("\\n4. ");
    const row = await rowOf(reference);
    const told = await guestEmail("confirmed", row, "");
    expect(JSON.stringify(told?.content)).toContain("Ton und Krater");
    expect(JSON.stringify(await operatorEmail("new", row, ""))).toContain("Clay and crater");
    expect((await bookingContext(row)).view.tour.title).toBe("Ton und Krater");
    expect(await bookingsOf.shown(email, "de")).toMatchObject([{ title: "Ton und Krater" }]);
    await pool().query("update tour_texts set title = rtrim(title, '?')");
  });

  it("moves to another day that is proposed, at the price that was agreed", async () => {
    const made = await sent({ email: "moved@example.com" }, { total_minor: 700_000 });
    const { reference, key } = await accept(made);
    const starts = "2028-03-04";
    const order = { confirm: true, dates: [starts], message: "" };
    const token = await operatorToken(reference, "propose");
    await callAs("en", operatorBookingEndpoint, { token, ...order });
    const take = { reference, starts, shown_total_minor: 700_000 };
    const { data } = await callAs("de", acceptDateEndpoint, take, { token: key });
    expect(data).toMatchObject({ state: "provisional", starts, fixed_date: false });
    expect(data.price.total_minor).toBe(700_000);
  });
});
