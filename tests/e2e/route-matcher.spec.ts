import type { Page } from "@playwright/test";
import { urlOf } from "./support/address";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

const path = "/Kilimanjaro-Routes";

async function noSidewaysScroll(page: Page) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}

for (const locale of ["en", "de"] as const)
  for (const width of [390, 1280])
    test.describe(`${locale} at ${width} px, without JavaScript`, () => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

      test("five answers lead to two routes, and from there to a tour", async ({ page }) => {
        const words = wordsOf(locale).Routes;
        await page.goto(urlOf(locale, path));
        await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
        await expect(page.getByRole("rowheader")).toHaveCount(7);
        await noSidewaysScroll(page);

        const { questions, answer } = words;
        const choose = (question: keyof typeof questions.ask, option: string) =>
          page
            .getByRole("group", { name: questions.ask[question] })
            .getByRole("radio", { name: option, exact: true })
            .check();
        await choose("days", "8");
        await choose("bed", questions.options.tent);
        await choose("wish", questions.options.views);
        await page.getByRole("button", { name: questions.send }).click();
        await expect(page).toHaveURL(/days=8.*wish=views/);
        const matches = page.getByRole("article");
        await expect(matches).toHaveCount(2);
        await expect(matches.first().getByText(answer.first)).toBeVisible();
        await expect(matches.first().getByRole("heading", { name: /Lemosho/ })).toBeVisible();
        await expect(matches.first().getByText(answer.reasons.views)).toBeVisible();
        await noSidewaysScroll(page);

        // What was answered is still ticked.
        const days = page.getByRole("group", { name: questions.ask.days });
        await expect(days.getByRole("radio", { name: "8", exact: true })).toBeChecked();

        const tour = matches.first().getByRole("link").first();
        const name = (await tour.textContent()) ?? "";
        await tour.click();
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      });
    });

test("a climb leads to the comparison", async ({ page }) => {
  await page.goto(urlOf("en", path));
  await page.getByRole("button", { name: wordsOf("en").Routes.questions.send }).click();
  await page.getByRole("article").first().getByRole("link").first().click();
  await page
    .getByRole("link", { name: wordsOf("en").Routes.link })
    .first()
    .click();
  await expect(page).toHaveURL(urlOf("en", path));
});

test("a climb is no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(urlOf("de", `${path}?days=8`));
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page.locator("#altitude")).toBeVisible();
  await noSidewaysScroll(page);
});
