import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetChanges, noteHere } from "../../../lib/freshness/known-changes";
import type { Handler } from "../../../server/edge/handler";
import { type EdgeServer, edgeServer } from "./support/edge-server";

let asked: string[];
let index: unknown[];
let isAway: boolean;
let server: EdgeServer;

const tour = (slugs: object) => ({ kind: "tour", alternates: slugs, updated_on: "2027-01-01" });

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "Content-Type": type });
  response.end(body);
}

const app: Handler = async ({ url = "" }, response) => {
  asked.push(url);
  if (url !== "/api/siteindex") return answer(response, 200, "text/html", `<p>${url}</p>`);
  if (isAway) return answer(response, 503, "application/json", "{}");
  answer(response, 200, "application/json", JSON.stringify({ data: index }));
};

const open = async (isElsewhere = () => false) => edgeServer(app, { isElsewhere });
const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { ...init, redirect: "manual" });
const status = async (path: string) => (await ask(path)).status;
const pagesAsked = () => asked.filter((path) => path.startsWith("/trip/"));

beforeEach(async () => {
  asked = [];
  isAway = false;
  index = [tour({ en: "lions", de: "loewen" }), tour({ de: "nur-deutsch" })];
  server = await open();
});
afterEach(async () => {
  await server.close();
  forgetChanges();
});

it("a tour that there is not is said not to be there without asking for its page", async () => {
  expect(await status("/trip/lions?x=1")).toBe(200);
  for (const slug of ["none-1", "none-2", "loewen", "nur-deutsch", "__proto__"])
    expect([slug, await status(`/trip/${slug}`)]).toEqual([slug, 404]);
  expect(pagesAsked()).toEqual(["/trip/lions"]);
  expect(asked.filter((path) => path === "/api/siteindex")).toHaveLength(1);
});

it.each<Record<string, string>>([
  { range: "bytes=0-9" },
  { authorization: "Bearer x" },
  { cookie: "__prerender_bypass=x" },
  { "next-action": "x" },
  { "next-router-prefetch": "1" },
])("nor whatever is said beside its address: %s", async (headers) => {
  for (const method of ["GET", "HEAD"])
    expect((await ask(`/trip/${"none".repeat(1500)}`, { headers, method })).status).toBe(404);
  expect(pagesAsked()).toEqual([]);
});

it("nor for the data that the router goes on with: it ends at the page for what is not there", async () => {
  for (const rsc of ["1", "2"]) {
    const answer = await ask("/trip/none", { headers: { rsc } });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "/Error404"]);
  }
  expect(pagesAsked()).toEqual([]);
});

it("nor in whatever way it is spelled", async () => {
  for (const path of ["/trip/n%6fne", "/%74rip/none", "/trip/no%2Fne", "/trip/none%2F"])
    expect([path, await status(path)]).toEqual([path, 404]);
  expect(pagesAsked()).toEqual([]);
  expect(await status("/trip/l%69ons")).toBe(200);
});

it("a language has the tours that have words in it", async () => {
  const of = (slug: string) =>
    server.raw(`GET /trip/${slug} HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n`);
  expect(await of("loewen")).toMatch(/^HTTP\/1.1 200 /);
  expect(await of("lions")).toMatch(/^HTTP\/1.1 404 /);
});

it("a tour that has come since is there at once", async () => {
  expect(await status("/trip/leopards")).toBe(404);
  index.push(tour({ en: "leopards" }));
  noteHere(["tour:T-12"]);
  expect(await status("/trip/leopards")).toBe(200);
});

it("where nobody can say, the page itself is asked", async () => {
  isAway = true;
  expect(await status("/trip/lions")).toBe(200);
  isAway = false;
  expect(await status("/trip/none")).toBe(404);
});

it("where an API elsewhere answers, too, as it need not say what it has", async () => {
  await server.close();
  server = await open(() => true);
  expect(await status("/trip/none")).toBe(200);
  expect(asked).toEqual(["/trip/none"]);
});
