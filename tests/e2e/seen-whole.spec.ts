import type { Page } from "@playwright/test";
import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { book, dayIn, privateTour, roomyDeparture } from "./support/bookable";
import { Guest } from "./support/guest";
import { expect, test } from "./support/site";

test.use({ viewport: { width: 1280, height: 900 } });

for (const locale of ["en", "de"] as const)
  test(`the first screen of a tour says its price, and its panel is seen whole in a window of 900 px, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(urlOf(locale, `/trip/${await privateTour(locale)}`));
    const first = page.getByRole("main").locator('a[href="#price"]').first();
    await expect(first).toContainText("$");
    await expect(first).toBeInViewport({ ratio: 1 });
    const panel = page.locator("#price");
    await expect(panel.getByRole("button", { pressed: false }).last()).toBeVisible();
    const hidden = await panel.evaluate((aside) =>
      [...aside.querySelectorAll("*")]
        .filter((element) => getComputedStyle(element).overflowY === "auto")
        .map((element) => element.scrollHeight - element.clientHeight),
    );
    expect(hidden).toEqual([0]);
  });

test("a booking says how it stands and where to pay on its first screen, and its amounts end where its lines do", async ({
  page,
}) => {
  const departure = await roomyDeparture("de", "shared-day-manyara", dayIn(160));
  const trip = { tour: departure.tour.slug, starts: departure.starts };
  const who = { full_name: "Johanna Weiß", email: "erster.blick@example.com" };
  const booked = await book("de", trip, who, "198.51.100.97");
  const guest = new Guest(page, "de", who.email);
  await guest.open(booked);
  await guest.stands("provisional");
  const pay = page.locator('main a[href^="/Payment?"]').first();
  await expect(pay).toBeInViewport({ ratio: 1 });
  const { money } = guest.words.BookingStatus;
  const part = page.getByRole("region", { name: money.title });
  const ends = await part.evaluate((region) =>
    [region, ...region.querySelectorAll("dd")].map((each) =>
      Math.round(each.getBoundingClientRect().right),
    ),
  );
  expect(new Set(ends).size).toBe(1);
  expect(ends.length).toBeGreaterThan(3);
});

/** The cards that end a grid before its edge: the last row would have a gap. */
const gapsOf = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("article:last-child")].flatMap((card) => {
      const grid = card.parentElement;
      if (!grid || grid.children.length < 2 || getComputedStyle(grid).display !== "grid") return [];
      const gap = grid.getBoundingClientRect().right - card.getBoundingClientRect().right;
      return gap > 1 ? [card.textContent] : [];
    }),
  );

const withRows = ["/Blogs", "/Destinations", "/blog/welche-route-am-kilimandscharo"];

for (const path of withRows)
  test(`the rows of cards are full on ${path}`, async ({ page }) => {
    await page.goto(urlOf("de", path));
    expect(await gapsOf(page)).toEqual([]);
  });

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  for (const path of withRows)
    test(`the rows of cards are full on ${path}`, async ({ page }) => {
      await page.goto(urlOf("de", path));
      expect(await gapsOf(page)).toEqual([]);
    });

  test("four tours are compared whole, their names in view down to the last row", async ({
    page,
  }) => {
    const { body } = await ask("de", "/api/populartours");
    const ids: string[] = JSON.parse(body).data.map(({ id }: { id: string }) => id);
    await page.goto(urlOf("de", `/Compare?t=${ids.slice(0, 4).join(",")}`));
    const names = page.getByRole("table").getByRole("columnheader").getByRole("link");
    await expect(names).toHaveCount(4);
    await page.getByRole("table").getByRole("row").last().scrollIntoViewIfNeeded();
    for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
    const cut = await page
      .getByRole("table")
      .evaluate((table) =>
        [table.parentElement, document.documentElement].map(
          (box) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
        ),
      );
    expect(cut).toEqual([0, 0]);
  });
});
