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

for (const width of [390, 1280])
  test(`at ${width} px the map beside the days draws what has been read, and marks the day`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(urlOf("en", `/trip/${slugs.en}`));
    const days = page.locator("#itinerary-days > li");
    const map = page.locator(".day-map");
    const drawn = map.locator("[data-leg][data-drawn]");
    const toMiddle = (at: number) =>
      days.nth(at).evaluate((day) => {
        const { top } = day.getBoundingClientRect();
        window.scrollTo({ top: window.scrollY + top - window.innerHeight * 0.4 });
      });
    await page.mouse.move(9, 9);
    await toMiddle(0);
    await expect(map.getByText(/^Day 1 of 7/)).toBeVisible();
    await expect(days.first()).toHaveAttribute("data-now", "");
    const first = await drawn.count();
    await toMiddle(6);
    await expect(map.getByText(/^Day 7 of 7/)).toBeVisible();
    await expect(days.first()).not.toHaveAttribute("data-now", "");
    expect(await drawn.count()).toBeGreaterThan(first);
    await toMiddle(0);
    await expect(drawn).toHaveCount(first);
    // Beside the days it stands where the price was, which comes back with the top of the page.
    const price = page.locator("#price").getByText("Total for your party");
    await expect(map.getByRole("link")).toBeVisible({ visible: width > 1000 });
    if (width > 1000) await expect(price).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expect(map.getByRole("link")).toBeHidden();
    await expect(price).toBeVisible();
  });
