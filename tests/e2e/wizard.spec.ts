import { urlOf } from "./support/address";
import { hindrances } from "./support/axe";
import { isAlive } from "./support/is-alive";
import { expect, test } from "./support/site";
import { stepNames, Wizard } from "./support/wizard";
import { wordsOf } from "./support/words";

test.use({ reducedMotion: "reduce" });

// The page around it is looked at with all the others.
const wizardIn = ".quote-wizard";

for (const [locale, width] of [
  ["en", 1280],
  ["de", 390],
] as const) {
  test(`every question in ${locale} at ${width} px can be answered by everybody`, async ({
    page,
  }) => {
    const wizard = new Wizard(page, wordsOf(locale));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(urlOf(locale, "/Quote"));
    for (const step of stepNames) {
      await wizard.isAt(step);
      expect(await hindrances(page, wizardIn), step).toEqual([]);
      if (step === "contact") {
        await wizard.next();
        await expect(wizard.form.getByRole("alert").first()).not.toBeEmpty();
        expect(await hindrances(page, wizardIn), "with all that is missing").toEqual([]);
      }
      await wizard.answer(step);
      await wizard.next();
    }
    await wizard.isAt("review");
    expect(await hindrances(page, wizardIn), "review").toEqual([]);
  });
}

test("each question has an address; back, forward and a reload keep the answers", async ({
  page,
}) => {
  const words = wordsOf("en");
  const wizard = new Wizard(page, words);
  await page.goto(urlOf("en", "/Quote"));
  await wizard.answerAll();
  const addresses = ["", "?step=2", "?step=3", "?step=4", "?step=5", "?step=6", "?step=review"];
  for (const [at, name] of [...stepNames.entries()].reverse()) {
    await page.goBack();
    await wizard.isAt(name);
    expect(new URL(page.url()).search).toBe(addresses[at]);
  }
  await expect(wizard.form.getByLabel(words.Leads.travel_type.family)).toBeChecked();
  for (const [at, name] of [...stepNames.slice(1), "review" as const].entries()) {
    await page.goForward();
    await wizard.isAt(name);
    expect(new URL(page.url()).search).toBe(addresses[at + 1]);
  }
  const answers = await wizard.form.locator("dd").allTextContents();
  await page.reload();
  await wizard.isAt("review");
  await expect(wizard.form.locator("dd")).toHaveText(answers);
  await page.goto(urlOf("en", "/Quote"));
  await wizard.form.getByRole("button", { name: words.Quote.restored.goOn }).click();
  await wizard.isAt("review");
  await expect(wizard.form.locator("dd")).toHaveText(answers);
});

test("the numbering plans of the world come with the question for the phone", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith(".js")) return;
    const text = request.response().then((response) => response?.text() ?? "");
    scripts.push(text.catch(() => ""));
  });
  /** How many of the scripts that were asked for have them, once those have come. */
  const plans = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes("country_calling_codes")).length;
  const wizard = new Wizard(page, wordsOf("en"));
  await page.goto(urlOf("en", "/Quote"));
  for (const step of stepNames.slice(0, -1)) {
    await wizard.isAt(step);
    await wizard.answer(step);
    expect(await plans(), step).toBe(0);
    await wizard.next();
  }
  await wizard.isAt("contact");
  await expect.poll(plans).toBe(1);
});

test("over a page, Escape closes the wizard, gives the focus back and keeps the answers", async ({
  page,
}) => {
  const words = wordsOf("en");
  const wizard = new Wizard(page, words);
  await page.goto(urlOf("en", "/CountryPark/serengeti"));
  const link = page.locator('main a[href^="/Quote?destination="]');
  // Until then it leads to a page of its own.
  await isAlive(link);
  await link.click();
  const dialog = page.getByRole("dialog", { name: words.Quote.dialog });
  await wizard.isAt("travel_type");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await wizard.choose(words.Leads.travel_type.honeymoon);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(wizard.form.getByLabel(words.Leads.travel_type.honeymoon)).toBeChecked();
});
