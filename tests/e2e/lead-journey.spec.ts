import type { Page } from "@playwright/test";
import { sheetOf } from "./support/booking-form";
import { comesFrom } from "./support/guest";
import { hasScript } from "./support/is-alive";
import { type LeadSite, operator, test } from "./support/lead-site";
import { leaveDraft } from "./support/leave-draft";
import { expect } from "./support/site";
import { kept, wishes } from "./support/wishes";
import { Wizard } from "./support/wizard";
import { wordsOf } from "./support/words";

// One site for all: the tests of this file take turns.
test.describe.configure({ mode: "default" });
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // The browser's own notes of what is taken away here.
  allowed: [/status of 503|ERR_INTERNET_DISCONNECTED/],
});

const told = {
  en: [
    "Dear Jürgen Weiß,",
    "within 24 hours",
    "Family trip",
    "Germany",
    "1 child (9)",
    "Rooms or tents: 2",
  ],
  de: ["Guten Tag Jürgen Weiß,", "innerhalb von 24\u00a0Stunden", "Familienreise", "Deutschland"],
};
const read = ["Family trip", "Great migration", "Partner, Children", "Serengeti", "Germany"];
const facts = ["Jürgen Weiß", "$3,200", "+4930901820"];
// A receipt carries no words of its sender's own: anybody can have it sent to anybody.
const ownWords = ["KARIBU5", "afraid of <small> planes &"];
const asTyped = [...facts, ...ownWords];

// Each asks from an address of its own: one address may ask five times a minute.
for (const [locale, address] of [
  ["en", "198.51.100.101"],
  ["de", "198.51.100.102"],
] as const) {
  test(`from the home page to a kept request and its two mails in ${locale}`, async ({
    page,
    context,
    site,
  }) => {
    await comesFrom(context, address);
    const words = wordsOf(locale);
    const email = `journey-${locale}@example.com`;
    await page.goto(site.url(locale, "/?utm_source=Herbst&utm_medium=email"));
    // A press before the script is there is a new page, whose tab remembers nothing.
    await hasScript(page);
    await page.locator('main a[href^="/trip/"]').first().click();
    await expect(page).toHaveURL(/\/trip\/[\w-]+$/);
    const tour = new URL(page.url()).pathname.split("/").at(-1);
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

    await page.getByRole("link", { name: words.TourPrice.open }).click();
    const sheet = sheetOf(page);
    await sheet.getByLabel(words.TourPrice.rooms).selectOption("2");
    await sheet.getByText(words.Wishlist.save, { exact: true }).click();
    const heart = page.locator('header a[href="/Wishlists"]:visible');
    await expect(heart).toContainText("1");
    await sheet.getByRole("link", { name: words.TourPrice.quote }).click();

    const wizard = new Wizard(page, words);
    await wizard.isAt("travel_type");
    await expect(wizard.form).toContainText(title);
    await wizard.answerAll({ ...wishes, email });
    for (const answer of [title, email, ...asTyped])
      await expect(wizard.form).toContainText(answer);
    await wizard.send();
    const reference = await wizard.isThanked();

    const payload = { ...kept, email, tour, tours: [], rooms: 2, seconds_open: expect.any(Number) };
    expect(await site.leadsOf(email)).toEqual([{ reference, kind: "quote", locale, payload }]);
    // Remembered by the tab alone, through pages and a dialog.
    const [row] = await site.query("select came_from from requests where id = $1", [reference]);
    const came = { referrer: "", source: "Herbst", medium: "email", campaign: "" };
    expect(row?.came_from).toEqual({ page: "/", ...came });
    const [toVisitor, toOperator] = await bothEmails(site, reference, email);
    for (const text of [title, ...facts, ...told[locale]]) expect(toVisitor).toContain(text);
    for (const text of ownWords) expect(toVisitor).not.toContain(text);
    for (const text of [...read, ...asTyped]) expect(toOperator).toContain(text);
    expect(toOperator).toMatch(new RegExp(`^reply-to: .*${email}`, "im"));
    expect(toOperator).toContain(
      `Language of the site: ${wordsOf("en").Vocabulary.language[locale]}`,
    );
  });
}

test("a request sent while the database is away is kept, and sent by one click", async ({
  page,
  site,
}) => {
  const { wizard, email } = await atReview(page, site, "away", "198.51.100.103");
  await site.stopDatabase();
  await wizard.send();
  const { again, failed } = wordsOf("de").Form;
  const notice = wizard.form.getByRole("alert").filter({ hasText: failed.unreachable.title });
  await expect(notice).toContainText(failed.unreachable.text);
  await page.reload();
  await wizard.isAt("review");
  for (const answer of asTyped) await expect(wizard.form).toContainText(answer);
  await wizard.send();
  await expect(notice).toBeVisible();
  await site.startDatabase();
  await wizard.form.getByRole("button", { name: again }).click();
  await isKeptOnce(site, await wizard.isThanked(), email);
});

test("a request sent without a connection is sent by itself once there is one", async ({
  page,
  site,
  context,
}) => {
  const { wizard, email } = await atReview(page, site, "offline", "198.51.100.104");
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await wizard.send();
  await expect(wizard.form).toContainText(wordsOf("de").Form.failed.offline.title);
  await context.setOffline(false);
  await isKeptOnce(site, await wizard.isThanked(), email);
});

test("a double click is one request", async ({ page, site }) => {
  const { wizard, email } = await atReview(page, site, "double", "198.51.100.105");
  await wizard.form.getByRole("button", { name: wordsOf("de").Quote.send }).dblclick();
  await isKeptOnce(site, await wizard.isThanked(), email);
});

async function atReview(page: Page, site: LeadSite, name: string, address: string) {
  await comesFrom(page.context(), address);
  const email = `${name}@example.com`;
  await leaveDraft(page, site.url("de", ""), email);
  await page.goto(site.url("de", "/Quote?step=review"));
  const wizard = new Wizard(page, wordsOf("de"));
  await wizard.isAt("review");
  return { wizard, email };
}

async function isKeptOnce(site: LeadSite, reference: string, email: string): Promise<void> {
  const leads = await site.leadsOf(email);
  expect(leads.map((lead) => lead.reference)).toEqual([reference]);
  await bothEmails(site, reference, email);
}

/** The visitor's mail and the operator's; that there are no others shows when the next test ends. */
async function bothEmails(site: LeadSite, reference: string, email: string): Promise<string[]> {
  const mails = () => site.mailsAbout(reference);
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(2);
  const to = (address: string) => mails().filter((mail) => mail.to.join() === address);
  expect([to(email).length, to(operator).length]).toEqual([1, 1]);
  return [to(email)[0]?.text ?? "", to(operator)[0]?.text ?? ""];
}
