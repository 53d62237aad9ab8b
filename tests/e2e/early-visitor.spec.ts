import type { Page } from "@playwright/test";
import { businessDay } from "../../lib/clock";
import { urlOf } from "./support/address";
import { expect, test } from "./support/site";
import { wishes } from "./support/wishes";
import { Wizard } from "./support/wizard";
import { wordsOf } from "./support/words";

test.use({
  viewport: { width: 390, height: 844 },
  extraHTTPHeaders: { "x-forwarded-for": "198.51.100.77" },
});

const words = wordsOf("en");
/** A slow phone on a busy machine is very slow. */
const patience = { timeout: 20_000 };

/**
 * Opens a page on a slow phone with a slow connection: it can be read long before it works.
 * @returns lets the scripts come
 */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  test.slow();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  const phone = await page.context().newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(urlOf("en", path), { waitUntil: "commit" });
  return arrive;
}

test("what is chosen in the wizard before its script is there stays chosen", async ({ page }) => {
  const scriptsCome = await openSlowly(page, "/Quote");
  const wizard = new Wizard(page, words);
  await wizard.choose(words.Leads.travel_type.honeymoon, words.Leads.interests.great_migration);
  const next = wizard.form.getByRole("button", { name: words.Quote.next });
  await expect(next).toBeDisabled();
  scriptsCome();
  await expect(next).toBeEnabled(patience);
  await wizard.next();
  await wizard.isAt("days");
  await page.goBack();
  for (const name of [words.Leads.travel_type.honeymoon, words.Leads.interests.great_migration])
    await expect(wizard.form.getByLabel(name)).toBeChecked();
});

test("what is written to us before the script is there arrives whole", async ({ page }) => {
  const scriptsCome = await openSlowly(page, "/Contact");
  const form = page.getByRole("form", { name: words.Contact.form });
  const send = form.getByRole("button", { name: words.Contact.submit });
  await form.getByLabel(words.Form.fullName).fill(wishes.full_name);
  await form.getByLabel(words.Form.email).fill(wishes.email);
  await form.locator("input[type=tel]").fill("+49 30 901820");
  await form.getByLabel(words.Form.message).fill(wishes.message);
  // Enter in a field sends nothing yet, above all not into the address.
  await form.getByLabel(words.Form.email).press("Enter");
  await expect(send).toBeDisabled();
  scriptsCome();
  await expect(send).toBeEnabled(patience);
  await expect(page).toHaveURL(urlOf("en", "/Contact"));
  await form.getByLabel(words.Form.country, { exact: true }).selectOption("DE");
  const sent = page.waitForRequest("**/api/contact_us");
  await send.click();
  const { full_name, email, phone, message } = wishes;
  const told = { full_name, email, phone, message, country: "DE" };
  expect((await sent).postDataJSON()).toMatchObject(told);
  await expect(page.getByText(words.Contact.success)).toBeVisible();
});

test("the stars and the subject of a review given before the script is there stay", async ({
  page,
}) => {
  const scriptsCome = await openSlowly(page, "/Review");
  const form = page.getByRole("form", { name: words.ReviewForm.form });
  const stars = words.ReviewForm.stars[4];
  const subject = form.getByLabel(words.ReviewForm.about);
  await form.locator("label", { has: page.getByRole("radio", { name: stars }) }).click();
  await subject.selectOption({ index: 3 });
  const chosen = await subject.inputValue();
  await form.getByLabel(words.ReviewForm.headline).fill("Quiet and well led");
  const send = form.getByRole("button", { name: words.ReviewForm.submit });
  await expect(send).toBeDisabled();
  scriptsCome();
  await expect(send).toBeEnabled(patience);
  await form.getByLabel(words.ReviewForm.text, { exact: true }).fill("We came back happy.");
  await expect(form.getByRole("radio", { name: stars })).toBeChecked();
  await expect(subject).toHaveValue(chosen);
  await expect(form.getByLabel(words.ReviewForm.headline)).toHaveValue("Quiet and well led");
});

for (const [what, hash, button] of [
  ["sign in with", "", words.Auth.login.submit],
  // As the link of the mail leads here.
  ["confirm an account with", `#${"s".repeat(43)}`, words.Auth.confirm.submit],
] as const)
  test(`what is typed to ${what} before the script is there stays`, async ({ page }) => {
    // The link is made up here; the page asks whether it still works.
    await page.route("**/api/account/link", (route) =>
      route.fulfill({ json: { data: { done: true } } }),
    );
    const scriptsCome = await openSlowly(page, `/Login${hash}`);
    const password = page.getByLabel(words.Auth.password, { exact: true });
    await page.getByLabel(words.Auth.email).fill(wishes.email);
    await password.fill("a long and quiet password");
    scriptsCome();
    await expect(page.getByRole("button", { name: button })).toBeEnabled(patience);
    await expect(password).toHaveValue("a long and quiet password");
    if (hash === "") await expect(page.getByLabel(words.Auth.email)).toHaveValue(wishes.email);
  });

test("a filter ticked before the script is there counts, and the list is not drawn anew", async ({
  page,
}) => {
  const scriptsCome = await openSlowly(page, "/tanzania-safari-package");
  // Not a card: the choice soon asks for other tours. The section around them stays.
  const list = await page.locator("section[aria-labelledby=found]").elementHandle();
  await page.locator("section button[popovertarget=tour-filters]").click();
  const serengeti = page.locator('input[name="destination"][value="serengeti"]');
  await serengeti.check();
  expect(await list?.evaluate((drawn) => Object.keys(drawn).length)).toBe(0);
  scriptsCome();
  // What React has taken over carries its marks.
  await expect
    .poll(() => list?.evaluate((drawn) => Object.keys(drawn).length), patience)
    .toBeGreaterThan(0);
  await expect(page).toHaveURL(/destination=serengeti/, patience);
  await expect(serengeti).toBeChecked();
});

for (const [path, label, option, search] of [
  ["/Guest-Book", words.GuestBook.sort, words.GuestBook.sorts.lowest, "?sort=lowest"],
  ["/Upcoming-Departures", words.Departures.language, "German", "?language=de"],
] as const)
  test(`what ${path} is asked for before the script is there counts`, async ({ page }) => {
    const scriptsCome = await openSlowly(page, path);
    const choice = page.getByLabel(label);
    await choice.selectOption(option);
    scriptsCome();
    await expect(page).toHaveURL(urlOf("en", path + search), patience);
    await expect(choice.locator("option:checked")).toHaveText(option);
  });

test("a press on the language switch counts while the page's head learns who is signed in", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const cookies = { token: "a".repeat(43), name: "Christopher Montgomery" };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: urlOf("en", "/") })),
  );
  // The account is made up here.
  await page.route("**/api/account/wishlist", (route) =>
    route.fulfill({ json: { data: { ids: [] } } }),
  );
  const scriptsCome = await openSlowly(page, "/About");
  await page.evaluate(() => document.fonts.ready);
  await page.locator(".language-switch summary").hover();
  await page.mouse.down();
  scriptsCome();
  await expect(page.getByRole("banner").getByRole("link", { name: cookies.name })).toBeVisible(
    patience,
  );
  await page.mouse.up();
  await expect(page.locator('.language-switch a[hreflang="de"]')).toBeVisible();
});

test("buttons pressed before their scripts are there do what they say, once", async ({ page }) => {
  const scriptsCome = await openSlowly(page, "/tanzania-safari-package");
  const heart = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /favourites/i });
  // Impatient, as people are.
  await heart.click();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  scriptsCome();
  await expect(heart).toHaveAttribute("aria-pressed", "true", patience);
});

test("a day chosen before the script is there is the day that is priced", async ({ page }) => {
  const scriptsCome = await openSlowly(page, "/trip/twelve-days-without-hurry");
  const panel = page.locator("#price");
  const day = `${Number(businessDay().slice(0, 4)) + 1}-08-20`;
  await panel.getByLabel(words.TourPrice.start).fill(day);
  scriptsCome();
  const book = panel.getByRole("link", { name: words.TourPrice.book });
  await expect(book).toHaveAttribute("href", new RegExp(`date=${day}`), patience);
  await expect(panel.getByLabel(words.TourPrice.start)).toHaveValue(day);
});
