import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { errorMessage, fieldMessages } from "@/lib/api/error-messages";
import { registerEndpoint } from "@/lib/contract/accounts";
import type { Endpoint } from "@/lib/contract/endpoint";
import { contactUsEndpoint } from "@/lib/contract/leads";
import { tourEndpoint, tourListEndpoint } from "@/lib/contract/tours";

// An API of an operator's own that only takes down what it is asked.
let asked: string[] = [];
const api = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  asked.push(`${request.method} ${request.url} ${Buffer.concat(chunks)}`.trim());
  response.writeHead(500).end("{}");
});
await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
process.env.API_BASE_URL_EN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
const { callAs } = await import("@/lib/api/call");

beforeEach(() => {
  asked = [];
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

const failure = (endpoint: Endpoint, input: object) =>
  callAs("en", endpoint, input as never).catch((error: unknown) => error);

describe("an operator's own API", () => {
  const account = {
    email: "ann@example.com",
    ...{ password: "a long password", repeated_password: "a long password" },
  };

  it("is asked for what a visitor sent, as they sent it", async () => {
    await failure(tourListEndpoint, { page: "2" });
    await failure(registerEndpoint, account);
    expect(asked).toEqual([
      "GET /api/tourList?page=2",
      `POST /api/register ${JSON.stringify(account)}`,
    ]);
  });

  it.each([
    ["a field that nobody asked for", registerEndpoint, { ...account, role: "admin" }],
    ["an object in place of a text", contactUsEndpoint, { email: { $ne: null } }],
    ["a number that is none", tourListEndpoint, { page: "1 or 1=1" }],
    ["a text that cannot be kept", registerEndpoint, { ...account, website: "a\0b" }],
  ])("never hears of %s", async (_, endpoint, input) => {
    expect(await failure(endpoint, input)).toMatchObject({ code: "invalid" });
    expect(asked).toEqual([]);
  });

  it("hears nothing of what the contract does not name in a query", async () => {
    await failure(tourListEndpoint, { page: "2", admin: "1", __proto__: "x", toString: "x" });
    expect(asked).toEqual(["GET /api/tourList?page=2"]);
  });

  it.each(["..", ".", "../../admin", "a/b", "a\\b", "..\\admin"])(
    "is not led out of a path by %j",
    async (slug) => {
      expect(await failure(tourEndpoint, { slug })).toMatchObject({
        code: expect.stringMatching(/^(not_found|invalid)$/),
      });
      expect(asked).toEqual([]);
    },
  );

  it("gets words for the reasons that have some, and for no others", () => {
    for (const reason of ["__proto__", "constructor", "toString"]) {
      expect(errorMessage("invalid", "en", reason)).toBe(errorMessage("invalid", "en"));
      expect(fieldMessages({ a: [reason] }, "en")).toEqual(fieldMessages({ a: ["nothing"] }, "en"));
    }
  });
});
