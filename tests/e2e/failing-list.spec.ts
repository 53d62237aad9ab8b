import { mkdirSync, rmSync } from "node:fs";
import { z } from "zod";
import type { Locale } from "../../lib/contract/locale";
import { dataDir, sitePort, urlOf } from "./support/address";
import { ask } from "./support/ask";
import { FaultyApi } from "./support/faulty-api";
import { hasScript } from "./support/is-alive";
import { OwnSite } from "./support/own-site";
import { expect, test } from "./support/site";

// An API of which calls fail, and a site on it. A language is a site of its own: what one has read
// the others have not.
const port = sitePort + 10;
const folder = dataDir(port);
const api = new FaultyApi();
let site: OwnSite;

const DeparturesSchema = z.object({
  data: z.array(
    z.object({ id: z.string(), seats_left: z.number(), tour: z.object({ slug: z.string() }) }),
  ),
});
const tour = "/trip/crater-and-plains-in-six-days";
const similarHeading = "More journeys like this one";
const similar = "/api/tours/crater-and-plains-in-six-days/similar";

test.describe.configure({ mode: "default" });
test.use({ allowed: [/status of (404|503)/] });
test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  site = new OwnSite(port, folder, { ...(await api.start()), INCOMPLETE_PAGE_SECONDS: "1" });
  await site.start();
});
test.afterEach(() => {
  api.failing.clear();
  api.slow.clear();
  api.absent.clear();
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, locale: Locale = "en") => ask(locale, path, { port });

const lists: [call: string, locale: Locale, path: string][] = [
  ["/api/footerblogs", "en", "/Contact"],
  ["/api/tourcategories", "de", "/Contact"],
  ["/api/getMetaInfos", "en", "/Terms"],
  ["/api/destinationlist", "en", "/Quote"],
  ["/api/deals", "de", "/"],
  ["/api/populartours", "fr", "/"],
  ["/api/tourList", "en", "/"],
  ["/api/populardestinations", "es", "/"],
  ["/api/getReviews", "it", "/"],
  ["/api/latestblog", "pt", "/"],
  ["/api/getReviews", "fr", "/About"],
  ["/api/tourList", "fr", "/Review"],
  ["/api/tourList", "de", "/Compare"],
  ["/api/tourcategories", "es", "/tanzania-safari-package"],
  ["/api/tourcategories", "it", "/Landing"],
  ["/api/bannerblogs", "it", "/Blogs"],
  ["/api/filter", "it", "/CountryPark/serengeti"],
  ["/api/departure-months", "de", "/Upcoming-Departures"],
  ["/api/upcoming-departures", "en", "/trip/machame-seven-days-group-climb"],
];
for (const [call, locale, path] of lists) {
  test(`${path} in ${locale} goes without ${call}`, async () => {
    api.failing.add(call);
    const { status, body, headers } = await get(path, locale);
    expect(status).toBe(200);
    expect(body).toContain("<footer");
    expect(body).not.toContain('id="__next_error__"');
    expect(headers["cache-control"]).toBe("s-maxage=1");
  });
}

test("a page that lists departures goes without its months, a search begins without the tours", async () => {
  for (const call of ["/api/departure-months", "/api/filter"]) api.failing.add(call);
  const departures = await get("/Upcoming-Departures", "es");
  expect(departures.status).toBe(200);
  expect(departures.body.match(/href="\/trip\//g)?.length).toBeGreaterThan(10);
  const start = await get("/Search", "es");
  expect(start.status).toBe(200);
  expect(start.body).toContain("Los más solicitados");
});

test("a section that cannot be read is left out with its heading, and comes back", async () => {
  api.failing.add(similar);
  const without = await get(tour);
  expect(without.body).toContain('id="price"');
  expect(without.body).not.toContain(similarHeading);
  api.failing.clear();
  await expect.poll(async () => (await get(tour)).body).toContain(similarHeading);
  expect((await get(tour)).headers["cache-control"]).toMatch(/^s-maxage=300/);
});

test("a page that was whole stays whole when it is made anew while lists fail", async () => {
  const whole = await get(tour);
  for (const call of [similar, "/api/getReviews", "/api/destinationlist", "/api/footerblogs"])
    api.failing.add(call);
  // A write that changes pages: every one is made anew.
  api.replies.set("/api/account/delete", { data: { done: true } });
  api.asked.length = 0;
  const body = { password: "as good as any" };
  const write = await ask("en", "/api/account/delete", { port, method: "POST", body });
  expect(write.status).toBe(200);
  const anew = await get(tour);
  expect(api.asked.map((asked) => asked.replace(/\?.*/, ""))).toContain(similar);
  expect(anew.status).toBe(200);
  expect(textOf(anew.body)).toBe(textOf(whole.body));
});

test("a title that is read slowly stands in the head of the document", async () => {
  api.slow.add("/api/getMetaInfos");
  const paths = ["/Our-Team", "/tanzania-safari-package?level=luxury", "/Search?search=lion"];
  for (const path of paths) {
    const { body } = await get(path, "de");
    expect([path, /^.*?<\/head>/s.exec(body)?.[0]]).toEqual([
      path,
      expect.stringContaining("<title>"),
    ]);
  }
});

test("what the API does not have is not offered", async () => {
  for (const call of ["register", "forgot-password", "waiting-list"])
    api.absent.add(`/api/${call}`);
  const login = await get("/Login", "it");
  expect(login.status).toBe(200);
  expect(login.body).not.toMatch(/href="\/(Signup|ForgotPassword)"/);
  expect((await get("/Signup", "it")).status).toBe(404);

  const departures = await ask("it", "/api/upcoming-departures?per_page=60");
  const { data } = DeparturesSchema.parse(JSON.parse(departures.body));
  const full = data.find(({ seats_left }) => seats_left === 0);
  const path = `/trip/${full?.tour.slug}`;
  const anchor = `id="waiting-list-${full?.id}"`;
  expect((await ask("it", path)).body).toContain(anchor);
  const { status, body } = await get(path, "it");
  expect([path, status]).toEqual([path, 200]);
  expect(body).not.toContain(anchor);
});

test("what a page is about is 404 when it does not exist and 503 during an outage", async () => {
  const missing = ["/trip/nope", "/CountryPark/nope", "/blog/nope"];
  for (const path of missing) expect([path, (await get(path, "fr")).status]).toEqual([path, 404]);
  for (const call of ["/api/tours/", "/api/destination", "/api/blog"]) api.failing.add(call);
  for (const path of [...missing, "/trip/other", "/Destinations", "/Blogs"]) {
    const { status, headers, body } = await get(path, "pt");
    expect([path, status, headers["retry-after"]]).toEqual([path, 503, "5"]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain('<html lang="pt"');
  }
});

test("a navigation to what cannot be read ends at /Error404", async ({ page }) => {
  api.failing.add("/api/tours/");
  await page.goto(urlOf("es", "/tanzania-safari-package", port));
  const link = page.getByRole("main").getByRole("article").getByRole("link").first();
  // Before the script is there, a link asks for a document, which says in its place what is wrong.
  await hasScript(page);
  await link.click();
  await expect(page).toHaveURL(urlOf("es", "/Error404", port));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "No se ha podido encontrar esta página",
  );
});

test("the error page stands when nothing of the API answers", async () => {
  api.failing.add("/");
  const { status, body } = await get("/Error404", "it");
  expect(status).toBe(404);
  expect(body).toContain("<footer");
  expect(body).toContain("Questa pagina non è stata trovata");
});

/** What a reader sees of a document, without its scripts. */
const textOf = (html: string) =>
  html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, " ");
