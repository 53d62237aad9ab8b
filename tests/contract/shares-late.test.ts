import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { paidBookingHelp } from "../support/paid-booking";
import { paymentHelp } from "../support/payments";
import { ann, shareHelp } from "../support/shares";

await contentDatabase();
const pay = await paymentHelp();
const help = await shareHelp(pay);
const { isNow } = await paidBookingHelp(pay);
const { settlePayments } = await import("@/lib/backend/payments/settle");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

it("what who booked pays of their own part stays, also when a friend's share has confirmed meanwhile", async () => {
  const reference = await pay.newBooking();
  const [share] = await help.splitAmong(reference, [ann], { purpose: "balance" });
  const { payment, redirectUrl } = await pay.opened(reference);
  await help.paid(share?.id ?? "");
  await vi.waitFor(isNow(reference, "confirmed"), 30_000);
  const before = await pay.booking(reference);
  pay.misbehave({ news: async () => undefined });
  await pay.choose(redirectUrl, "pay");
  await pay.timePasses();
  await pay.ipn(payment);
  await settlePayments(reference);
  expect(await pay.refunds(reference)).toEqual([]);
  const { paid_minor } = await pay.booking(reference);
  expect(paid_minor).toBe(before.paid_minor + payment.amount_minor);
});

it("a deposit that who booked pays twice comes back, also where it had been split and taken back", async () => {
  pay.misbehave({
    news: async () => undefined,
    tamper: async (call, honest) =>
      call === "cancel" ? { status: 200, body: { status: "500" } } : honest(),
  });
  const reference = await pay.newBooking();
  const [share] = await help.splitAmong(reference, [ann]);
  await help.withdraw(reference, share?.id ?? "");
  const first = await pay.opened(reference);
  await pay.ages(reference, "16 minutes");
  const second = await pay.opened(reference);
  for (const { redirectUrl } of [first, second]) await pay.choose(redirectUrl, "pay");
  await pay.timePasses();
  await settlePayments(reference);
  const { due_now_minor } = await pay.booking(reference);
  expect(await pay.refunds(reference)).toMatchObject([{ amount_minor: due_now_minor }]);
});

it("a reminder of the balance asks nobody to pay what others were asked for: it leads to who pays what", async () => {
  const reference = await pay.newBooking();
  const { redirectUrl } = await pay.opened(reference);
  await pay.choose(redirectUrl, "pay");
  await vi.waitFor(isNow(reference, "confirmed"), 30_000);
  const button = async () =>
    (await guestEmail("balance", await rowOf(reference), ""))?.content.action?.text;
  expect(await button()).toMatch(/^Pay \$/);
  await help.splitAmong(reference, [ann], { purpose: "balance" });
  expect(await button()).toBe("Open my booking");
});
