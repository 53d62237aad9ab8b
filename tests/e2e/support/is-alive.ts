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

/**
 * Waits until links are the router's, which those that stand still do not show themselves, on a page that
 * was opened by its address: what lies beneath its first look is laid out then (`late-script.ts`).
 */
export async function hasScript(page: Page): Promise<void> {
  await expect(page.locator("html[data-first-look]")).not.toBeAttached();
}
