import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { readPage } from "./support/read-page";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

const list = "/Lodges-and-Camps";

for (const locale of ["en", "de"] as const)
  for (const width of [390, 1280])
    test(`in ${locale} at ${width} px a lodge is found in the list, tells what guests ask, and leads to its tours`, async ({
      page,
    }) => {
      const words = wordsOf(locale).Stays;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(urlOf(locale, list));
      await expect(page.getByRole("heading", { level: 1, name: words.heading })).toBeVisible();
      if (width < 640) await page.locator("#tarangire summary").click();
      await page.getByRole("link", { name: "Baobab Ridge Lodge" }).click();
      await expect(page).toHaveURL(urlOf(locale, `${list}/baobab-ridge`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Baobab Ridge Lodge");
      await expect(page.getByText(words.sample)).toBeVisible();
      const table = page.getByRole("table", { name: words.facts });
      const row = table.getByRole("row", { name: words.labels.hotWater });
      await expect(row).toContainText(words.hotWater.always);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await page.locator('main a[href^="/trip/"]').first().click();
      const night = page.getByRole("link", { name: "Baobab Ridge Lodge" }).first();
      await expect(night).toHaveAttribute("href", `${list}/baobab-ridge`);
    });

test("on a wide screen places with few lodges share a row, and a link leads to each", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(urlOf("de", list));
  const places = page.locator("main section[id]");
  const lefts = await places.evaluateAll((all) => [
    ...new Set(all.map((place) => Math.round(place.getBoundingClientRect().left))),
  ]);
  expect(lefts.length).toBe(2);
  const last = (await places.last().getAttribute("id")) ?? "";
  await page.getByText(wordsOf("de").Stays.toPlace).click();
  await page.locator(`main li a[href="#${last}"]`).click();
  await expect(page.locator(`#${last}`)).toBeInViewport();
});

test("on a phone each place is a row that says how many lodges it has, and opens without a script", async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(urlOf("en", list));
  const place = page.locator("#tarangire");
  const links = place.locator("li a");
  await expect(place.locator("summary")).toContainText(String(await links.count()));
  await expect(links.first()).toBeHidden();
  await place.locator("summary").click();
  await expect(links.first()).toBeVisible();
  await context.close();
});

test("a lodge without photographs opens with the picture of its place", async ({ page }) => {
  await page.goto(urlOf("en", `${list}/baobab-ridge`));
  await expect(page.locator("main header img")).toBeVisible();
});

test("a lodge has the same address on every domain, is in the sitemap, and one that is invented is no business for search engines", async () => {
  const path = `${list}/baobab-ridge`;
  const { status, body } = await ask("de", path);
  const page = readPage(body);
  expect([status, page.canonical, page.isIndexed]).toEqual([200, urlOf("de", path), true]);
  expect(page.alternates.en).toBe(urlOf("en", path));
  expect((await ask("de", "/sitemap.xml")).body).toContain(`<loc>${urlOf("de", path)}</loc>`);
  expect(body).not.toContain("LodgingBusiness");
  expect((await ask("de", `${list}/horombo-hut`)).body).toContain("LodgingBusiness");
});

test("what is no lodge is not found, and another spelling leads to the right one", async () => {
  expect((await ask("en", `${list}/nowhere`)).status).toBe(404);
  const spelled = await ask("en", "/lodges-and-camps/baobab-ridge");
  expect([spelled.status, spelled.headers.location]).toEqual([301, `${list}/baobab-ridge`]);
});

test("a place says where one sleeps there, and the footer leads to all", async ({ page }) => {
  await page.goto(urlOf("en", "/CountryPark/tarangire"));
  await expect(page.getByRole("heading", { name: "Where to sleep" })).toBeVisible();
  await expect(page.locator('main a[href="/Lodges-and-Camps/nyuki-camp"]')).toBeVisible();
  await expect(page.locator(`footer a[href="${list}"]`)).toBeVisible();
});

test("a place answers what guests ask without a script, with its links, and tells search engines the same", async () => {
  const { body } = await ask("de", "/CountryPark/serengeti");
  const question = "Können Sie uns eine Flussquerung versprechen?";
  expect(body).toContain(`>${question}</h3>`);
  expect(body).toContain('href="/trip/krater-und-ebenen-in-sechs-tagen"');
  const faq = body.split('"@type":"FAQPage"')[1] ?? "";
  expect(faq).toContain(`"name":"${question}"`);
  expect(faq).toContain("sechs Tagen Krater und Ebenen ab");
});
