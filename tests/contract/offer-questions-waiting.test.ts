import { afterEach, expect, it } from "vitest";
import { now, setClock } from "@/lib/clock";
import type { OfferRow } from "@/lib/contract/desk/offers";
import type { Today } from "@/lib/contract/desk/today";
import { askAboutOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { remindStaff } = await import("@/lib/backend/desk/remind-staff");

const neema = await colleague("sales", "Neema");
await colleague("owner", "Juma");
const { send, sent } = offerDesk(neema);
afterEach(() => setClock());

/** An offer whose guest has asked beside a day, beside another, beside the price and about all of it. */
async function askedAbout() {
  const offer = await sent();
  const { reference, token } = offer;
  const { journey } = (await callAs("de", offerEndpoint, { reference }, { token })).data;
  const subjects = [
    ...[journey?.day_subjects[1], journey?.day_subjects[3]].map(String),
    ...[String(journey?.line_subjects[0]), null],
  ];
  for (const subject of subjects) {
    const said = { reference, text: "Geht das?", ...(subject && { subject }) };
    await callAs("de", askAboutOfferEndpoint, said, { token });
  }
  const answer = (subject: string | null | undefined) =>
    desk("answer-offer", { offer: reference, text: "Ja.", subject }, neema);
  return { ...offer, subjects, answer };
}

/** Whether it waits: under Today, and in the list. */
async function waits(reference: string) {
  const { due } = (await desk("today", {}, neema)).body as unknown as Today;
  const { offers } = (await desk("offers", {}, neema)).body as unknown as { offers: OfferRow[] };
  const row = offers.find((each) => each.reference === reference);
  return [due.some((each) => each.kind === "wrote-offer" && each.offer === reference), row?.asks];
}

it("a guest who has asked about several things waits until each is answered, whichever came last", async () => {
  const { reference, subjects, answer } = await askedAbout();
  for (const subject of subjects.toReversed()) {
    expect(await waits(reference)).toEqual([true, true]);
    expect((await answer(subject)).status).toBe(200);
  }
  expect(await waits(reference)).toEqual([false, false]);
});

it("what is left without an answer is told to the owner after twenty hours", async () => {
  const { reference, subjects, answer } = await askedAbout();
  await answer(subjects[0]);
  setClock(new Date(now().getTime() + 20.1 * 3_600_000));
  await remindStaff();
  const { rows } = await pool().query(
    "select 1 from jobs where data->>'news' = 'wrote' and data->>'reference' = $1",
    [reference],
  );
  expect(rows).toHaveLength(1);
});

it("another version that is sent answers them all, as does what is noted on the request", async () => {
  const [other, noted] = [await askedAbout(), await askedAbout()];
  await send(other.reference);
  expect(await waits(other.reference)).toEqual([false, false]);
  await desk("write-note", { request: noted.request, text: "Telephoned" }, neema);
  expect(await waits(noted.reference)).toEqual([false, false]);
});
