import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { readPage } from "./support/read-page";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

const start = "/Upcoming-Departures";
const monthPaths = (links: readonly string[]) => [
  ...new Set(links.filter((link) => /^\/Upcoming-Departures\/\d{4}-\d{2}$/.test(link))),
];

test("every month of departures is a page of its own, small and in the sitemap", async () => {
  const first = await ask("de", start);
  const months = monthPaths(readPage(first.body).links);
  expect(months.length).toBeGreaterThan(15);
  const sitemap = (await ask("de", "/sitemap.xml")).body;
  for (const path of [start, ...months]) {
    const { status, body } = await ask("de", path);
    const page = readPage(body);
    expect([path, status, page.canonical, page.isIndexed]).toEqual([
      path,
      200,
      urlOf("de", path),
      true,
    ]);
    expect(page.alternates.en).toBe(urlOf("en", path));
    expect(sitemap).toContain(`<loc>${urlOf("de", path)}</loc>`);
    expect(body.match(/<[a-z]/g)?.length, path).toBeLessThan(1500);
  }
});

test("the addresses of the filter before months had pages lead on, in one hop", async () => {
  const { status, headers } = await ask("en", `${start}?month=2031-08&language=de`);
  expect([status, headers.location]).toEqual([301, `${start}/2031-08?language=de`]);
});

test("a month without departures says so and is not listed; what is no month is not found", async () => {
  const past = await ask("en", `${start}/2020-01`);
  expect(past.status).toBe(200);
  expect(readPage(past.body).isIndexed).toBe(false);
  expect(monthPaths(readPage(past.body).links).length).toBeGreaterThan(15);
  for (const path of ["2027-13", "de", "2027-03/de"])
    expect([path, (await ask("en", `${start}/${path}`)).status]).toEqual([path, 404]);
});

/** How many of a list's parts begin at each height, from above. */
const abreast = (parts: Element[]) => {
  const tops = parts.map((part) => Math.round(part.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
};

for (const [width, most] of [
  [390, 1],
  [1280, 2],
  [1920, 3],
] as const)
  test(`departures stand ${most} abreast at ${width} px, and only the last row has room left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(urlOf("de", start));
    const rows = await page.locator("[data-languages]").evaluateAll(abreast);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.slice(0, -1)).toEqual(rows.slice(0, -1).map(() => most));
    const months = page.getByRole("navigation", { name: wordsOf("de").Departures.month });
    const { height = 0 } = (await months.boundingBox()) ?? {};
    expect(height).toBeLessThan(400);
  });

test("the guide's language hides what does not fit and goes along to other months", async ({
  page,
}) => {
  await page.goto(urlOf("en", start));
  const months = page.getByRole("navigation", { name: "Departures by month" });
  await months.getByRole("link").nth(3).click();
  await expect(page).toHaveURL(/\/Upcoming-Departures\/\d{4}-\d{2}$/);
  const rows = page.locator("[data-languages]");
  await expect(rows.first()).toBeVisible();
  await page.getByLabel("Guide speaks").selectOption("German");
  await expect(rows.filter({ hasNotText: "German" }).filter({ visible: true })).toHaveCount(0);
  const counts = await rows
    .filter({ visible: true })
    .evaluateAll((shown) => shown.map((row) => Number((row as HTMLElement).dataset.count)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(0);
  await expect(page.getByRole("status").first()).toHaveText(new RegExp(`^${total} departures?$`));
  await expect(months.locator("[aria-current]")).toContainText(`${total}`);
  await months.getByRole("link").nth(5).click();
  await expect(page).toHaveURL(/\/Upcoming-Departures\/\d{4}-\d{2}\?language=de$/);
  await expect(page.getByLabel("Guide speaks")).toHaveValue("de");
  await expect(rows.filter({ hasText: "German" }).first()).toBeVisible();
  await expect(rows.filter({ hasNotText: "German" }).filter({ visible: true })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("months are links and a date leads to the price of its tour", async ({ page }) => {
    await page.goto(urlOf("en", start));
    await page
      .getByRole("navigation", { name: "Departures by month" })
      .getByRole("link")
      .nth(2)
      .click();
    await expect(page).toHaveURL(/\/Upcoming-Departures\/\d{4}-\d{2}$/);
    await page
      .getByRole("link", { name: /^Departures in / })
      .last()
      .click();
    await page.locator("[data-languages] li a").first().click();
    await expect(page).toHaveURL(/\/trip\/[\w-]+\?date=\d{4}-\d{2}-\d{2}#price$/);
  });

  test("a month's days say their lowest price, and a day opens what starts on it", async ({
    page,
  }) => {
    const [month = ""] = monthPaths(readPage((await ask("en", start)).body).links).slice(3);
    await page.goto(urlOf("en", month));
    const days = page.getByRole("button", { name: /: \$[\d,]+\. \d+ departures?$/ });
    await days.first().click();
    const opened = page.locator("#days [popover]:popover-open");
    await expect(opened).toContainText(/\$[\d,]+ · (\d+ seats left|Last seat|Full)/);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    await days.first().press("Enter");
    await opened.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/trip\/[\w-]+(\?date=\d{4}-\d{2}-\d{2}#price|#)/);
  });
});
