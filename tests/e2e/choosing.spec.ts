import type { Page } from "@playwright/test";
import { urlOf } from "./support/address";
import { expect, test } from "./support/site";

const tour = "/trip/crater-and-plains-in-six-days";

/** The page of the tour once its script is there: until then the links of its gallery lead to pictures. */
async function comesToTheTour(page: Page): Promise<void> {
  await page.goto(urlOf("en", tour));
  await expect(page.locator("#price").getByRole("button", { name: /calendar/i })).toBeVisible();
}

test("the gallery opens over the page, moves by keyboard and closes", async ({ page }) => {
  await comesToTheTour(page);
  await page.getByRole("link", { name: /^See all \d+ pictures$/ }).click();
  const viewer = page.getByRole("dialog", { name: /^Pictures: / });
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText("1 of 9")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("2 of 9")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test("going back with the gallery open closes it, and closed otherwise it leaves no step behind", async ({
  page,
}) => {
  await page.goto(urlOf("en", "/"));
  await comesToTheTour(page);
  const all = page.getByRole("link", { name: /^See all \d+ pictures$/ });
  const viewer = page.getByRole("dialog", { name: /^Pictures: / });
  await all.click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(urlOf("en", tour));
  await all.click();
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.covers)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(urlOf("en", "/"));
});

test("the map comes when it is asked for, and asks nobody else for tiles", async ({ page }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!new URL(request.url()).hostname.endsWith("localhost")) elsewhere.push(request.url());
  });
  await page.goto(urlOf("en", tour));
  await page.getByRole("button", { name: "Move around the map" }).click();
  await expect(page.locator(".leaflet-container")).toBeVisible();
  const drawn = page.locator(".leaflet-overlay-pane path");
  await expect(drawn.first()).toBeAttached();
  // A path without our colours has Leaflet's own blue.
  const colours = await drawn.evaluateAll((paths) =>
    paths.map((path) => getComputedStyle(path).stroke),
  );
  expect(colours).not.toContain("rgb(51, 136, 255)");
  await expect(page.getByRole("button", { name: "Show detailed map" })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test("a comparison opens the same for a stranger, in another language too", async ({ page }) => {
  const query = "/Compare?t=crater-and-plains,machame-seven-group";
  await page.goto(urlOf("en", query));
  await expect(page.getByRole("table")).toContainText("Crater and Plains in six days");
  await page.goto(urlOf("de", query));
  await expect(page.getByRole("table")).toContainText("Krater und Ebenen in sechs Tagen");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a tour is read whole and a search is answered", async ({ page }) => {
    await page.goto(urlOf("de", "/trip/krater-und-ebenen-in-sechs-tagen"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Krater und Ebenen/);
    await expect(page.getByText(/Seronera/).first()).toBeVisible();
    await page.goto(urlOf("en", "/Search?search=serengetti"));
    await expect(page.locator('main a[href="/CountryPark/serengeti"]').first()).toBeVisible();
    const found = page.getByRole("heading", { level: 2 }).first();
    const asMeant: [typed: string, meant: string][] = [
      ["kilimnjaro", "Kilimanjaro"],
      ["zanzbar", "Zanzibar"],
      ["sansibar", "Zanzibar"],
      ["luxry", "luxury"],
    ];
    for (const [typed, meant] of asMeant) {
      await page.goto(urlOf("en", `/Search?search=${meant}`));
      const tours = await found.textContent();
      await page.goto(urlOf("en", `/Search?search=${typed}`));
      await expect(found).toHaveText(tours ?? "");
      await expect(page.getByText(`Results for “${meant}”. You typed “${typed}”.`)).toBeVisible();
    }
  });
});
