import type { BrowserContext } from "@playwright/test";
import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { leaveDraft } from "./support/leave-draft";
import { linkIn } from "./support/mailbox";
import { Member, password } from "./support/member";
import { expect, test } from "./support/site";
import { Wizard } from "./support/wizard";
import { wordsOf } from "./support/words";

// The browser's own notes of a session that has ended and of a link that was used.
test.use({ allowed: [/status of 40[13]/] });

const personalPages = ["/Dashboard", "/Profile", "/Affiliate", "/AffiliateLink", "/Wishlists"];

for (const [locale, address] of [
  ["en", "198.51.100.21"],
  ["de", "198.51.100.22"],
] as const) {
  test(`an account from sign-up over a friend's quote to signing out in ${locale}`, async ({
    page,
    context,
    browser,
  }) => {
    await comesFrom(context, address);
    const words = wordsOf(locale);
    const { Account, Affiliate } = words;
    const member = new Member(page, locale, words, `amani-${locale}@example.com`);
    await member.signUp();

    await member.goto("/Profile");
    await member.type(Account.profile.name, "Amani Mushi");
    await page.locator("input[type=file]").setInputFiles("public/pictures/about-480.webp");
    await page.keyboard.press("ArrowLeft");
    await member.press(Account.crop.take);
    await member.press(Account.profile.submit);
    await expect(page.getByText(Account.profile.saved)).toBeVisible();
    await page.reload();
    const avatar = page.locator('main img[src^="/api/avatar/"]').first();
    await expect(avatar).toHaveJSProperty("naturalWidth", 320);

    await member.goto("/AffiliateLink");
    await member.press(Affiliate.generate.submit);
    const link = page.getByLabel(Affiliate.link.label, { exact: true });
    await expect(link).toHaveValue(/\/affiliate\/[a-z0-9-]+$/);
    const path = new URL(await link.inputValue()).pathname;

    const friend = await browser.newContext();
    const quote = await friendAsks(friend, path, `freund-${locale}@example.com`);
    await member.goto("/Affiliate");
    const row = page.getByRole("row").filter({ hasText: quote });
    await expect(row).toContainText("Jürgen W.");
    await expect(row).toContainText("203.0.113.");
    await expect(row).toContainText(Affiliate.friends.states.pending.replace("{reward}", "$100"));

    for (const personal of personalPages) {
      const { body } = await ask(locale, personal, {
        headers: { cookie: await cookieOf(context) },
      });
      expect(body).not.toContain(member.email);
      expect(body).not.toContain("Amani");
    }

    const other = await context.newPage();
    await other.goto(urlOf(locale, "/Dashboard"));
    await expect(other.getByText("Amani Mushi").first()).toBeVisible();
    expect(await member.remembered()).toEqual(["avatar", "name", "token", "local token"]);
    await page.bringToFront();
    await member.press(Account.nav.signOut);
    await expect(page).toHaveURL(urlOf(locale, "/"));
    await expect.poll(() => member.remembered()).toEqual([]);
    await expect(other.getByText(Account.signIn.title)).toBeVisible();
  });
}

test("a link that was used says so and asks for nothing", async ({ page, context, browser }) => {
  await comesFrom(context, "198.51.100.26");
  const english = wordsOf("en");
  const { Auth } = english;
  const member = new Member(page, "en", english, "twice@example.com");
  await member.signUp();
  const link = await linkIn("/Login", member.email);
  await member.goto("/About");
  await page.goto(link);
  await expect(page.getByText(Auth.login.already.replace("{name}", member.email))).toBeVisible();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);

  const elsewhere = await browser.newContext();
  await comesFrom(elsewhere, "198.51.100.27");
  const stranger = await elsewhere.newPage();
  await stranger.goto(link);
  await expect(stranger.getByText(Auth.usedLink.title)).toBeVisible();
  await expect(stranger.getByRole("heading", { name: Auth.confirm.title })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/Login", "/Signup", "/ForgotPassword"])
    test(`${path} says what it needs, and how to reach us`, async ({ page }) => {
      await page.goto(urlOf("de", path));
      const told = page.locator("main noscript");
      await expect(told.locator("p")).toHaveText(wordsOf("de").NeedsScript.account);
      await expect(told.locator("p")).toBeVisible();
      await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
      await expect(told.locator('a[href^="https://wa.me/"]')).toBeVisible();
    });
});

test("changing the language stays signed in, once, and tells no address", async ({
  page,
  context,
}) => {
  await comesFrom(context, "198.51.100.23");
  const english = wordsOf("en");
  const member = new Member(page, "en", english, "neema@example.com");
  await member.signUp();
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  // A favourite of a moment ago, and what goes along beside the account.
  await page.goto(urlOf("en", "/trip/crater-and-plains-in-six-days"));
  await page
    .getByRole("main")
    .getByRole("button", { name: /favourites/i })
    .first()
    .click();
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await expect.poll(() => kept("tembea-wishlist")).toMatch(/^\["[a-z-]+"\]$/);
  await page.evaluate(() => localStorage.setItem("tembea-compare", '["machame-seven-group"]'));
  await member.goto("/Dashboard");
  await member.changesLanguage("it");
  await expect(page).toHaveURL(urlOf("it", "/Dashboard"));
  await expect(page.getByText(wordsOf("it").Account.dashboard.heading).first()).toBeVisible();
  await expect.poll(() => kept("tembea-compare")).toBe('["machame-seven-group"]');
  await expect.poll(() => kept("tembea-wishlist")).toMatch(/^\["[a-z-]+"\]$/);
  const token = (await context.cookies(urlOf("it", "/"))).find(({ name }) => name === "token");
  expect(token?.value).toMatch(/^[\w-]{43}$/);
  expect(addresses.filter((url) => url.includes(token?.value ?? "?"))).toEqual([]);
  expect(addresses.filter((url) => /[?&](code|token)=/.test(url))).toEqual([]);
});

test.describe("a page that a key opens", () => {
  // What the made-up key opens is not there.
  test.use({ allowed: [/status of 40[134]/] });

  test("lets whoever is signed in change the language there, and on the next page", async ({
    page,
    context,
  }) => {
    await comesFrom(context, "198.51.100.29");
    const member = new Member(page, "en", wordsOf("en"), "upendo@example.com");
    await member.signUp();
    const path = "/Booking/B-7KQ2-M4XD-9RTA";
    await member.goto(`${path}#nobodys-key`);
    await member.changesLanguage("it");
    await expect(page).toHaveURL((url) => url.href.startsWith(urlOf("it", path)));
    const { Layout } = wordsOf("it");
    await page.getByRole("banner").getByRole("link", { name: Layout.account }).click();
    await expect(page).toHaveURL(urlOf("it", "/Dashboard"));
    await new Member(page, "it", wordsOf("it"), member.email).changesLanguage("de");
    await expect(page).toHaveURL(urlOf("de", "/Dashboard"));
    await expect(page.getByText(wordsOf("de").Account.dashboard.heading).first()).toBeVisible();
  });
});

test("whoever signs out on the French domain is signed out on the English one", async ({
  page,
  context,
}) => {
  await comesFrom(context, "198.51.100.28");
  const member = new Member(page, "en", wordsOf("en"), "baraka@example.com");
  await member.signUp();
  await member.changesLanguage("fr");
  await expect(page).toHaveURL(urlOf("fr", "/Dashboard"));
  const { Account, Layout } = wordsOf("fr");
  await member.press(Account.nav.signOut);
  await expect(page).toHaveURL(urlOf("fr", "/"));
  await member.goto("/About");
  const signIn = page.getByRole("banner").getByRole("link", { name: wordsOf("en").Layout.signIn });
  await expect(signIn).toBeVisible();
  await expect.poll(() => member.remembered()).toEqual([]);
  await member.goto("/Dashboard");
  await expect(page.getByText(wordsOf("en").Account.signIn.title)).toBeVisible();
  await page.goto(urlOf("fr", "/About"));
  await expect(page.getByRole("banner").getByRole("link", { name: Layout.signIn })).toBeVisible();
});

test("a forgotten password is replaced by the link of the mail, and every device signed out", async ({
  page,
  context,
  browser,
}) => {
  await comesFrom(context, "198.51.100.24");
  const german = wordsOf("de");
  const { Auth, Account } = german;
  const member = new Member(page, "de", german, "vergesslich@example.com");
  await member.signUp();

  const elsewhere = await browser.newContext();
  await comesFrom(elsewhere, "198.51.100.25");
  const forgetful = new Member(await elsewhere.newPage(), "de", german, member.email);
  await forgetful.goto("/ForgotPassword");
  await forgetful.type(Auth.email, member.email);
  await forgetful.press(Auth.forgot.submit);
  await expect(forgetful.page.getByText(Auth.forgot.sent)).toBeVisible();
  await forgetful.page.goto(await linkIn("/ResetPassword", member.email));
  await forgetful.type(Auth.newPassword, "Elefanten vergessen nie");
  await forgetful.type(Auth.repeated, "Elefanten vergessen nie");
  await forgetful.press(Auth.reset.submit);
  await expect(forgetful.page.getByText(Auth.reset.done)).toBeVisible();
  await forgetful.goto("/About");
  await forgetful.page.goto(await linkIn("/ResetPassword", member.email));
  await expect(forgetful.page.getByText(Auth.usedLink.title)).toBeVisible();
  await expect(forgetful.page.getByRole("main").getByRole("textbox")).toHaveCount(0);

  await forgetful.signIn(password);
  await expect(forgetful.page.getByText(german.ApiErrors.wrong_credentials)).toBeVisible();
  await forgetful.signIn("Elefanten vergessen nie");
  await expect(forgetful.page).toHaveURL(/\/Dashboard$/);
  await page.reload();
  await expect(page.getByText(Account.signIn.title)).toBeVisible();
});

/** Makes a browser another visitor for the limits of requests. */
const comesFrom = (context: BrowserContext, address: string) =>
  context.setExtraHTTPHeaders({ "x-forwarded-for": address });

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

/** A friend opens the invitation on the French domain and sends a quote they had begun; its number. */
async function friendAsks(context: BrowserContext, path: string, email: string): Promise<string> {
  await comesFrom(context, "203.0.113.77");
  const page = await context.newPage();
  const french = wordsOf("fr");
  await leaveDraft(page, urlOf("fr", ""), email);
  await page.goto(urlOf("fr", path));
  await expect(page.getByRole("heading", { name: french.Affiliate.invited.title })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain("invited_by");
  await page.goto(urlOf("fr", "/Quote?step=review"));
  const wizard = new Wizard(page, french);
  await wizard.isAt("review");
  await wizard.send();
  const reference = await wizard.isThanked();
  await context.close();
  return reference;
}
