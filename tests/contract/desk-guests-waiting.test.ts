import pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { businessDay, now, setClock } from "@/lib/clock";
import { changeBookingEndpoint } from "@/lib/contract/bookings";
import { deskBookings } from "@/lib/contract/changes";
import type { OfferRow } from "@/lib/contract/desk/offers";
import type { Today } from "@/lib/contract/desk/today";
import { commentOnOfferEndpoint, shareOfferEndpoint } from "@/lib/contract/offer-reading";
import { acceptOfferEndpoint, askAboutOfferEndpoint } from "@/lib/contract/offers";
import { addDays } from "@/lib/pricing/days";
import { book, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { remindStaff } = await import("@/lib/backend/desk/remind-staff");
const { staffNewsEmail } = await import("@/lib/backend/emails/staff-news-email");

const neema = await colleague("sales", "Neema");
const juma = await colleague("owner", "Juma");
const baraka = await colleague("operations", "Baraka");
const { one, send, sent } = offerDesk(neema);
afterEach(() => setClock());

const dueOf = async (reference: string, who: { token: string } = neema) => {
  const { due } = (await desk("today", {}, who)).body as unknown as Today;
  return due.filter((each) => each.reference === reference && each.kind.startsWith("wrote"));
};
const told = async (reference: string) =>
  (
    await pool().query(
      `select data->>'news' news, data->>'detail' person from jobs
       where data->>'kind' = 'to-staff' and data->>'reference' = $1 order by created_at`,
      [reference],
    )
  ).rows.map(({ news, person }) => `${news} ${person}`);
const hoursLater = (hours: number) => setClock(new Date(now().getTime() + hours * 3_600_000));
const hoursLeft = (at: string | null | undefined) =>
  (Date.parse(at ?? "") - now().getTime()) / 3_600_000;

/** A booking whose guest has a wish. */
async function wished(message = "Could we start a day later?") {
  const { reference, key } = await book();
  const wish = () =>
    callAs("en", changeBookingEndpoint, { reference, message }, { token: String(key) });
  await wish();
  return { reference, wish };
}
const note = (booking: string) =>
  desk("write-booking-note", { booking, text: "Answered by telephone" }, baraka);
const mail = (reference: string) =>
  staffNewsEmail({ kind: "to-staff", news: "wrote", reference, detail: juma.id });

describe("what a guest writes about their booking", () => {
  it("waits in the day's list for the hours that are promised, from its first words on", async () => {
    const { reference, wish } = await wished();
    const [due, ...others] = await dueOf(reference);
    expect(others).toEqual([]);
    expect(due).toMatchObject({
      ...{ kind: "wrote-booking", booking: reference, request: null, offer: null },
      ...{ name: "Jürgen Weiß", amount_minor: null },
    });
    expect(hoursLeft(due?.at)).toBeGreaterThan(23.9);
    expect(hoursLeft(due?.at)).toBeLessThanOrEqual(24);
    setClock(new Date(now().getTime() + 1000));
    await wish();
    expect(await dueOf(reference)).toEqual([due]);
  });

  it("is heard of by whoever has the desk open", async () => {
    const { reference, wish } = await wished();
    const position = async () =>
      (await pool().query("select position from changes where name = $1", [deskBookings])).rows[0]
        ?.position;
    const before = await position();
    await wish();
    expect(await position()).not.toBe(before);
    expect((await rowOf(reference)).state).toBe("provisional");
  });

  it("waits no longer once somebody has noted that they answered, until the next wish", async () => {
    const { reference, wish } = await wished();
    await note(reference);
    expect(await dueOf(reference)).toEqual([]);
    hoursLater(1);
    await wish();
    expect(await dueOf(reference)).toMatchObject([{ kind: "wrote-booking" }]);
  });

  it("waits on when somebody only looks at the guest's link, or enters money", async () => {
    const { reference } = await wished();
    await desk("guest-link", { booking: reference }, neema);
    const { version } = await rowOf(reference);
    const transfer = { booking: reference, version, amount_minor: 100, bank_reference: "X-1" };
    await desk("record-transfer", transfer, neema);
    expect(await dueOf(reference)).toHaveLength(1);
  });

  it("waits no longer when the booking is cancelled", async () => {
    const { reference } = await wished();
    const { version } = await rowOf(reference);
    const answer = await desk(
      "cancel-booking",
      { booking: reference, version, message: "" },
      neema,
    );
    expect(answer.status).toBe(200);
    expect(await dueOf(reference)).toEqual([]);
  });

  it("is told to the owner after twenty hours, once, and not when it was answered meanwhile", async () => {
    const [late, answered] = [await wished(), await wished()];
    await remindStaff();
    expect(await told(late.reference)).toEqual([]);
    await note(answered.reference);
    hoursLater(20.1);
    await Promise.all([remindStaff(), remindStaff()]);
    await remindStaff();
    expect(await told(late.reference)).toEqual([`wrote ${juma.id}`]);
    expect(await told(answered.reference)).toEqual([]);
    const email = await mail(late.reference);
    expect(email?.to.address).toBe(juma.email);
    expect(email?.content.subject).toBe(`Jürgen Weiß has waited for 20 hours (${late.reference})`);
    expect(email?.content.action?.href).toMatch(new RegExp(`/bookings/${late.reference}$`));
    setClock();
    await note(late.reference);
    expect(await mail(late.reference)).toBeUndefined();
  });

  it("is told to owners who are looked up once, however many guests wait", async () => {
    const late = [await wished(), await wished(), await wished()];
    hoursLater(20.1);
    const asked = vi.spyOn(pg.Client.prototype, "query");
    await remindStaff();
    const texts = asked.mock.calls.map(([query]) => (query as { text?: string }).text ?? "");
    asked.mockRestore();
    expect(texts.filter((text) => text.includes(' from "staff" '))).toHaveLength(1);
    for (const { reference } of late) expect(await told(reference)).toEqual([`wrote ${juma.id}`]);
  });

  it("of long ago, before anybody was told of such things, fills no mailbox", async () => {
    const { reference } = await wished();
    hoursLater(8 * 24);
    await remindStaff();
    expect(await told(reference)).toEqual([]);
  });
});

describe("what a guest writes about an offer", () => {
  const ask = (offer: { reference: string; token: string }, said: object) =>
    callAs(
      "de",
      askAboutOfferEndpoint,
      { reference: offer.reference, text: "Meer?", ...said },
      offer,
    );
  const listed = async () =>
    ((await desk("offers", {}, neema)).body as unknown as { offers: OfferRow[] }).offers;

  it("waits in the day's list until it is answered, for those who answer", async () => {
    const offer = await sent();
    expect(await dueOf(offer.reference)).toEqual([]);
    await ask(offer, {});
    const [due] = await dueOf(offer.reference);
    expect(due).toMatchObject({ kind: "wrote-offer", offer: offer.reference, booking: null });
    expect(hoursLeft(due?.at)).toBeGreaterThan(23.9);
    expect(await dueOf(offer.reference, baraka)).toEqual([]);
    const answer = { offer: offer.reference, text: "Ans Meer.", subject: null };
    await desk("answer-offer", answer, neema);
    expect(await dueOf(offer.reference)).toEqual([]);
  });

  it.each([
    ["another version is sent", (offer: string) => send(offer)],
    [
      "somebody notes on the request that they telephoned",
      async (offer: string) => {
        const { request } = await one(offer);
        return desk("write-note", { request, text: "Called" }, neema);
      },
    ],
    ["it is withdrawn", (offer: string) => desk("withdraw-offer", { offer }, neema)],
  ])("waits no longer once %s", async (_, act) => {
    const offer = await sent();
    await ask(offer, { kind: "wish" });
    expect(await dueOf(offer.reference)).toHaveLength(1);
    expect((await act(offer.reference)).status).toBe(200);
    expect(await dueOf(offer.reference)).toEqual([]);
    const row = (await listed()).find(({ reference }) => reference === offer.reference);
    expect(row).toMatchObject({ asks: false, wishes: false });
  });

  it("waits not where only a fellow traveller has commented, to whom nobody owes an answer", async () => {
    const offer = await sent();
    const { reference } = offer;
    const shared = await callAs("de", shareOfferEndpoint, { reference, on: true }, offer);
    const reader = { token: shared.data.reading_link?.split("#")[1] };
    const said = { reference, name: "Inge", text: "Wie schön!" };
    await callAs("de", commentOnOfferEndpoint, said, reader);
    expect(await dueOf(reference)).toEqual([]);
    await ask(offer, {});
    expect(await dueOf(reference)).toHaveLength(1);
  });

  it("waits no longer once they have accepted; what they write then does, until it is noted", async () => {
    const offer = await sent();
    const { reference } = offer;
    await ask(offer, { text: "Danke, wir nehmen es!" });
    expect(await dueOf(reference)).toHaveLength(1);
    const accepted = { reference, version: 1, ...acceptance };
    const { data } = await callAs("de", acceptOfferEndpoint, accepted, offer);
    expect(await dueOf(reference)).toEqual([]);
    hoursLater(1);
    await ask(offer, {});
    expect(await dueOf(reference)).toHaveLength(1);
    await note(data.reference);
    expect(await dueOf(reference)).toEqual([]);
  });

  it("waits while there is a journey to ask about, also where the offer has ended", async () => {
    const offer = await sent();
    const { reference } = offer;
    await ask(offer, {});
    await pool().query("update offers set valid_until = current_date - 9 where reference = $1", [
      reference,
    ]);
    // What was sent is not changed: it is another version that says another day.
    const begins = (day: string) =>
      pool().query(
        `with other as (
           insert into offer_versions (offer, number, draft, sent, hash)
           select offer, number + 1, draft, jsonb_set(sent, '{draft,starts}', to_jsonb($2::text)), hash
           from offer_versions where offer = $1 order by number desc limit 1
           returning number)
         update offers set sent = other.number from other where reference = $1`,
        [reference, day],
      );
    const row = async () => (await listed()).find((each) => each.reference === reference);
    await begins(businessDay());
    expect(await row()).toMatchObject({ state: "expired", asks: true });
    await begins(addDays(businessDay(), -1));
    expect(await row()).toMatchObject({ state: "expired", asks: false });
    expect(await dueOf(reference)).toEqual([]);
  });

  it("is told to the owner after twenty hours, once", async () => {
    const offer = await sent();
    await ask(offer, {});
    hoursLater(20.1);
    await remindStaff();
    await remindStaff();
    expect(await told(offer.reference)).toEqual([`wrote ${juma.id}`]);
    const email = await mail(offer.reference);
    expect(email?.content.action?.href).toMatch(new RegExp(`/offers/${offer.reference}$`));
    expect(email?.content.paragraphs.join()).toContain("about their offer");
  });

  it("stands first in the list of offers, however many have changed since", async () => {
    const offer = await sent();
    await ask(offer, {});
    await sent();
    await pool().query(
      "update offers set changed_at = now() - interval '1 year' where reference = $1",
      [offer.reference],
    );
    const rows = await listed();
    const asking = rows.filter(({ asks }) => asks);
    expect(asking.map(({ reference }) => reference)).toContain(offer.reference);
    expect(asking.length).toBeLessThan(rows.length);
    expect(rows.slice(0, asking.length)).toEqual(asking);
  });
});
