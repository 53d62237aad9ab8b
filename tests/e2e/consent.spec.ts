import type { Page } from "@playwright/test";
import { ask } from "./support/ask";
import { canBeUsedByEverybody } from "./support/axe";
import { Strangers, servicesSite, servicesUrl } from "./support/services-site";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

// One site for all: the tests of this file take turns.
test.describe.configure({ mode: "default" });
test.use({ reducedMotion: "reduce" });
test.beforeAll(() => servicesSite.start());
test.afterAll(() => servicesSite.stop());

const minuteMs = 60_000;
const question = (page: Page, words = wordsOf("de")) =>
  page.getByRole("region", { name: words.Consent.title });

for (const [locale, width] of [
  ["en", 1280],
  ["de", 390],
] as const) {
  test(`nothing comes from others before the answer, nor after a no, in ${locale} at ${width} px`, async ({
    page,
  }) => {
    const words = wordsOf(locale);
    const strangers = await Strangers.of(page);
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await page.goto(servicesUrl(locale, "/About"));
    await expect(question(page, words)).toBeVisible();
    await canBeUsedByEverybody(page);
    await page.clock.fastForward(minuteMs);
    expect(strangers.asked).toEqual([]);

    // By keyboard: past the way to the content, the choice in full, and back, to the refusal.
    for (const _ of ["skip", "choose"]) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const settings = page.getByRole("dialog", { name: words.Consent.settings });
    await expect(settings).toBeVisible();
    await canBeUsedByEverybody(page);
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: words.Consent.refuse })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question(page, words)).toBeHidden();

    await page.clock.fastForward(minuteMs);
    await page.reload();
    await expect(page.getByRole("button", { name: words.Footer.cookies })).toBeVisible();
    await expect(question(page, words)).toBeHidden();
    await page.clock.fastForward(minuteMs);
    expect(strangers.asked).toEqual([]);
  });
}

test("what was agreed to comes after its time, and goes with its cookies when that is withdrawn", async ({
  page,
  context,
}) => {
  const { Consent, Footer } = wordsOf("de");
  const strangers = await Strangers.of(page);
  await page.clock.install();
  await page.goto(servicesUrl("de", "/About"));
  await expect(question(page)).toBeVisible();
  // From here on time passes only when it is told to, however long the browser needs.
  await page.clock.pauseAt(new Date(Date.now() + minuteMs));
  await page.getByRole("button", { name: Consent.accept }).click();
  await page.clock.fastForward(3_000);
  await expect(question(page)).toBeHidden();
  expect(strangers.asked).toEqual([]);
  await page.clock.fastForward(2_000);
  await page.clock.resume();
  await expect.poll(() => strangers.asked.sort()).toEqual(Strangers.hosts);
  await expect.poll(() => strangers.cookies(context)).toEqual(["_clck", "_fbp", "twk_uuid_1"]);
  expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual({
    clarity: [["consentv2", { ad_Storage: "denied", analytics_Storage: "granted" }]],
    fbq: [
      ["set", "autoConfig", false, "1234567890123456"],
      ["init", "1234567890123456"],
      ["track", "PageView"],
    ],
  });

  await page.getByRole("button", { name: Footer.cookies }).click();
  await page.getByRole("checkbox", { name: Consent.advertising.name }).uncheck();
  await page.getByRole("button", { name: Consent.save }).click();
  await expect.poll(() => strangers.cookies(context)).toEqual(["_clck", "twk_uuid_1"]);
  await page.waitForFunction(() => !("heard" in window));

  await page.getByRole("button", { name: Footer.cookies }).click();
  await expect(page.getByRole("checkbox", { name: Consent.advertising.name })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: Consent.measurement.name })).toBeChecked();
  const gone = page.waitForEvent("framenavigated");
  await page.getByRole("button", { name: Consent.refuseAll }).click();
  await gone;
  await expect.poll(() => strangers.cookies(context)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toContain("locale");
  strangers.asked.length = 0;
  await expect(page.getByRole("button", { name: Footer.cookies })).toBeVisible();
  await page.clock.fastForward(minuteMs);
  expect(strangers.asked).toEqual([]);
});

test("without JavaScript nothing is asked and no way leads to the question", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const { Consent, Footer } = wordsOf("en");
  await page.goto(servicesUrl("en", "/About"));
  await expect(page.getByText(Footer.privacy, { exact: true })).toBeVisible();
  await expect(page.getByText(Consent.title)).toBeHidden();
  await expect(page.getByText(Footer.cookies)).toBeHidden();
  await page.close();
});

test("a site without services of others neither asks nor allows any", async () => {
  const { body, headers } = await ask("en", "/About");
  const { Consent, Footer } = wordsOf("en");
  expect(body).not.toContain("data-consent");
  expect(body).not.toContain(Footer.cookies);
  expect(body).not.toContain(Consent.title);
  for (const host of Strangers.hosts)
    expect(headers["content-security-policy"]).not.toContain(host.replace(/^\w+/, ""));
});
