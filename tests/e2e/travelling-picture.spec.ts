import type { Page } from "@playwright/test";
import { urlOf } from "./support/address";
import { isAlive } from "./support/is-alive";
import { expect, test } from "./support/site";

declare global {
  interface Window {
    travelled: string[];
  }
}

/** Notes for each view transition what was named to travel when it began. */
async function noteTransitions(page: Page) {
  await page.addInitScript(() => {
    window.travelled = [];
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (...given) => {
      const named = document.querySelectorAll("[data-travels], [data-arrives]");
      window.travelled.push([...named].map(({ tagName }) => tagName).join());
      return start(...given);
    };
  });
}

async function openFirstTour(page: Page) {
  await page.goto(urlOf("en", "/tanzania-safari-package"));
  const link = page.locator("main article h2 a, main article h3 a").first();
  const title = (await link.textContent()) ?? "";
  await isAlive(link);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test("from a card to its tour the picture travels, and no other way moves", async ({ page }) => {
  await noteTransitions(page);
  // Whoever is sooner than the router loads the page anew, and nothing travels.
  await expect(async () => {
    await openFirstTour(page);
    expect(await page.evaluate(() => window.travelled)).toEqual(["IMG"]);
  }).toPass();
  await expect(page.locator("[data-arrives]")).toHaveCSS(
    "view-transition-name",
    "travelling-picture",
  );
  await page.getByRole("navigation").getByRole("link", { name: "Journal" }).first().click();
  await expect(page).toHaveURL(/Blogs/);
  expect(await page.evaluate(() => window.travelled)).toEqual(["IMG"]);
});

test("nothing travels for those who want less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await noteTransitions(page);
  await openFirstTour(page);
  expect(await page.evaluate(() => window.travelled)).toEqual([]);
});
