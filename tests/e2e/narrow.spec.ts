import { urlOf } from "./support/address";
import { firstPath } from "./support/first-path";
import { expect, test } from "./support/site";

test.use({ viewport: { width: 320, height: 640 }, allowed: [/status of 404/] });

const paths = [
  "/",
  "/tanzania-safari-package",
  "/trip/",
  "/Destinations",
  "/CountryPark/",
  "/Lodges-and-Camps",
  "/Lodges-and-Camps/",
  "/Blogs",
  "/blog/",
  "/Guest-Book",
  "/Upcoming-Departures",
  "/About",
  "/Our-Team",
  "/Kilimanjaro-Routes",
  "/Our-Booking-Process",
  "/Terms",
  "/Wishlists",
  "/nope",
];

for (const path of paths) {
  test(`${path} fits a screen of 320 px`, async ({ page }) => {
    // German has the longest words.
    await page.goto(urlOf("de", await firstPath("de", path)));
    await page.waitForLoadState("networkidle");
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const tooWide = [...document.body.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return tooWide.slice(0, 5).map((element) => `${element.tagName}.${element.className}`);
    });
    expect(wide).toEqual([]);
  });
}
