import { expect, type Page, test } from "@playwright/test";
import { urlOf } from "./support/address";

const paths = ["/", "/tanzania-safari-package", "/Upcoming-Departures", "/Guest-Book", "/Contact"];

/** Where everything stands and how it looks, as far as the first screens go. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        animation.finish();
    return [...document.body.querySelectorAll("*")].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.top > 2 * window.innerHeight) return [];
      const style = getComputedStyle(element);
      const { color, backgroundColor, fontFamily, fontSize, opacity, visibility } = style;
      const place = [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
      return `${element.tagName} ${place} ${color} ${backgroundColor} ${fontFamily} ${fontSize} ${opacity} ${visibility}`;
    });
  });
}

for (const width of [390, 1280])
  test(`a page looks at first as it does when all its styles are there, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // What scripts change is not what this is about.
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    let areSheetsAway = false;
    await page.route(/\/_next\/static\/.*\.css/, (route) =>
      areSheetsAway ? route.abort() : route.continue(),
    );
    for (const path of paths) {
      areSheetsAway = false;
      await page.goto(urlOf("en", path));
      await expect(page.locator("link[data-late]").last()).toHaveAttribute("media", "all");
      const all = await looks(page);
      areSheetsAway = true;
      await page.goto(urlOf("en", path));
      expect(await looks(page), path).toEqual(all);
    }
  });
