import { jpeg } from "../support/photographs";
import { canBeUsedByEverybody } from "./support/axe";
import { test } from "./support/lead-site";
import { expect } from "./support/site";
import { joinDesk } from "./support/staff";
import { wordsOf } from "./support/words";

// What the browser notes of a request that is cut off here.
test.use({ allowed: [/net::ERR_FAILED/] });

test("an editor publishes a review with one of its photographs and replies; all is on the site in another language", async ({
  context,
  site,
}) => {
  test.slow();
  const [german, french] = await Promise.all(
    ["de", "fr"].map(async (locale) => {
      const [row] = await site.query(
        "select slug from tour_texts where tour_id = 'crater-and-plains' and locale = $1",
        [locale],
      );
      return String(row?.slug);
    }),
  );
  const title = "Zu viel Staub auf der Piste";
  const visitor = await context.newPage();
  await visitor.goto(site.url("de", `/Review?tour=${german}`));
  const words = wordsOf("de");
  const { photographs: said } = words.ReviewForm;
  // The first does not arrive, and is tried again.
  let isLost = true;
  await visitor.route("**/api/review-photograph", (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    return route.abort();
  });
  const files = [await jpeg(3000, 2000), await jpeg(900, 600, { sky: "#c06030" })];
  await visitor
    .getByLabel(said.label)
    .setInputFiles(
      files.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: "image/jpeg", buffer })),
    );
  await visitor.getByRole("radio", { name: words.ReviewForm.stars[2] }).check({ force: true });
  const type = (label: string, text: string) =>
    visitor.getByLabel(label, { exact: true }).fill(text);
  await type(words.ReviewForm.headline, title);
  await type(words.ReviewForm.text, "Die Fahrt war lang, das Zelt war sauber.");
  await type(words.Form.fullName, "Helga Staub");
  await type(words.Form.email, "helga.staub@example.com");
  await visitor.getByLabel(words.Form.country, { exact: true }).selectOption("DE");
  await visitor.getByRole("checkbox").check();
  await visitor.getByText(said.failed.lost).waitFor();
  await canBeUsedByEverybody(visitor);
  await visitor.getByRole("button", { name: said.again }).click();
  await visitor.getByRole("button", { name: words.ReviewForm.submit }).click();
  await visitor.waitForURL("**/ThankyouReview");

  const page = await joinDesk(context, site, "Imani", "editor");
  await page.getByRole("link", { name: "Reviews" }).click();
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card.getByText("Crater and Plains in six days")).toBeVisible();
  await expect(card.getByRole("button", { name: /^Enlarge photograph/ })).toHaveCount(2);
  await canBeUsedByEverybody(page);
  await card.getByRole("button", { name: "Leave out" }).first().click();
  await card.getByRole("button", { name: "Erase it" }).click();
  await expect(card.getByRole("button", { name: /^Enlarge photograph/ })).toHaveCount(1);
  await card.getByRole("button", { name: "Publish" }).click();
  // It stays where it was, so that the reply is the next tap.
  await expect(card.getByText("It is in the guest book.")).toBeVisible();
  await card.getByRole("button", { name: "Reply in public" }).click();
  const text = "Danke, Helga! In der Trockenzeit staubt es; wir geben nun Tücher mit.";
  await card.getByRole("textbox", { name: "Reply" }).fill(text);
  await canBeUsedByEverybody(page);
  await card.getByRole("button", { name: "Show the reply" }).click();
  await expect(card.getByText("The reply is shown under the review.")).toBeVisible();
  await expect(card.getByText(text)).toBeVisible();

  const guest = await context.newPage();
  for (const path of ["/Guest-Book", `/trip/${french}`])
    await expect(async () => {
      await guest.goto(site.url("fr", path));
      const reply = guest.getByText(text);
      await expect(reply).toBeVisible({ timeout: 2_000 });
      await expect(reply).toHaveAttribute("lang", "de");
    }).toPass();
  const enlarged = guest.getByRole("dialog", { name: /Helga S\./ });
  await guest
    .getByRole("button", { name: /Agrandir la photo 1 sur 1\s: Photo de Helga S\./ })
    .click();
  const width = () =>
    enlarged.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(300);
  await guest.keyboard.press("Escape");
  await expect(enlarged).toBeHidden();
  const data = await guest.locator('script[type="application/ld+json"]').allTextContents();
  const tour = data.map((each) => JSON.parse(each)).find(({ review }) => review);
  expect(tour.review).toContainEqual(
    expect.objectContaining({
      comment: expect.objectContaining({ text, inLanguage: "de" }),
      image: [expect.stringContaining("/photographs/")],
    }),
  );
});
