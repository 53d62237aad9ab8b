import { expect, it } from "vitest";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { askedFor, keyOf, offerDesk } from "../support/offer";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");
const { begin, one, edit, send } = offerDesk(neema);

let keys = 0;
/** An offer that was sent with a key, whose answer is lost, and the same press once more. */
async function pressedOnce() {
  const { reference, version } = await begin({ request: await askedFor() });
  const who = { ...neema, extra: { "idempotency-key": `sent-again-${++keys}` } };
  const press = () => desk("send-offer", { offer: reference, version }, who);
  const { body } = await press();
  return { reference, press, link: String(body.link) };
}
const kept = async () =>
  (await pool().query("select answer::text from idempotent_answers")).rows.map(
    ({ answer }) => answer,
  );
const changed = { status: 409, body: { error: { reason: "changed_meanwhile" } } };

it("an offer that was sent leaves its key nowhere, and the same press is answered with its link", async () => {
  const { press, link } = await pressedOnce();
  expect(keyOf(link)).toMatch(/^of_/);
  expect((await kept()).join()).not.toContain(keyOf(link));
  expect(await press()).toMatchObject({ status: 200, body: { link } });
});

it("a press that has sent what is not sent any more does not say that it was", async () => {
  const { reference, press } = await pressedOnce();
  await edit(await one(reference), { adults: 3 });
  await send(reference);
  expect(await press()).toMatchObject(changed);
});

it("neither does one whose offer was taken back", async () => {
  const { reference, press } = await pressedOnce();
  await desk("withdraw-offer", { offer: reference }, neema);
  expect(await press()).toMatchObject(changed);
});

it("a link that was renewed meanwhile is the one that is answered", async () => {
  const { reference, press, link } = await pressedOnce();
  await desk("renew-offer-link", { offer: reference }, neema);
  const { status, body } = await press();
  expect(status).toBe(200);
  expect(body.link).toBe((await one(reference)).link);
  expect(body.link).not.toBe(link);
});
