import type { Page } from "@playwright/test";

const most = 200;

/**
 * Goes through a page by keyboard, once around, and gives the names of what had the focus while it lay
 * outside the window or behind something else.
 */
export async function unseenByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const unseen: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(whatHasTheFocus);
    if (at === "again") return unseen;
    if (at) unseen.push(at);
  }
  throw new Error("the page has no end");
}

/** In the page: what is not seen of where the focus is; `again` once it is where it began. */
function whatHasTheFocus(): string {
  const at = document.activeElement;
  if (!at || at === document.body) return "";
  const first = document.querySelector("[data-first-stop]");
  const before = document.querySelector("[data-last-stop]");
  if (first === at && before !== at) return "again";
  before?.removeAttribute("data-last-stop");
  at.setAttribute("data-last-stop", "");
  if (!first) at.setAttribute("data-first-stop", "");
  const { left, top, width, height } = at.getBoundingClientRect();
  const shown = document.elementFromPoint(
    left + Math.min(width / 2, 20),
    top + Math.min(height / 2, 20),
  );
  const isSeen = shown !== null && (at.contains(shown) || shown.contains(at));
  const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
  if (isSeen || labels.some((label) => label.contains(shown))) return "";
  return at.getAttribute("aria-label") ?? at.textContent?.trim().slice(0, 60) ?? at.tagName;
}
