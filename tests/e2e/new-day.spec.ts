import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { dataDir, sitePort, urlOf } from "./support/address";
import { ask } from "./support/ask";
import { OwnSite } from "./support/own-site";
import { expect, test } from "./support/site";

const port = sitePort + 11;
const folder = dataDir(port);
// New Year in Tanzania, on a machine in California where it is still noon.
const midnight = Date.parse("2027-12-31T21:00:00Z");
const secondsBefore = 75;
const site = new OwnSite(port, folder, {
  NODE_OPTIONS: `--import ${path.resolve("tests/support/clock-ahead.mjs")}`,
  CLOCK_AHEAD_MS: String(midnight - secondsBefore * 1000 - Date.now()),
  TZ: "America/Los_Angeles",
});

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  return site.start();
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("at midnight in Tanzania the pages that were kept show the new day", async ({ page }) => {
  test.slow();
  const yearOf = async (path: string) =>
    /©\s*(?:<!-- -->)?(\d{4})/.exec((await ask("de", path, { port })).body)?.[1];
  for (const path of ["/", "/Destinations"])
    expect([path, await yearOf(path)]).toEqual([path, "2027"]);
  await page.goto(urlOf("de", "/", port));
  const months = page.getByLabel("Wann");
  await expect(months.locator("option").nth(1)).toHaveText("Januar 2028");

  await expect
    .poll(() => yearOf("/"), { timeout: (secondsBefore + 30) * 1000, intervals: [1000] })
    .toBe("2028");
  expect(await yearOf("/Destinations")).toBe("2028");
  await page.reload();
  await expect(months.locator("option").nth(1)).toHaveText("Februar 2028");
});
