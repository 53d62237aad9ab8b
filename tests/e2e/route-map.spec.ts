import type { Page } from "@playwright/test";
import { urlOf } from "./support/address";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

const slugs = { en: "machame-route-seven-days-private", de: "machame-route-sieben-tage-privat" };

/** How the ways of a map are drawn, by the dashes that tell their kinds apart. */
const dashes = (page: Page, paths: string) =>
  page
    .locator(paths)
    .evaluateAll((found) => found.map((path) => getComputedStyle(path).strokeDasharray));

for (const locale of ["en", "de"] as const)
  for (const width of [390, 1280])
    test(`in ${locale} at ${width} px a climb goes by road to the gate and on foot from there, in the still map and in the one that moves`, async ({
      page,
    }) => {
      const words = wordsOf(locale).TourMap;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(urlOf(locale, `/trip/${slugs[locale]}`));
      const legend = page.locator("#map figcaption");
      for (const kind of ["road", "trail"] as const)
        await expect(legend.getByText(words.ways[kind], { exact: true })).toBeVisible();
      await expect(legend.getByText(words.ways.flight, { exact: true })).toHaveCount(0);
      const still = await dashes(page, "#map figure > div svg path.fill-none");
      expect(new Set(still).size).toBe(2);
      await page.getByRole("button", { name: words.open }).click();
      const moving = ".leaflet-overlay-pane path.fill-none";
      await expect(page.locator(moving)).toHaveCount(still.length);
      expect(await dashes(page, moving)).toEqual(still);
    });
