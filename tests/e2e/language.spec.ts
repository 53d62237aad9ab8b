import { locales } from "../../lib/contract/locale";
import { urlOf } from "./support/address";
import { expect, test } from "./support/site";

test("the language switch leads to the same tour on the German domain", async ({ page }) => {
  await page.goto(urlOf("en", "/tanzania-safari-package"));
  await page.locator('main a[href^="/trip/"]').first().click();
  await expect(page).toHaveURL(/\/trip\/[\w-]+$/);
  const german = page.locator('header a[hreflang="de"]').first();
  await expect(german).toHaveAttribute("href", new RegExp(`^${urlOf("de", "/trip/")}`));
  await page.goto((await german.getAttribute("href")) ?? "");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("h1")).toBeVisible();
  // And back: both name each other.
  const english = page.locator('header a[hreflang="en"]').first();
  await page.goto((await english.getAttribute("href")) ?? "");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("on a wide screen the switch is a menu in the page's head", async ({ page }) => {
  await page.goto(urlOf("en", "/About"));
  const menu = page.locator("header details.language-switch");
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(urlOf("de", "/About"));
});

for (const locale of locales) {
  test(`the language ${locale} is kept for 365 days`, async ({ page, context }) => {
    await page.goto(urlOf(locale, "/"));
    const kept = async () =>
      (await context.cookies(urlOf(locale, "/"))).find(({ name }) => name === "locale");
    await expect.poll(async () => (await kept())?.value).toBe(locale);
    const days = (((await kept())?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThan(365.1);
  });
}
