import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import type { Locale } from "../../lib/contract/locale";
import { dataDir, sitePort, urlOf } from "./support/address";
import { ask } from "./support/ask";
import { ForeignApi } from "./support/foreign-api";
import { OwnSite } from "./support/own-site";
import { expect, test } from "./support/site";

test.describe.configure({ mode: "serial" });

const port = sitePort + 19;
const folder = dataDir(port);
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const api = new ForeignApi();
let site: OwnSite;
const tour = "/trip/crater-and-plains-in-six-days";

test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await api.start();
  site = new OwnSite(port, folder, { ...api.bases, WEBHOOK_SECRET: secret });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

const message = {
  ...{ full_name: "Ann Lee", email: "ann@example.com", country: "DE" },
  message: "Is May a good month?",
};
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const at = (path: string, locale: Locale = "en") => ask(locale, path, { port });

test("pictures that lie with the API are shown in the widths that screens need", async ({
  page,
}) => {
  test.slow();
  for (const path of ["/", "/tanzania-safari-package", tour, "/Blogs"]) {
    await page.goto(urlOf("en", path, port));
    const photo = page.locator('main img[src^="/photos/"]').filter({ visible: true }).first();
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth), {
        message: path,
      })
      .toBeGreaterThan(0);
  }
  const html = (await at(tour)).body;
  expect(html).not.toContain("/_next/image");
  expect(html).not.toContain(`src="${api.origin}`);
  const shared = /"image":\["?([^",\]]+)/.exec(html)?.[1] ?? "";
  expect(shared).toMatch(/^http:\/\/localhost:\d+\/photos\/[\w-]+\/[\w-]+\/1600\.webp$/);
  expect((await at(new URL(shared).pathname)).headers["content-type"]).toBe("image/webp");
});

test("nobody can have other addresses of the API fetched", async () => {
  const before = api.asked.length;
  const url = encodeURIComponent(`${api.origin}/media/serengeti-1.jpg`);
  const named = Buffer.from(`${api.origin}/media/serengeti-1.jpg`).toString("base64url");
  for (const path of [
    `/_next/image?url=${url}&w=960&q=75`,
    `/_next/image?url=${url}&w=640&q=75`,
    `/photos/${"A".repeat(22)}/${named}/960.webp`,
  ])
    expect((await at(path)).status, path).toBe(404);
  expect(api.asked).toHaveLength(before);
});

test("the language travels, and comes back", async () => {
  const path = "/Destinations";
  const there = await ask("de", path);
  expect(titleOf((await at(path, "de")).body)).toBe(titleOf(there.body));
  expect(api.asked).toContainEqual(expect.stringMatching(/^de \/api\//));
});

test("the language stands in the address where the operator says so", async () => {
  const path = "/Destinations";
  const before = api.asked.length;
  expect(titleOf((await at(path, "fr")).body)).toBe(titleOf((await ask("fr", path)).body));
  await ask("fr", "/api/contact_us", { port, method: "POST", body: message });
  const asked = api.asked.slice(before).map((each) => each.split(" ")[1]);
  expect(asked).toEqual(
    expect.arrayContaining(["/spoken/fr/api/destinationlist", "/spoken/fr/api/contact_us"]),
  );
  expect(asked.filter((each) => !each?.startsWith("/spoken/fr/"))).toEqual([]);
});

test("there is no database, and what needs one is not there", async () => {
  expect(existsSync(join(folder, "data/postgres"))).toBe(false);
  expect(existsSync(join(folder, "data/picture-key"))).toBe(true);
  const before = api.asked.length;
  for (const path of ["/Booking-Desk", "/Moderation", "/Reward-Desk"])
    expect((await at(path)).status, path).toBe(404);
  for (const path of ["/api/booking-desk", "/api/moderate", "/api/reward-desk"]) {
    const body = { token: "a".repeat(43), action: "approve" };
    expect((await ask("en", path, { port, method: "POST", body })).status, path).toBe(404);
  }
  expect(api.asked.slice(before).filter((each) => /desk|moderate/.test(each))).toEqual([]);
});

test("one visitor can ask so often and no more", async () => {
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const body = { email: "ann@example.com", password: "wrong" };
  const asked = () => api.asked.filter((each) => each.includes("/api/login")).length;
  const before = asked();
  const statuses: number[] = [];
  for (let times = 0; times < 11; times += 1)
    statuses.push((await ask("en", "/api/login", { port, method: "POST", body, headers })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(asked() - before).toBeLessThan(11);
});

test("a slow API: what one page reads is read side by side", async () => {
  test.slow();
  for (const path of [
    "/About",
    "/CountryPark",
    "/CountryPark/tarangire",
    "/trip/shared-camping-north-in-four-days",
  ]) {
    api.become("slow");
    const { status } = await at(path);
    expect([path, status]).toEqual([path, 200]);
    expect(api.askedLate, path).toEqual([]);
  }
  api.become("well");
});

test("an API that is gone: pages made before answer, new ones say at once when to come again", async () => {
  test.slow();
  expect((await at("/Contact")).status).toBe(200);
  const trips = [
    ...(await at("/tanzania-safari-package")).body.matchAll(/href="(\/trip\/[\w-]+)"/g),
  ];
  const [, unseen = ""] = trips.at(-1) ?? [];
  const begun = performance.now();
  expect((await at("/CountryPark/serengeti")).status).toBe(200);
  // What is asked again is given up after two seconds; the rest is what a busy machine takes just now.
  const soonMs = 12_000 + 8 * (performance.now() - begun);
  await api.stop();
  expect((await at("/Contact")).status).toBe(200);
  for (const path of [unseen, "/CountryPark/ruaha"]) {
    const asked = performance.now();
    const { status, headers } = await at(path);
    expect([path, status]).toEqual([path, 503]);
    expect(Number(headers["retry-after"]), path).toBeGreaterThan(0);
    expect(performance.now() - asked, path).toBeLessThan(soonMs);
  }
  await api.start();
  await expect.poll(async () => (await at(unseen)).status).toBe(200);
});

test("the webhook has what changed read again", async () => {
  // In a language of its own: pages of the others may still be in the making.
  const read = () => api.asked.filter((each) => each.startsWith("it /api/")).length;
  await at("/Contact", "it");
  const before = read();
  await at("/Contact", "it");
  expect(read()).toBe(before);
  const body = { type: "changed", data: { names: ["company"] } };
  const sent = new Date();
  const headers = {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(sent.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("msg_1", sent, JSON.stringify(body)),
  };
  const changed = { port, method: "POST", body };
  expect((await ask("en", "/api/changed", changed)).status).toBe(401);
  expect((await ask("en", "/api/changed", { ...changed, headers })).status).toBe(200);
  await at("/Contact", "it");
  expect(read()).toBeGreaterThan(before);
});
