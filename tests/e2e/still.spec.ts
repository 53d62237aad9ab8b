import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { hasScript } from "./support/is-alive";
import { expect, test } from "./support/site";

const tour = "/trip/crater-and-plains-in-six-days";

test("what is still is told once, and is there again for whoever comes back", async ({ page }) => {
  const { body } = await ask("en", tour);
  const payload = [...body.matchAll(/__next_f\.push\((.*?)\)<\/script>/gs)].join("");
  const days = "group break-inside-avoid";
  expect(body.includes(days)).toBe(true);
  expect(payload.includes(days)).toBe(false);

  await page.goto(urlOf("en", tour));
  const first = page.locator("#itinerary-days > li").first();
  await hasScript(page);
  await page.getByRole("button", { name: "Close all days" }).click();
  await expect(page.getByRole("button", { name: "Open all days" })).toBeVisible();
  const told = await first.textContent();
  // By the router, both ways: the document's own payload is shown again.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(urlOf("en", "/Contact"));
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(urlOf("en", tour));
  await expect(first).toHaveText(told ?? "");
  await expect(page.locator(".nav-list > li")).not.toHaveCount(0);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});
