import { canBeUsedByEverybody } from "./support/axe";
import { test } from "./support/lead-site";
import { expect } from "./support/site";
import { joinDesk } from "./support/staff";

test("an editor publishes a review and replies, and both are on the site in another language", async ({
  context,
  site,
  request,
}) => {
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
  const sent = await request.post(
    site.url("de", "/api/send_review").replace("de.localhost", "127.0.0.1"),
    {
      data: {
        ...{ full_name: "Helga Staub", email: "helga.staub@example.com", country: "DE" },
        ...{ rating: 2, title, text: "Die Fahrt war lang, das Zelt war sauber.", agree: true },
        ...{ about: { kind: "tour", slug: german }, seconds_open: 60 },
      },
      headers: { "accept-language": "de", "x-forwarded-for": "198.51.100.92" },
    },
  );
  expect(sent.status()).toBe(201);

  const page = await joinDesk(context, site, "Imani", "editor");
  await page.getByRole("link", { name: "Reviews" }).click();
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card.getByText("Crater and Plains in six days")).toBeVisible();
  await canBeUsedByEverybody(page);
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
  const data = await guest.locator('script[type="application/ld+json"]').allTextContents();
  const tour = data.map((each) => JSON.parse(each)).find(({ review }) => review);
  expect(tour.review).toContainEqual(
    expect.objectContaining({ comment: expect.objectContaining({ text, inLanguage: "de" }) }),
  );
});
