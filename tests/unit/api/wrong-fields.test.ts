import { expect, it } from "vitest";
import { callAs } from "@/lib/api/call";
import type { ApiError } from "@/lib/contract/errors";
import { requestQuoteEndpoint } from "@/lib/contract/leads";

const refusal = (sent: object) =>
  callAs("en", requestQuoteEndpoint, sent as never).then(
    () => expect.unreachable(),
    (error: ApiError) => error.detail.fields ?? {},
  );

it("a field that nobody asked for is named", async () => {
  expect(Object.keys(await refusal({ role: "owner" }))).toContain("role");
});

it("whoever sends thousands of them is told of some, in few words each", async () => {
  const names = Array.from({ length: 5_500 }, (_, at) => [`k${at}`, 1]);
  const fields = await refusal(Object.fromEntries(names));
  expect(Object.keys(fields).length).toBeLessThanOrEqual(100);
  for (const reasons of Object.values(fields)) expect(reasons.join().length).toBeLessThan(200);
});

it("whoever sends a list of thousands of wrong things is told of some", async () => {
  const fields = await refusal({ children: Array(20_000).fill({}) });
  expect(Object.keys(fields).length).toBeLessThanOrEqual(100);
});
