import type { Locale } from "../../lib/contract/locale";
import { urlOf } from "./support/address";
import { canBeUsedByEverybody } from "./support/axe";
import { firstPath } from "./support/first-path";
import { pageIsAlive } from "./support/is-alive";
import { test } from "./support/site";

test.use({ allowed: [/status of 404/], reducedMotion: "reduce" });

const pages = {
  home: "/",
  list: "/tanzania-safari-package",
  tour: "/trip/",
  lodges: "/Lodges-and-Camps",
  lodge: "/Lodges-and-Camps/",
  post: "/blog/",
  "guest book": "/Guest-Book",
  "not found": "/nope",
};

// Each page in both languages and in both widths; the words differ by language, not by width.
for (const [locale, width] of [
  ["en", 1280],
  ["de", 390],
] satisfies [Locale, number][]) {
  for (const [name, path] of Object.entries(pages)) {
    test(`${name} in ${locale} at ${width} px can be used by everybody`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(urlOf(locale, await firstPath(locale, path)));
      await pageIsAlive(page);
      await canBeUsedByEverybody(page);
    });
  }
}
