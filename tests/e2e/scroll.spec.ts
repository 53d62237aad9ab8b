import { urlOf } from "./support/address";
import { pageIsAlive } from "./support/is-alive";
import { expect, test } from "./support/site";

const scrolled = "window.scrollY";

test("a new page begins at its top", async ({ page }) => {
  await page.goto(urlOf("en", "/Destinations"));
  await pageIsAlive(page);
  const link = page.locator('main a[href^="/CountryPark/"]').last();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/CountryPark\/[\w-]+$/);
  await expect.poll(() => page.evaluate(scrolled)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(500);
});

test("an address with a hash leads to its element", async ({ page }) => {
  await page.goto(urlOf("en", "/About"));
  await pageIsAlive(page);
  const link = page.locator('a[href="/Destinations#beach_islands"]');
  // The menu holds it; where it is closed, the router takes it all the same.
  await link.first().evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/Destinations#beach_islands$/);
  const isAtTop = () =>
    page.locator("#beach_islands").evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < 200;
    });
  await expect.poll(isAtTop).toBe(true);
});
