import { expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { bookingEndpoint } from "@/lib/contract/bookings";
import { acceptOfferEndpoint } from "@/lib/contract/offers";
import { addDays } from "@/lib/pricing/days";
import { contentDatabase } from "../support/database";
import { colleague } from "../support/desk";
import { acceptance, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { documentHash } = await import("@/lib/backend/offers/freeze");
const { forgetPeople } = await import("@/lib/backend/jobs/forget-people");

const { one, edit, send, sent } = offerDesk(await colleague("sales"));
const inGerman = (text: string) => ({ source: "de" as const, texts: { de: text } });

/** An offer of two versions, of which the second was accepted: its reference and its booking. */
async function accepted(email: string) {
  const offer = await sent({ email }, { letter: inGerman("Wegen Ihres Knies fahren wir.") });
  const first = await one(offer.reference);
  await edit(first, {
    letter: inGerman("Sie essen keine Nüsse."),
    days: first.variant.days.map((day) => ({ ...day, under: inGerman("Ohne Leiter ins Zelt.") })),
  });
  await send(offer.reference);
  const form = { reference: offer.reference, version: 2, ...acceptance };
  const caller = { token: offer.token, idempotencyKey: `a-${offer.reference}` };
  const { data } = await callAs("de", acceptOfferEndpoint, form, caller);
  return { offer: offer.reference, ...data };
}

const versionsOf = async (offer: string) =>
  (await pool().query("select * from offer_versions where offer = $1 order by number", [offer]))
    .rows;

it("the letter of an offer, and versions that were not accepted, go 60 days after the journey; what was bought stays", async () => {
  const [over, notYet] = [await accepted("over@example.com"), await accepted("later@example.com")];
  const journey = async () => (await callAs("de", bookingEndpoint, over, { token: over.key })).data;
  const starts = (reference: string, daysAgo: number) =>
    pool().query("update bookings set starts = $2::date - days + 1 where reference = $1", [
      reference,
      addDays(businessDay(), -daysAgo),
    ]);
  await starts(over.reference, 61);
  await starts(notYet.reference, 60);
  const before = await journey();
  for (let night = 0; night < 2; night += 1) await forgetPeople();
  const [kept, ...others] = await versionsOf(over.offer);
  expect([kept.number, others]).toEqual([2, []]);
  expect(JSON.stringify(kept)).not.toMatch(/Knies|Nüsse/);
  expect(JSON.stringify(kept.sent)).toContain("Ohne Leiter ins Zelt.");
  expect(kept.hash).toBe(documentHash(kept.sent));
  expect(await journey()).toEqual(before);
  expect((await one(over.offer)).state).toBe("accepted");
  expect(JSON.stringify(await versionsOf(notYet.offer))).toMatch(/Knies.*Nüsse/);
});
