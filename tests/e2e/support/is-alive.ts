import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Waits until the scripts of a page have taken over an element, or the still part that it stands in; until
 * then it does what it does without them.
 */
export async function isAlive(element: Locator): Promise<void> {
  const isTaken = () =>
    element.evaluate((node) =>
      Object.keys(node.closest("[data-still]") ?? node).some((key) => key.startsWith("__react")),
    );
  await expect.poll(isTaken, { timeout: 20_000 }).toBe(true);
}

/** Waits until the scripts of a page have taken it over, whatever is pressed or read in it then. */
export const pageIsAlive = (page: Page): Promise<void> => isAlive(page.locator("body"));

/** Waits until links are the router's: those that stand still are no elements of React. */
export async function hasScript(page: Page): Promise<void> {
  const isThere = () => page.evaluate(() => Boolean(Reflect.get(window, "next")?.router));
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
}
