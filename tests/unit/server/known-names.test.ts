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
const status = async (path: string) => (await fetch(server.url + path)).status;
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
