import { sampleQuote } from "../support/quote";
import { canBeUsedByEverybody } from "./support/axe";
import { comesFrom, Guest } from "./support/guest";
import { test } from "./support/lead-site";

import { expect } from "./support/site";
import { withPasskeys } from "./support/staff";
import { wordsOf } from "./support/words";

test("an offer is made from a request, read in German, asked about, accepted and its deposit paid", async ({
  browser,
  context,
  site,
  request,
}) => {
  test.slow();
  // Each round of it has guests and colleagues of its own.
  const round = test.info().repeatEachIndex;
  const name = `Familie ${["Vogelsang", "Amselmann", "Zeisig"][round] ?? `Meise ${round}`}`;
  const email = `offer-${round}@example.com`;
  const sent = await request.post(
    site.url("en", "/api/requestquote").replace("localhost", "127.0.0.1"),
    {
      data: sampleQuote({ full_name: name, email, tour: "crater-and-plains-in-six-days" }),
      headers: { "accept-language": "de", "x-forwarded-for": "198.51.100.95" },
    },
  );
  expect(sent.status()).toBe(201);

  const desk = await withPasskeys(context);
  await desk.setViewportSize({ width: 1280, height: 900 });
  const invited = await site.command("invite", `zawadi-${round}@example.com`, "Zawadi");
  await desk.goto(/http:\S+\/join#\S+/.exec(invited)?.[0] ?? "");
  await desk.getByRole("button", { name: "Make my passkey" }).click();
  await desk.getByRole("article").filter({ hasText: name }).getByRole("link").click();
  await desk.getByRole("button", { name: "Make an offer" }).click();

  await expect(desk.getByLabel("Name")).toHaveValue(name);
  await canBeUsedByEverybody(desk);
  const days = desk.getByRole("listitem").filter({ has: desk.getByText(/^Day \d/) });
  await expect(days).toHaveCount(6);
  await desk.getByRole("button", { name: "Delete: day 5" }).click();
  await expect(days).toHaveCount(5);
  await desk.getByRole("button", { name: "Own words: day 2" }).click();
  const second = days.nth(1);
  await second.getByLabel("Title (English)").fill("A morning with the potters");
  await expect(second.getByText("Not yet in German")).toBeVisible();
  await second.getByLabel("Title (German)").fill("Ein Morgen bei den Töpferinnen");
  await desk.getByLabel("Letter (German)").fill(`Liebe ${name},\n\nso stelle ich es mir vor.`);
  await desk.getByLabel("Total, typed").fill("7000");
  await expect(desk.getByText("Saved", { exact: true })).toBeVisible();
  await expect(desk.getByText("$7,000, of which $2,800 confirms it")).toBeVisible();
  // What was typed is there again.
  await desk.reload();
  await expect(desk.getByLabel("Total, typed")).toHaveValue("7000");
  // The guest's page as on a phone, in any language, before anything is sent.
  const preview = desk.frameLocator("iframe");
  await desk.locator("iframe").scrollIntoViewIfNeeded();
  await expect(
    preview.getByRole("heading", { name: "Ein Morgen bei den Töpferinnen" }),
  ).toBeVisible();
  await desk.getByLabel("Total, typed").fill("7100");
  // The map has the total beside it, too, for wider windows.
  const price = preview.getByRole("region", { name: wordsOf("de").Offer.price });
  await expect(price.getByText("$7,100")).toBeVisible();
  await desk.getByLabel("Total, typed").fill("7000");
  await expect(preview.getByText("$7,100")).toHaveCount(0);
  await preview.getByRole("link", { name: "English" }).click();
  await expect(preview.getByRole("heading", { name: "A morning with the potters" })).toBeVisible();
  await desk.getByRole("button", { name: "Send by e-mail" }).click();
  await expect(desk.getByText(`The offer is on its way to ${email}.`)).toBeVisible();
  await canBeUsedByEverybody(desk);

  const link = () =>
    site
      .mailsAbout(`Liebe ${name}`)
      .flatMap(({ text }) => /http\S+\/Offer\/\S+#[\w-]+/.exec(text)?.[0] ?? [])[0];
  await expect.poll(link, { timeout: 30_000 }).toBeTruthy();
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await comesFrom(phone, "198.51.100.96");
  const page = await phone.newPage();
  const guest = new Guest(page, "de", email);
  const { Offer, Payment } = guest.words;
  await page.goto((link() ?? "").replace(/#.*/, "#of_wrong"));
  await expect(page.getByRole("heading", { name: Offer.noEntry.title })).toBeVisible();
  await page.goto("about:blank");
  const answered = await page.goto(link() ?? "");
  expect(answered?.headers()["referrer-policy"]).toBe("no-referrer");
  expect(answered?.headers()["x-robots-tag"] ?? "noindex").toContain("noindex");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("so stelle ich es mir vor.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ein Morgen bei den Töpferinnen" })).toBeVisible();
  await canBeUsedByEverybody(page);

  // What one does about it comes as somebody reads on.
  await page.mouse.wheel(0, 800);
  await page.getByLabel(Offer.ask.label).fill("Geht auch ein Kindersitz?");
  await page.getByRole("button", { name: Offer.ask.send, exact: true }).click();
  await expect(page.getByText(Offer.ask.sent)).toBeVisible();
  await desk.getByLabel("Your answer").fill("Ja, er ist im Wagen.");
  await desk.getByRole("button", { name: "Send answer" }).click();
  await expect(desk.getByText("The answer is on its way.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Ja, er ist im Wagen.")).toBeVisible();

  // A household has no passport: who of them travels is asked for.
  await expect(page.getByLabel(Offer.accept.name)).toHaveValue("");
  await page.getByLabel(Offer.accept.name).fill("Jürgen Vogelsang");
  await page.getByLabel(guest.words.Form.country, { exact: true }).selectOption("DE");
  await page.getByRole("checkbox", { name: Offer.accept.ofAge }).check();
  await page.locator("#offer-agree").check();
  await page.getByRole("button", { name: Offer.accept.button }).click();
  await guest.isAt(Payment.heading);
  expect((await guest.goesOnToProvider()).amount).toContain("2,800");
  await guest.decides("pay", "confirmed");
  await guest.opensBooking();
  await guest.stands("confirmed");
  await phone.close();

  // The desk has heard of it.
  await expect(desk.getByText(/It is booking B-/)).toBeVisible();
});
