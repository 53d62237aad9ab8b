import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { photoSignature } from "../../../lib/site/photo-signature";
import { type Places, placesOf } from "../../../server/edge/built-places";
import { type EdgeServer, edgeServer } from "./support/edge-server";
import { app, record } from "./support/sample-app";

const photoKey = "b".repeat(64);
const routes = [
  "/[locale]",
  "/[locale]/About",
  "/[locale]/Blogs/[[...path]]",
  "/[locale]/blog/[...slug]",
  "/[locale]/filtered/Guest-Book/[[...path]]",
  "/[locale]/sitemap.xml",
  "/[locale]/trip/[slug]",
  "/[locale]/[...rest]",
  "/api/tour",
  "/api/bookings/[reference]/shares",
];
let folder: string;
let places: Places;
let server: EdgeServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "places-"));
  mkdirSync(join(folder, ".next"));
  const entries = routes.map((route) => [`${route}/page`, route]);
  writeFileSync(
    join(folder, ".next/app-path-routes-manifest.json"),
    JSON.stringify(Object.fromEntries(entries)),
  );
  const kept = ["/[locale]", "/[locale]/trip/[slug]", "/[locale]/invitation/[[...slug]]"];
  writeFileSync(
    join(folder, ".next/prerender-manifest.json"),
    JSON.stringify({ dynamicRoutes: Object.fromEntries(kept.map((route) => [route, {}])) }),
  );
  const chunks = join(folder, ".next/static/chunks/[slug]");
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, "a.js"), "");
  places = placesOf(folder, photoKey);
  server = await edgeServer(app, { places });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  "/",
  "/About",
  "/About/",
  "/Blogs",
  "/Blogs/safari/2",
  "/blog/a",
  "/filtered/Guest-Book",
  "/sitemap.xml",
  "/trip/anything",
  // Spelled otherwise, moved, or written in another way.
  "/about",
  "/undefined",
  "/Ab%6Fut",
])("there may be something at %s", (path) => {
  expect(places.isPlace(path, "", path)).toBe(true);
});

it.each(["/nowhere", "/About/us", "/blog", "/trip/a/b", "/tour", "/sitemap.xml/x", "/Aboutx"])(
  "there is nothing at %s",
  (path) => {
    expect(places.isPlace(path, "", path)).toBe(false);
  },
);

it.each(["/", "/trip/anything", "/trip/any%74hing", "/invitation/ABC"])("%s is kept", (inner) => {
  expect(places.isKept(inner)).toBe(true);
});

it.each(["/Search", "/filtered/Guest-Book", "/trip/a/calendar.ics"])("%s is not", (inner) => {
  expect(places.isKept(inner)).toBe(false);
});

it("where there is no list of the build there may be something anywhere", () => {
  expect(placesOf("/nowhere").isPlace("/nowhere", "", "/nowhere")).toBe(true);
});

it("the application is not asked for a page that cannot be there, and is for its error page", async () => {
  await fetch(`${server.url}/nowhere-1`);
  const { calls } = record;
  const answer = await fetch(`${server.url}/nowhere-2?x=1`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(record.calls).toBe(calls);
  await fetch(`${server.url}/blog/nowhere`);
  expect(record.calls).toBe(calls + 1);
  // The framework knows which files there are, and what stands for others.
  await fetch(`${server.url}/pictures/no-480.avif`);
  expect(record.calls).toBe(calls + 2);
});

it("a call that the API does not have is answered by its words, without the application", async () => {
  record.calls = 0;
  for (const path of ["/api/nowhere", "/api/payments/made-up-1", "/api/%6Eowhere"]) {
    const response = await fetch(server.url + path);
    expect([response.status, (await response.json()).error.code], path).toEqual([404, "not_found"]);
  }
  expect(record.calls).toBe(0);
  for (const path of ["/api/tour", "/api/bookings/B-1/shares"])
    expect(places.isCall(path), path).toBe(true);
});

it("asks for a file of the build only where there is one, however many are made up", async () => {
  const there = ["/_next/static/chunks/[slug]/a.js", "/_next/static/chunks/%5Bslug%5D/a.js"];
  for (const path of there) expect(places.mayBeFile(path)).toBe(true);
  record.calls = 0;
  for (const path of ["static/chunks/b.js", "static/%", "static/chunks", "%73tatic/b.js"]) {
    const response = await fetch(`${server.url}/_next/${path}`);
    expect([response.status, await response.text()], path).toEqual([404, "Not found\n"]);
  }
  expect(record.calls).toBe(0);
});

it("asks for a picture from elsewhere only where its address was signed here", async () => {
  const url = "https://media.example/lion.jpg";
  const name = Buffer.from(url).toString("base64url");
  const there = `/photos/${photoSignature(photoKey, url)}/${name}/960.webp`;
  expect(places.mayBeFile(there)).toBe(true);
  expect(placesOf(folder).mayBeFile(there)).toBe(false);
  record.calls = 0;
  for (const path of [
    "%78/y/z",
    "x/y/z",
    `${"A".repeat(22)}/${name}/960.webp`,
    there.slice(8, -9),
    "x",
  ]) {
    const response = await fetch(`${server.url}/photos/${path}`);
    expect([response.status, await response.text()], path).toEqual([404, "Not found\n"]);
  }
  expect(record.calls).toBe(0);
});
