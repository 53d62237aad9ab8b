import { urlOf } from "./support/address";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

const path = "/When-and-Where";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a month, days, people and wishes lead to journeys with a price, and to a quote that knows them", async ({
    page,
  }) => {
    const { form, plan, found } = wordsOf("de").Planner;
    await page.goto(urlOf("de", path));
    await page.getByLabel(form.month).selectOption("6");
    await page.getByLabel(form.days).fill("8");
    await page.getByLabel(form.children).fill("9, 12");
    await page.getByLabel(form.wish.cats).check();
    await page.getByRole("button", { name: form.send }).click();
    await expect(page).toHaveURL(/month=6&days=8&adults=2.*wish=cats#journeys$/);
    const journeys = page.getByRole("article");
    await expect(journeys).toHaveCount(3);
    await expect(journeys.first().getByText(/^\$[\d,]+$/)).toBeVisible();
    const quote = journeys.first().getByRole("link", { name: plan.quote });
    await expect(quote).toHaveAttribute(
      "href",
      /\/Quote\?tour=.+&date=20\d\d-06-\d\d&adults=2&children=9%2C12&rooms=\d&days=\d+&interests=safari$/,
    );
    // What was asked is still there, and the address is the answer.
    await expect(page.getByLabel(form.children)).toHaveValue("9, 12");
    // A wish that nothing here fulfils is said, and the nearest journeys are named.
    await page.goto(urlOf("de", `${path}?month=2&days=8&wish=chimps,crossings`));
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(
      found.none.split("{")[0] ?? "",
    );
    await expect(page.getByText(plan.lacks.chimps).first()).toBeVisible();
  });
});

test("whoever has not asked yet begins with a wish of others, and gets its journeys", async ({
  page,
}) => {
  const { examples, form } = wordsOf("de").Planner;
  await page.goto(urlOf("de", path));
  await expect(page.getByRole("heading", { name: examples.title })).toBeVisible();
  await page.getByRole("link", { name: form.wish.kilimanjaro }).click();
  await expect(page).toHaveURL(/\?month=1&days=8&adults=2&wish=kilimanjaro#journeys$/);
  await expect(page.getByLabel(form.wish.kilimanjaro)).toBeChecked();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: examples.title })).toHaveCount(0);
});

test("the quote has the day, the party and the days of the journey that was chosen", async ({
  page,
}) => {
  const words = wordsOf("en");
  await page.goto(urlOf("en", `${path}?month=6&days=8&adults=3&wish=cats`));
  await page.getByRole("link", { name: words.Planner.plan.quote }).first().click();
  await expect(page).toHaveURL(/\/Quote/);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('\\"adults\\":3');
});
