import type { Page } from "@playwright/test";
import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { book, dayIn, roomyDeparture } from "./support/bookable";
import { firstPath } from "./support/first-path";
import { expect, test } from "./support/site";
import { filled, wordsOf } from "./support/words";

test.use({ viewport: { width: 320, height: 640 }, allowed: [/status of 404/] });

const paths = [
  "/",
  "/tanzania-safari-package",
  // A long name at the end of where the page stands.
  "/tanzania-safari-package/camping-safaris",
  "/trip/",
  // With a table of who comes along up the mountain.
  "/trip/lemosho-route-acht-tage",
  "/Destinations",
  "/CountryPark/",
  "/Lodges-and-Camps",
  "/Lodges-and-Camps/",
  "/Blogs",
  "/blog/",
  // With a table of five columns.
  "/blog/welche-route-am-kilimandscharo",
  "/Guest-Book",
  "/Upcoming-Departures",
  "/About",
  "/Our-Team",
  "/Migration-by-Month",
  "/Kilimanjaro-Routes",
  "/When-and-Where?month=2&days=7&adults=2&wish=calves",
  "/Our-Booking-Process",
  "/Terms",
  "/Wishlists",
  "/nope",
];

for (const path of paths) {
  test(`${path} fits a screen of 320 px`, async ({ page }) => {
    // German has the longest words.
    await page.goto(urlOf("de", await firstPath("de", path)));
    expect(await tooWide(page)).toEqual([]);
  });
}

// Their words for who comes along up a mountain are the longest.
for (const [locale, slug] of [
  ["es", "ruta-lemosho-ocho-dias"],
  ["fr", "lemosho-huit-jours"],
  ["pt", "rota-lemosho-oito-dias"],
] as const)
  test(`a climb fits a screen of 320 px in ${locale}`, async ({ page }) => {
    await page.goto(urlOf(locale, `/trip/${slug}`));
    await expect(page.getByText(wordsOf(locale).Climb.crew.title)).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  });

test("tours are compared on a phone two by two, and a third takes the place of one", async ({
  page,
}) => {
  const { body } = await ask("de", "/api/populartours");
  const tours: { id: string; title: string }[] = JSON.parse(body).data.slice(0, 3);
  const [first, second, third] = tours.map(({ title }) => title);
  await page.goto(urlOf("de", `/Compare?t=${tours.map(({ id }) => id).join(",")}`));
  const head = (title = "") => page.getByRole("link", { name: title, exact: true });
  await expect(head(first)).toBeVisible();
  await expect(head(third)).toBeHidden();
  expect(await tooWide(page)).toEqual([]);
  await page
    .getByLabel(filled(wordsOf("de").ComparePage.instead, { title: second ?? "" }))
    .selectOption(third ?? "");
  await expect(head(third)).toBeVisible();
  await expect(head(second)).toBeHidden();
  expect(await tooWide(page)).toEqual([]);
});

for (const locale of ["en", "de"] as const)
  test(`the bar with the price of a tour says who and how much in a line each in ${locale}`, async ({
    page,
  }) => {
    await page.goto(urlOf(locale, await firstPath(locale, "/trip/")));
    const opens = page.getByRole("link", { name: wordsOf(locale).TourPrice.open });
    const bar = page.locator("[data-bottom-bar]");
    await expect(bar).toContainText("$");
    const height = async (part: typeof bar) => (await part.boundingBox())?.height ?? 0;
    expect(await height(opens)).toBeLessThanOrEqual(48);
    expect(await height(bar)).toBeLessThanOrEqual(72);
  });

test("a long address of mail stays within the page of its booking", async ({ page }) => {
  const departure = await roomyDeparture("de", "shared-day-manyara", dayIn(160));
  const email = "johanna-magdalena.schwarzenberger-hohenlohe@reisende.example.com";
  const trip = { tour: departure.tour.slug, starts: departure.starts };
  const who = { full_name: "Johanna-Magdalena Schwarzenberger", email };
  const { reference, key } = await book("de", trip, who, "198.51.100.95");
  await page.goto(urlOf("de", `/Booking/${reference}#${key}`));
  await expect(page.getByText(email).first()).toBeVisible();
  const edge = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  const { x = 0, width = 0 } = (await edge.locator("xpath=..").boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320 - x);
  const tour = await page.getByRole("link", { name: departure.tour.title }).boundingBox();
  expect(tour?.height).toBeGreaterThanOrEqual(43);
});

function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const found = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return found.slice(0, 5).map((element) => `${element.tagName}.${element.className}`);
  });
}
