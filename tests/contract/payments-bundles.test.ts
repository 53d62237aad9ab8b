import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CallName, Reply } from "@/server/sandbox/api";
import { contentDatabase } from "../support/database";
import { paidBookingHelp } from "../support/paid-booking";
import { paymentHelp } from "../support/payments";

// The application's code is loaded twice in a process, once with the worker and once with the API,
// and whoever comes first makes the provider that both use.
await contentDatabase();
const other = await import("@/lib/backend/provider/pesapal/pesapal");
vi.resetModules();
const pay = await paymentHelp();
const { confirmed, cancel, worked } = await paidBookingHelp(pay);

vi.spyOn(console, "warn").mockImplementation(() => undefined);
vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

/** From now on the provider is one that the other copy of the code has made. */
function useOthers(changes: { consumerSecret?: string } = {}): void {
  pay.replaceProvider(new other.Pesapal(pay.newProvider(changes).options));
}

const answering = (name: CallName, reply: Reply) => ({
  news: async () => undefined,
  tamper: async (call: CallName, honest: () => Reply) => (call === name ? reply : honest()),
});

it("are two copies of the code indeed", async () => {
  const own = await import("@/lib/backend/provider/pesapal/pesapal");
  expect(own.Pesapal).not.toBe(other.Pesapal);
});

it("an order that fails is 503, when the worker came first", async () => {
  const reference = await pay.newBooking();
  useOthers();
  pay.misbehave(answering("submit", { status: 500, body: {} }));
  const { response, body } = await pay.submit(reference);
  expect(response.status).toBe(503);
  expect(body.error).toMatchObject({ reason: "payment_away" });
});

it("an order that is refused is told to the operator, when the worker came first", async () => {
  const reference = await pay.newBooking();
  useOthers();
  const error = { code: "amount_exceeds_default_limit", message: "too much" };
  pay.misbehave(answering("submit", { status: 200, body: { error, status: "500" } }));
  const { response, body } = await pay.submit(reference);
  expect(response.status).toBe(409);
  expect(body.error).toMatchObject({ reason: "payment_too_large" });
});

it("a refund that is refused is left to the operator, when the API came first", async () => {
  const reference = await confirmed();
  useOthers();
  pay.misbehave(answering("refund", { status: 200, body: { status: "500", message: "no" } }));
  await cancel(reference, ({ paidMinor }) => paidMinor);
  await worked(async () =>
    expect(await pay.refunds(reference)).toMatchObject([{ state: "manual" }]),
  );
});

it("a refund that never left is asked for again, when the API came first", async () => {
  const reference = await confirmed();
  useOthers({ consumerSecret: "wrong" });
  await cancel(reference, ({ paidMinor }) => paidMinor);
  await worked(async () => {
    const [refund] = await pay.refunds(reference);
    expect(refund).toMatchObject({ state: "wanted" });
    expect(refund.asked_at).not.toBeNull();
  });
  useOthers();
  await worked(async () => expect(await pay.refunds(reference)).toMatchObject([{ state: "done" }]));
});
