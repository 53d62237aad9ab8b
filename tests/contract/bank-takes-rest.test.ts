import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { paidBookingHelp } from "../support/paid-booking";
import { paymentHelp } from "../support/payments";

await contentDatabase();
const pay = await paymentHelp();
const { confirmed } = await paidBookingHelp(pay);

vi.spyOn(console, "warn").mockImplementation(() => undefined);
const mama = await colleague("owner", "Mama Rose");
const neema = await colleague("sales", "Neema");
const shown = async (booking: string) =>
  (await desk("booking", { booking }, mama)).body as unknown as BookingDetail;
const taken = async (booking: string, payment: string, person = mama) => {
  const { version } = await rowOf(booking);
  return (await desk("record-reversal", { booking, version, payment }, person)).status;
};

beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

/** The provider shows a payment as reversed of which a part is to be sent, or was, by hand. */
async function reversedAfter(part: "manual" | "done") {
  const reference = await confirmed();
  pay.misbehave({ news: async () => undefined });
  const [payment] = await pay.payments(reference);
  await pay.rows(
    `insert into refunds (id, booking, payment, amount_minor, currency, state)
     values ('${payment.id}-R1', '${reference}', '${payment.id}', 900, 'USD', 'manual')`,
  );
  await pay.rows("update bookings set back_minor = 900 where reference = $1", reference);
  if (part === "done") {
    const { version } = await rowOf(reference);
    const sent = { booking: reference, version, refund: `${payment.id}-R1` };
    expect((await desk("record-refund", sent, mama)).status).toBe(200);
  }
  await givenBackByProvider(payment);
  return { reference, payment };
}

async function givenBackByProvider(payment: Awaited<ReturnType<typeof pay.payments>>[number]) {
  await pay.newProvider().refund({
    confirmationCode: payment.confirmation_code,
    amountMinor: payment.amount_minor,
    remarks: "",
  });
  await pay.timePasses();
  await pay.ipn(payment);
}

it("what a bank took of a payment that had been refunded in part is entered by the owner", async () => {
  const { reference, payment } = await reversedAfter("done");
  const restMinor = payment.amount_minor - 900;
  expect(await rowOf(reference)).toMatchObject({ state: "confirmed", paidMinor: restMinor });
  expect((await shown(reference)).attempts).toMatchObject([{ rest_minor: restMinor }]);
  expect(await taken(reference, payment.id, neema)).toBe(403);
  expect(await taken(reference, "none")).toBe(404);
  expect(await taken(reference, payment.id)).toBe(200);
  expect(await rowOf(reference)).toMatchObject({ state: "refunded", paidMinor: 0, seats: 0 });
  expect((await shown(reference)).attempts).toMatchObject([{ rest_minor: 0 }]);
  expect(await taken(reference, payment.id)).toBe(409);
  expect(await pay.mails(reference)).toContain(`refunded reversal ${payment.id}`);
  expect(JSON.stringify((await shown(reference)).history)).toContain("record-reversal");
});

it("nothing of that is to be sent by hand any more", async () => {
  const { reference, payment } = await reversedAfter("manual");
  expect(await rowOf(reference)).toMatchObject({ state: "confirmed", backMinor: 900 });
  expect(await taken(reference, payment.id)).toBe(200);
  expect(await rowOf(reference)).toMatchObject({ state: "refunded", paidMinor: 0, backMinor: 0 });
  expect((await shown(reference)).by_hand).toEqual([]);
});

it("of a payment of which nothing was sent after all, as the journey became dearer, the bank takes the whole", async () => {
  const reference = await confirmed();
  pay.misbehave({ news: async () => undefined });
  const [payment] = await pay.payments(reference);
  await pay.rows(
    `insert into refunds (id, booking, payment, amount_minor, currency, state)
     values ('${payment.id}-R1', '${reference}', '${payment.id}', 0, 'USD', 'done')`,
  );
  await givenBackByProvider(payment);
  expect(await rowOf(reference)).toMatchObject({ state: "refunded", paidMinor: 0 });
  expect(await pay.mails(reference)).toContain(`attention reversed payment ${payment.id}`);
});
