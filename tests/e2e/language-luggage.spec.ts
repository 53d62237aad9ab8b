import type { Page } from "@playwright/test";
import type { Locale } from "../../lib/contract/locale";
import { urlOf } from "./support/address";
import { hasScript } from "./support/is-alive";
import { expect, test } from "./support/site";
import { Wizard } from "./support/wizard";
import { wordsOf } from "./support/words";

const english = wordsOf("en");
const german = wordsOf("de");
const invitation = "amani-7k2p9xq4";

/** Opens the language menu as a visitor does. */
const languageLink = async (page: Page, to: Locale) => {
  const link = page.locator(`.language-switch a[hreflang="${to}"]`);
  if (!(await link.isVisible())) await page.locator(".language-switch summary").click();
  return link;
};
const changeTo = async (page: Page, to: Locale) => (await languageLink(page, to)).click();
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

test("filters, favourites, comparison and invitation of a guest are there in the other language", async ({
  page,
}) => {
  await page.goto(urlOf("de", "/robots.txt"));
  await page.evaluate(() => localStorage.setItem("tembea-wishlist", '["machame-seven-group"]'));
  const filters = "?safari_type=camping&sort=price";
  await page.goto(urlOf("en", `/tanzania-safari-package${filters}`));
  await page.context().addCookies([{ name: "invited_by", value: invitation, url: page.url() }]);
  const main = page.getByRole("main");
  await main
    .getByRole("button", { name: /favourites/i })
    .first()
    .click();
  await main
    .getByRole("button", { name: /^Compare / })
    .first()
    .click();
  await expect(page.getByRole("region", { name: english.CompareBar.label })).toBeVisible();
  const [favourite] = await stored(page, "tembea-wishlist");
  const compared = await stored(page, "tembea-compare");
  expect([favourite, compared.length]).toEqual([expect.stringMatching(/^[a-z-]+$/), 1]);
  await changeTo(page, "de");
  await expect(page).toHaveURL(urlOf("de", `/tanzania-safari-package${filters}`));
  await expect
    .poll(() => stored(page, "tembea-wishlist"))
    .toEqual(["machame-seven-group", favourite]);
  const bar = page.getByRole("region", { name: german.CompareBar.label });
  await expect(bar).toBeVisible();
  expect(await stored(page, "tembea-compare")).toEqual(compared);
  expect(await page.evaluate(() => document.cookie)).toContain(`invited_by=${invitation}`);
  await page.goto(urlOf("de", "/Wishlists"));
  await expect(page.locator("main article")).toHaveCount(2);
});

test("a quote goes on in the other language at its step, without who asks, and comes back newer", async ({
  page,
}) => {
  await page.goto(urlOf("en", "/Quote?tour=crater-and-plains-in-six-days"));
  const wizard = new Wizard(page, english);
  await expect(page.getByText("Crater and Plains in six days").first()).toBeVisible();
  for (const step of ["travel_type", "days", "travel_with", "budget", "journey"] as const) {
    await wizard.isAt(step);
    await wizard.answer(step);
    await wizard.next();
  }
  await wizard.isAt("contact");
  await wizard.answer("contact");
  const link = await languageLink(page, "de");
  await link.hover();
  await link.dispatchEvent("pointerdown");
  const href = decodeURIComponent((await link.getAttribute("href")) ?? "");
  expect(href).toContain("krater-und-ebenen-in-sechs-tagen");
  for (const secret of ["Jürgen", "juergen", "901820", "Elephants", "afraid", "whatsapp"])
    expect(href).not.toContain(secret);
  await link.click();
  await expect(page).toHaveURL(urlOf("de", "/Quote?step=6"));
  const there = new Wizard(page, german);
  await there.isAt("contact");
  await expect(page.getByText("Krater und Ebenen in sechs Tagen").first()).toBeVisible();
  await expect(there.form.getByRole("textbox", { name: german.Form.fullName })).toHaveValue("");
  await page.getByRole("button", { name: german.Quote.back }).click();
  await there.isAt("journey");
  await expect(
    there.form.getByRole("radio", { name: german.Quote.journey.kinds.flexible }),
  ).toBeChecked();
  const more = german.Form.more.replace("{label}", german.Quote.journey.adults);
  await there.form.getByRole("button", { name: more }).click();

  await changeTo(page, "en");
  await expect(page).toHaveURL(urlOf("en", "/Quote?step=5"));
  await wizard.isAt("journey");
  await expect(page.getByText("3 adults, 1 child")).toBeVisible();
  await expect(page.getByText(english.Quote.brought.text)).toBeHidden();
  await wizard.next();
  await expect(wizard.form.getByRole("textbox", { name: english.Form.fullName })).toHaveValue(
    "Jürgen Weiß",
  );
});

test("another request that was begun there is not lost: the visitor is asked", async ({ page }) => {
  for (const [locale, days] of [
    ["de", "5"],
    ["en", "11"],
  ] as const) {
    const wizard = new Wizard(page, wordsOf(locale));
    await page.goto(urlOf(locale, "/Quote"));
    await wizard.answer("travel_type");
    await wizard.next();
    await wizard.isAt("days");
    const own = wizard.form.getByRole("textbox", { name: wordsOf(locale).Quote.days.own });
    await own.fill(days);
    await expect.poll(async () => (await stored(page, "tembea-quote")).draft.days).toBe(days);
  }
  await changeTo(page, "de");
  await expect(page).toHaveURL(urlOf("de", "/Quote?step=2"));
  const own = page.getByRole("textbox", { name: german.Quote.days.own });
  await expect(page.getByText(german.Quote.brought.text)).toBeVisible();
  await expect(own).toHaveValue("5");
  await page.getByRole("button", { name: german.Quote.brought.take }).click();
  await expect(own).toHaveValue("11");
});

test("a booking is there in the other language, with its extras", async ({ page }) => {
  const next = new Date().getUTCFullYear() + 1;
  await page.goto(
    urlOf("en", `/Booking?tour=crater-and-plains-in-six-days&date=${next}-06-10&adults=3`),
  );
  const extras = page.getByRole("main").getByRole("checkbox").first();
  await extras.check();
  const extrasKept = async () => (await stored(page, "tembea-booking"))?.draft.extras;
  await expect.poll(extrasKept).toHaveLength(1);
  const kept = await extrasKept();
  await changeTo(page, "de");
  await expect(page).toHaveURL(urlOf("de", "/Booking?tour=krater-und-ebenen-in-sechs-tagen"));
  await expect(page.getByRole("main").getByRole("checkbox").first()).toBeChecked();
  await expect
    .poll(async () => (await stored(page, "tembea-booking"))?.draft)
    .toMatchObject({ adults: 3, starts: `${next}-06-10`, extras: kept });
});

test("a middle click takes it along to a tab of its own", async ({ page, context }) => {
  await page.goto(urlOf("en", "/About"));
  await hasScript(page);
  await page.evaluate(() => localStorage.setItem("tembea-compare", '["machame-seven-group"]'));
  const link = await languageLink(page, "it");
  const opened = context.waitForEvent("page");
  await link.click({ button: "middle" });
  const other = await opened;
  await expect(other).toHaveURL(urlOf("it", "/About"));
  await expect.poll(() => stored(other, "tembea-compare")).toEqual(["machame-seven-group"]);
});

test("what comes with an address is out of it before the page is there, and nonsense does nothing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const note = () => Object.assign(window, { hashAtStart: window.location.hash });
    document.addEventListener("readystatechange", note, { once: true });
  });
  const nonsense = [
    "x".repeat(10_000),
    "%7B%22v%22%3A1%2C%22__proto__%22%3A%7B%22a%22%3A1%7D%7D",
    "<script>alert(1)</script>",
  ];
  for (const each of nonsense) {
    await page.goto("about:blank");
    await page.goto(urlOf("en", `/About?x=1#~luggage=${each}`));
    await expect(page).toHaveURL(urlOf("en", "/About?x=1"));
    expect(await page.evaluate(() => Reflect.get(window, "hashAtStart"))).toBe("");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("tembea-luggage")))
      .toBeNull();
  }
});
