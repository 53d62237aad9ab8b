import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeBy, pricedBy } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague } from "../support/desk";
import { paidBookingHelp } from "../support/paid-booking";
import { paymentHelp } from "../support/payments";
import { ann, ben, shareHelp } from "../support/shares";

await contentDatabase();
const pay = await paymentHelp();
const help = await shareHelp(pay);
const { isNow, worked } = await paidBookingHelp(pay);
const mama = await colleague("owner", "Mama Rose");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

/** A booking of which two fellow travellers have paid all, half and half. */
async function paidInHalves() {
  const reference = await pay.newBooking();
  const friends = await help.splitAmong(reference, [ann, ben], {
    ...{ purpose: "balance", with_me: false },
  });
  for (const { id } of friends) await help.paid(id);
  await vi.waitFor(isNow(reference, "confirmed"), 30_000);
  const [first, second] = friends;
  return { reference, anns: first?.id ?? "", bens: second?.id ?? "" };
}

it("who stays at home gets their own money back, not that of those who travel", async () => {
  const { reference, anns, bens } = await paidInHalves();
  const half = (await help.own(bens)).paid_minor;
  const { body } = await pricedBy(mama, reference, { adjustment_minor: -20_000 });
  expect(body.payers).toHaveLength(2);
  expect(body.payers).toContainEqual({ whose: [bens], name: ben.name, stays_minor: half });
  const { status } = await changeBy(
    mama,
    reference,
    { adjustment_minor: -20_000 },
    { whose: [bens] },
  );
  expect(status).toBe(200);
  expect(await help.backOf(bens)).toBe(20_000);
  expect(await help.backOf(anns)).toBe(0);
  // What is more than theirs is that of all others, and it is really sent.
  const more = { adjustment_minor: -half - 5000 };
  expect((await changeBy(mama, reference, more, { whose: [bens] })).status).toBe(200);
  await worked(async () => {
    expect((await help.own(bens)).state).toBe("refunded");
    expect(await help.backOf(bens)).toBe(half);
    expect(await help.backOf(anns)).toBe(5000);
  });
});

it("who booked gets back theirs where it is they who are named", async () => {
  const reference = await pay.newBooking();
  const [friend] = await help.splitAmong(reference, [ann], { purpose: "balance" });
  await help.paid(friend?.id ?? "");
  await vi.waitFor(isNow(reference, "confirmed"), 30_000);
  const { redirectUrl } = await pay.opened(reference, "balance");
  await pay.choose(redirectUrl, "pay");
  const { total_minor } = await pay.booking(reference);
  await vi.waitFor(async () => expect((await pay.booking(reference)).paid_minor).toBe(total_minor));
  const { body } = await pricedBy(mama, reference, { adjustment_minor: -20_000 });
  expect(body.payers.map(({ whose }) => whose[0])).toEqual(["booker", friend?.id]);
  await changeBy(mama, reference, { adjustment_minor: -20_000 }, { whose: ["booker"] });
  expect(await help.backOf(friend?.id ?? "")).toBe(0);
  expect(await pay.refunds(reference)).toMatchObject([{ amount_minor: 20_000 }]);
});

it("where nobody is named, everybody gets back in proportion, and who booked alone is asked nothing", async () => {
  const { reference, anns, bens } = await paidInHalves();
  await changeBy(mama, reference, { adjustment_minor: -20_000 });
  expect([await help.backOf(anns), await help.backOf(bens)]).toEqual([10_000, 10_000]);
  const alone = await pay.newBooking();
  const { body } = await pricedBy(mama, alone, { adjustment_minor: -20_000 });
  expect(body.payers).toEqual([]);
});
