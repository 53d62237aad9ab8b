import { urlOf } from "./support/address";
import { isAlive } from "./support/is-alive";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

test("a filtered guest book is an address that can be shared and gone back from", async ({
  page,
}) => {
  const { GuestBook } = wordsOf("de");
  const reviews = page.locator("article");
  await page.goto(urlOf("de", "/Guest-Book"));
  const newest = await reviews.first().textContent();
  await page.getByLabel(GuestBook.sort).selectOption(GuestBook.sorts.lowest);
  await expect(page.getByRole("status").filter({ hasText: "Bewertungen" })).toBeVisible();
  await expect(reviews.first()).not.toHaveText(newest ?? "");
  await expect(page).toHaveURL(urlOf("de", "/Guest-Book?sort=lowest"));
  const lowest = await reviews.first().textContent();

  await page.reload();
  await expect(reviews.first()).toHaveText(lowest ?? "");
  await expect(page.getByLabel(GuestBook.sort)).toHaveValue("lowest");
  await page.goBack();
  await expect(reviews.first()).toHaveText(newest ?? "");
  await expect(page.getByLabel(GuestBook.sort)).toHaveValue("newest");
});

test("on a phone the reviews come first, and what narrows them unfolds", async ({ page }) => {
  const { GuestBook } = wordsOf("de");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(urlOf("de", "/Guest-Book"));
  const category = page.getByLabel(GuestBook.category);
  const filters = page.getByRole("button", { name: GuestBook.filters });
  await isAlive(filters);
  await expect(category).toBeHidden();
  await filters.click();
  await category.selectOption("beach_islands");
  await expect(page).toHaveURL(/category=beach_islands/);
  await page.reload();
  await expect(category).toHaveValue("beach_islands");
  await expect(category).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the guest book is read page by page, and in another order", async ({ page }) => {
    const { GuestBook } = wordsOf("en");
    await page.goto(urlOf("en", "/Guest-Book"));
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(urlOf("en", "/Guest-Book/p-2"));
    await expect(page.locator("article").first()).toBeVisible();
    await page.getByLabel(GuestBook.sort).selectOption("lowest");
    await page.getByRole("button", { name: GuestBook.submit }).click();
    await expect(page).toHaveURL(/\/Guest-Book\?.*sort=lowest/);
    await expect(page.getByLabel(GuestBook.sort)).toHaveValue("lowest");
    await page.getByRole("link", { name: GuestBook.more }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator("article").first()).toBeVisible();
  });
});
