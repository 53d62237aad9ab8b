import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { callHttp } from "@/lib/api/http-transport";
import { metaInfosEndpoint } from "@/lib/contract/pages";
import { tourEndpoint, tourListEndpoint } from "@/lib/contract/tours";

let reply: { type: string; body: string; status?: number };
const server = createServer((_, response) => {
  response.writeHead(reply.status ?? 200, { "content-type": reply.type }).end(reply.body);
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => log.mockClear());

it("tells of a reply that does not fit with call, field, status, type and first bytes, once", async () => {
  reply = { type: "text/html", body: "<!doctype html><title>Login</title>" };
  for (let asked = 0; asked < 3; asked += 1)
    await expect(callHttp(base, metaInfosEndpoint, "de", { page: "home" })).rejects.toMatchObject({
      code: "bad_gateway",
    });
  expect(log.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^GET \/api\/getMetaInfos\/:page \(de\): the reply does not fit: the reply: .* 200, text\/html, begins "<!doctype html><title>Login<\/title>"$/,
      ),
    ],
  ]);
});

it("names the field that does not fit", async () => {
  reply = { type: "application/json", body: '{"data":{"slug":"a"}}' };
  await expect(callHttp(base, tourEndpoint, "en", { slug: "a" })).rejects.toThrow(
    /^GET \/api\/tours\/:slug: data\.id: .*; data\.title: .*; and \d+ more$/,
  );
});

it("takes a tour without what only adorns it", async () => {
  const tour = {
    ...{ id: "a", slug: "a", title: "A", days: 2, nights: 1, tagline: null, climate: null },
    ...{ trip_type: "private", safari_type: "lodge", level: "standard", difficulty: "easy" },
    price_from: { amount_minor: 100, currency: "USD" },
    itinerary: [{ day: 1, title: "Arrival" }],
    prices: {
      currency: "USD",
      per_person: [{ travellers: 2, amount_minor: 100 }],
      ...{ seasons: [], children: [], single_supplement_minor: 0, deal: null },
      ...{ deposit_percent: 30, balance_days_before: 30 },
    },
  };
  reply = { type: "application/json", body: JSON.stringify({ data: tour }) };
  const { data } = await callHttp(base, tourEndpoint, "en", { slug: "a" });
  expect(data).toMatchObject({
    ...{ tagline: "", climate: [], gallery: [], reasons: [], alternates: {}, deal: null },
    picture: { url: expect.stringMatching(/^\/pictures\//) },
    rating: { average: 0, count: 0 },
  });
  expect(data.itinerary[0]).toMatchObject({ text: "", places: [], drive: null, stay: null });
});

const listOf = (row: string, rows: number) => ({
  type: "application/json",
  body: `{"data":[${Array(rows).fill(row).join()}],"meta":{"total":1,"page":1,"per_page":1}}`,
});
const asked = () => callHttp(base, tourListEndpoint, "de", { page: 1, per_page: 24 });

it("does not note each field of thousands of wrong rows", async () => {
  reply = listOf("{}", 20_000);
  const { safeParse } = tourListEndpoint.output;
  const noted: number[] = [];
  const spy = vi.spyOn(tourListEndpoint.output, "safeParse").mockImplementation((...given) => {
    const result = safeParse(...given);
    noted.push(result.error?.issues.length ?? 0);
    return result;
  });
  await expect(asked()).rejects.toMatchObject({ code: "bad_gateway" });
  spy.mockRestore();
  expect(Math.max(...noted)).toBeLessThan(5_000);
});

it("does not take apart a reply of more values than anybody needs", async () => {
  reply = listOf("0", 1_000_000);
  await expect(asked()).rejects.toMatchObject({
    code: "unavailable",
    cause: new Error("it answers with more than 200000 values"),
  });
});

it("takes no list that says it has a thousand million rows", async () => {
  const meta = { total: 1_000_000_000, page: 1, per_page: 24 };
  reply = { type: "application/json", body: JSON.stringify({ data: [], meta }) };
  await expect(asked()).rejects.toMatchObject({
    code: "bad_gateway",
    message: expect.stringContaining("meta.total"),
  });
});

it("reads no more of a reply than words take", async () => {
  reply = { type: "application/json", body: `{"data":"${"a".repeat(5_000_000)}"}` };
  await expect(asked()).rejects.toMatchObject({
    code: "unavailable",
    cause: new Error("it answers with more than 4194304 bytes"),
  });
});

it("takes of an error as much as a form can show, so that the log of it keeps nobody waiting", async () => {
  const why = Array<string>(50).fill("x".repeat(5_000));
  const fields = Object.fromEntries(
    Array.from({ length: 60_000 }, (_, at) => [`field_${at}`, at === 0 ? why : ["required"]]),
  );
  const message = "m".repeat(100_000);
  const body = JSON.stringify({ error: { code: "invalid", message, fields } });
  reply = { type: "application/json", status: 422, body };
  const error = await callHttp(base, tourEndpoint, "en", { slug: "a" }).catch((thrown) => thrown);
  expect(error).toMatchObject({ code: "invalid", detail: { fields: { field_1: ["required"] } } });
  expect(Object.keys(error.detail.fields)).toHaveLength(100);
  expect(JSON.stringify(error.detail).length).toBeLessThan(20_000);
});

it("looks at no more of an error than a form can show", async () => {
  const why = [...Array<string>(10).fill("required"), 7];
  const fields = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, at) => [`field_${at}`, at < 100 ? why : 7]),
  );
  const body = JSON.stringify({ error: { code: "invalid", message: "Please check", fields } });
  reply = { type: "application/json", status: 422, body };
  const error = await callHttp(base, tourEndpoint, "en", { slug: "a" }).catch((thrown) => thrown);
  expect(Object.keys(error.detail.fields ?? {})).toHaveLength(100);
});
