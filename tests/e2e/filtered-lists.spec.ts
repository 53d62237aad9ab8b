import type { Page } from "@playwright/test";
import { locales } from "../../lib/contract/locales";
import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { readPage } from "./support/read-page";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

const list = "/tanzania-safari-package";
const camping = `${list}?safari_type=camping&level=luxury`;

const drawn = (html: string) => html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "");
const cardsIn = (html: string) => drawn(html).match(/<article/g)?.length ?? 0;
const totalIn = (html: string) =>
  Number(/id="found"[^>]*>[^<\d]*(\d+)/.exec(drawn(html))?.[1] ?? Number.NaN);

async function totalOf(query: string): Promise<number> {
  return JSON.parse((await ask("en", `/api/filter${query}`)).body).meta.total;
}

test.describe("a list that is asked for something", () => {
  for (const locale of locales)
    test(`is what the ${locale} server sends`, async () => {
      const { status, body } = await ask(locale, camping);
      expect(status).toBe(200);
      expect([totalIn(body), cardsIn(body)]).toEqual([2, 2]);
      expect(drawn(body)).not.toContain("animate-pulse");
      const page = readPage(body);
      expect(page.canonical).toBe(urlOf(locale, list));
      expect(page.isIndexed).toBe(true);
    });

  test("says that nothing fits, and what to let go of", async () => {
    const { body } = await ask("de", `${camping}&days_max=1`);
    expect([totalIn(body), cardsIn(body)]).toEqual([0, 0]);
    const ways = readPage(body).links.filter((link) => link.startsWith(`${list}?`));
    expect(ways).toContain(`${list}?level=luxury&safari_type=camping`);
  });

  test("leads on by links, and an address behind its end to its last page", async () => {
    const first = await ask("en", `${list}?trip_type=private`);
    const total = await totalOf("?trip_type=private");
    expect([totalIn(first.body), cardsIn(first.body)]).toEqual([total, 24]);
    const links = readPage(first.body).links;
    expect(links).toContain(`${list}?trip_type=private&page=2`);
    const second = await ask("en", `${list}?trip_type=private&page=2`);
    expect(cardsIn(second.body)).toBe(Math.min(24, total - 24));
    const { status, headers } = await ask("en", `${list}?trip_type=private&page=99`);
    const last = Math.ceil(total / 24);
    expect([status, headers.location]).toEqual([307, `${list}?trip_type=private&page=${last}`]);
    const begun = await ask("en", `${list}/p-2?level=luxury`);
    expect([begun.status, begun.headers.location]).toEqual([307, `${list}?level=luxury`]);
  });

  test("is a guest book in the order asked for, and departures with the guide", async () => {
    const { body } = await ask("en", "/Guest-Book?sort=lowest");
    const { data } = JSON.parse((await ask("en", "/api/guestbook?sort=lowest")).body);
    expect(cardsIn(body)).toBe(24);
    expect(drawn(body).indexOf(`>${data[0].title}<`)).toBeGreaterThan(0);
    expect(readPage(body).links).toContain("/Guest-Book?sort=lowest&page=2");
    const departures = await ask("en", "/Upcoming-Departures?language=de");
    for (const [row] of drawn(departures.body).matchAll(/<section data-languages[^>]*>/g))
      expect(/hidden/.test(row), row).toBe(!/data-languages="[^"]*\bde\b/.test(row));
  });

  test("ignores what it cannot be asked for", async () => {
    for (const query of [
      "level=nonsense",
      "destination=atlantis",
      "month=13&price_min=-1&rating_min=9&age=400",
      "page=-3&sort=colour",
      "level=%00&level=%F0%9F%A6%81",
      "price_max=999999999&days_min=NaN",
      `level=${"x,".repeat(2000)}`,
    ]) {
      const { status, body } = await ask("en", `${list}?${query}`);
      expect([query, status, totalIn(body)]).toEqual([query, 200, await totalOf("")]);
    }
    for (const path of ["/Guest-Book?category=x&date_from=9", "/Upcoming-Departures?language=xx"])
      expect([path, (await ask("en", path)).status]).toEqual([path, 200]);
    expect((await ask("en", `${list}/no-such-list?level=luxury`)).status).toBe(404);
    expect((await ask("en", `/filtered${list}?level=luxury`)).status).toBe(404);
  });

  test("is kept by nobody, and never shown to who asked for something else", async () => {
    const asked = ["budget", "luxury"];
    const totals = await Promise.all(asked.map((level) => totalOf(`?level=${level}`)));
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        [...asked, ...asked].map((level) => ask("en", `${list}?level=${level}`)),
      );
      expect(answers.map(({ body }) => totalIn(body))).toEqual([...totals, ...totals]);
      for (const { headers } of answers) expect(headers["cache-control"]).toContain("no-store");
    }
  });

  test("is the one kept document where nothing is asked", async () => {
    // Whoever books meanwhile has every page made anew: both are asked for until they are of one time.
    const asKept = async (query: string) => {
      const [plain, asked] = [await ask("en", list), await ask("en", `${list}?${query}`)];
      return [asked.headers["x-nextjs-cache"], asked.headers.etag === plain.headers.etag];
    };
    for (const query of [
      "utm_source=mail&utm_medium=x",
      "gclid=1&ref=ada",
      "price_min=&sort=popularity",
    ])
      await expect.poll(() => asKept(query), { message: query }).toEqual(["HIT", true]);
  });
});

/** Notes whether the cards that came with the document are ever taken away or joined by others. */
async function watchCards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Element[] = [];
    const counts: number[] = [];
    const look = () => {
      const now = [...document.querySelectorAll("main article")];
      if (now.length > 0 && seen.length === 0 && document.readyState !== "loading")
        seen.push(...now);
      if (seen.length > 0) counts.push(now.length);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", look);
    Object.assign(window, {
      cardsStayed: () =>
        seen.length > 0 &&
        seen.every((card) => card.isConnected) &&
        counts.every((count) => count === seen.length),
    });
  });
}

for (const [path, control, count] of [
  [camping, "input[name=level][value=luxury]", 2],
  ["/Guest-Book?sort=lowest", "select[name=sort]", 24],
] as const)
  test(`${path} is drawn once`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await watchCards(page);
    await page.goto(urlOf("en", path));
    // What React has taken over carries its marks.
    const field = page.locator(control).first();
    await expect
      .poll(() => field.evaluate((element) => Object.keys(element).length))
      .toBeGreaterThan(0);
    await page.waitForLoadState("load");
    await expect(page.locator("main article")).toHaveCount(count);
    expect(await page.evaluate("cardsStayed()")).toBe(true);
    expect(asked.filter((each) => /^\/api\/(filter|guestbook)$/.test(each))).toEqual([]);
  });

test("filters come back with the history, whatever was loaded anew between", async ({ page }) => {
  const { Filters } = wordsOf("en");
  const found = page.locator("#found");
  const box = (value: string) => page.locator(`input[name=level][value=${value}]`);
  const [all, luxury, both] = [
    await totalOf(""),
    await totalOf("?level=luxury"),
    await totalOf("?level=luxury&safari_type=camping"),
  ];
  await page.goto(urlOf("en", list));
  // Not check(), which wants the tick at once: one given before the script is there comes with it.
  await box("luxury").click();
  await expect(found).toContainText(` ${luxury} `);
  await page.locator("input[name=safari_type][value=camping]").click();
  await expect(found).toContainText(` ${both} `);
  await page.reload();
  await expect(found).toContainText(` ${both} `);
  await page.goBack();
  await expect(found).toContainText(` ${luxury} `);
  await expect(box("luxury")).toBeChecked();
  await page.goBack();
  await expect(found).toContainText(` ${all} `);
  await expect(box("luxury")).not.toBeChecked();
  await page.goForward();
  await expect(found).toContainText(` ${luxury} `);
  await page.locator("main article a").first().click();
  await expect(page).toHaveURL(/\/trip\//);
  await expect(found).toHaveCount(0);
  await page.goBack();
  await expect(found).toContainText(` ${luxury} `);
  await page.getByRole("link", { name: Filters.clear }).click();
  await expect(found).toContainText(` ${all} `);
  await expect(page).toHaveURL(urlOf("en", list));
  await page.goBack();
  await expect(found).toContainText(` ${luxury} `);
});

test("a guest book that was asked for leads to the whole one and back", async ({ page }) => {
  const { GuestBook } = wordsOf("en");
  const sort = page.getByLabel(GuestBook.sort);
  await page.goto(urlOf("en", "/Guest-Book?sort=lowest"));
  const lowest = await page.locator("article").first().textContent();
  await page.getByRole("link", { name: GuestBook.reset }).click();
  await expect(page).toHaveURL(urlOf("en", "/Guest-Book"));
  await expect(sort).toHaveValue("newest");
  await expect(page.locator("article").first()).not.toHaveText(lowest ?? "");
  await page.goBack();
  await expect(sort).toHaveValue("lowest");
  await expect(page.locator("article").first()).toHaveText(lowest ?? "");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tours are filtered, sorted and paged through", async ({ page }) => {
    const { Filters, TourList } = wordsOf("en");
    await page.goto(urlOf("en", list));
    await page.locator("input[name=trip_type][value=private]").check();
    await page.locator("input[name=level][value=luxury]").check();
    await page.getByRole("button", { name: Filters.search }).click();
    await expect(page).toHaveURL(/trip_type=private/);
    const total = await totalOf("?trip_type=private&level=luxury");
    await expect(page.locator("#found")).toContainText(` ${total} `);
    await expect(page.locator("input[name=level][value=luxury]")).toBeChecked();
    await page.getByLabel(TourList.sort).selectOption("price");
    await page.getByRole("button", { name: TourList.sortSubmit, exact: true }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(page.locator("#found")).toContainText(` ${total} `);
    await page
      .getByRole("link", { name: /Luxury/ })
      .first()
      .click();
    await expect(page).not.toHaveURL(/level=luxury/);
    await page.getByRole("link", { name: TourList.next }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator("main article").first()).toBeVisible();
  });

  test("departures are those of a guide", async ({ page }) => {
    const { Departures } = wordsOf("en");
    await page.goto(urlOf("en", "/Upcoming-Departures"));
    await page.getByLabel(Departures.language).selectOption("de");
    await page.getByRole("button", { name: Departures.submit }).click();
    await expect(page).toHaveURL(urlOf("en", "/Upcoming-Departures?language=de"));
    await expect(page.getByLabel(Departures.language)).toHaveValue("de");
    const rows = page.locator("[data-languages]").filter({ visible: true });
    await expect(rows.filter({ hasNotText: "German" })).toHaveCount(0);
  });
});
