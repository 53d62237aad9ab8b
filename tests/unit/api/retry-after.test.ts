import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { callHttp } from "@/lib/api/http-transport";
import { metaInfosEndpoint } from "@/lib/contract/pages";

let retryAfter = "";
const server = createServer((_, response) => {
  response.writeHead(429, { "retry-after": retryAfter }).end("{}");
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  vi.useRealTimers();
});

/** How long somebody is asked to wait when an API elsewhere says this. */
async function waitFor(said: string): Promise<unknown> {
  retryAfter = said;
  const failure = await callHttp(base, metaInfosEndpoint, "en", { page: "home" }).catch(
    (error) => error,
  );
  expect(failure).toMatchObject({ code: "too_many" });
  return failure.detail.retryAfterSeconds;
}

describe("what an API elsewhere says of when to come again", () => {
  it.each([
    ["120", 120],
    ["0", 1],
    ["86401", 86_400],
    ["9".repeat(40), 86_400],
  ])("is taken as seconds, within a day: %s", async (said, seconds) => {
    expect(await waitFor(said)).toBe(seconds);
  });

  it.each([
    ["Sun, 07 Nov 2027 08:50:00 GMT", 23],
    ["Sunday, 07-Nov-27 08:50:00 GMT", 23],
    ["Sun Nov  7 08:50:00 2027", 23],
    ["Sun, 07 Nov 2027 08:00:00 GMT", 1],
    ["Fri, 31 Dec 9999 23:59:59 GMT", 86_400],
  ])("is taken as a date, in each of its spellings: %s", async (said, seconds) => {
    // The answer may take its time: the clock stands still meanwhile.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-11-07T08:49:37.600Z") });
    expect(await waitFor(said)).toBe(seconds);
  });

  it.each([
    ...["-5", "1e9", "0x10", "Infinity", "NaN", "12.5", "1, 2", "soon", ""],
    ...["2027-11-07T08:50:00Z", "Sun, 99 Nov 2027 99:99:99 GMT"],
  ])("is nothing when it is anything else: %s", async (said) => {
    expect(await waitFor(said)).toBeUndefined();
  });
});
