import { mkdirSync, rmSync } from "node:fs";
import { locales } from "../../lib/contract/locale";
import { dataDir, sitePort, urlOf } from "./support/address";
import { ask } from "./support/ask";
import { OwnSite } from "./support/own-site";
import { expect, test } from "./support/site";

const port = sitePort + 9;
const folder = dataDir(port);
const api = `http://127.0.0.1:${sitePort}`;
const bases = locales.map((locale) => [`API_BASE_URL_${locale.toUpperCase()}`, api]);
const site = new OwnSite(port, folder, Object.fromEntries(bases));

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  return site.start();
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a site whose API is elsewhere shows what that API has, and keeps its pages", async ({
  page,
}) => {
  test.slow();
  const tour = "/trip/crater-and-plains-in-six-days";
  for (const path of ["/", "/tanzania-safari-package", tour, "/Destinations", "/Blogs"]) {
    const there = await ask("en", path);
    const here = await ask("en", path, { port });
    expect([path, here.status]).toEqual([path, 200]);
    expect(titleOf(here.body), path).toBe(titleOf(there.body));
    expect(here.headers["cache-control"], path).toBe(there.headers["cache-control"]);
  }
  expect((await ask("en", "/trip/no-such-tour", { port })).status).toBe(404);

  await page.goto(urlOf("en", "/tanzania-safari-package", port));
  const serengeti = page.getByRole("checkbox", { name: /^Serengeti, \d+ tours$/ });
  // Not check(), which wants the tick at once: one given before the script is there comes with it.
  await serengeti.click();
  await expect(serengeti).toBeChecked();
  await expect(page).toHaveURL(/destination=serengeti/);
  await expect(page.getByText(/^Found \d+ Safari Tours$/)).toBeVisible();
});

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
