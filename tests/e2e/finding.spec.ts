import { urlOf } from "./support/address";
import { isAlive } from "./support/is-alive";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

test("from the home page through the list and a filter to a tour and its price", async ({
  page,
}) => {
  await page.goto(urlOf("en", "/"));
  await page.locator('main a[href="/tanzania-safari-package"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(urlOf("en", "/tanzania-safari-package"));

  const serengeti = page.getByRole("checkbox", { name: /^Serengeti, \d+ tours$/ });
  await serengeti.click();
  await expect(serengeti).toBeChecked();
  await expect(page).toHaveURL(/destination=serengeti/);
  const name = (await serengeti.getAttribute("aria-label")) ?? "";
  const count = /(\d+) tours/.exec(name)?.[1] ?? "none";
  await expect(page.getByText(`Found ${count} Safari Tours`).first()).toBeVisible();
  await page.reload();
  await expect(serengeti).toBeChecked();

  const tour = page.locator("main article h2 a, main article h3 a").first();
  const title = (await tour.textContent()) ?? "";
  await tour.click();
  await expect(page).toHaveURL(/\/trip\/[\w-]+/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("the price follows the party", async ({ page }) => {
  await page.goto(urlOf("en", "/trip/crater-and-plains-in-six-days"));
  const total = page
    .getByText("Total for your party", { exact: true })
    .locator("..")
    .getByRole("definition");
  const dollars = async () =>
    Number(((await total.first().textContent()) ?? "").replace(/[^\d]/g, ""));
  await expect.poll(dollars).toBeGreaterThan(0);
  const forTwo = await dollars();
  await page.getByRole("button", { name: "Adults: one more" }).first().click();
  await expect.poll(dollars).toBeGreaterThan(forTwo);
  // More share the car: each pays less.
  expect((await dollars()) / 3).toBeLessThan(forTwo / 2);
  await page.getByRole("button", { name: "Adults: one fewer" }).first().click();
  await expect.poll(dollars).toBe(forTwo);
});

test("an opened search takes what is typed, and leaves the reading of results alone", async ({
  page,
}) => {
  const field = page.getByRole("combobox", { name: wordsOf("en").Search.words });
  await page.goto(urlOf("en", "/Search"));
  await expect(field).toBeFocused();
  await page.keyboard.type("lions");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=lions/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("lions");
  await isAlive(field);
  await expect(field).not.toBeFocused();

  await page.goto(urlOf("en", "/About"));
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL(urlOf("en", "/Search"));
  await expect(field).toBeFocused();
});
