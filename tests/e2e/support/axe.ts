import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./site";

/**
 * Expects that a page breaks none of the rules of accessibility that can be checked by machine, once
 * its colours stand: a button under the pointer takes a moment to change them.
 */
export async function canBeUsedByEverybody(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  expect(await hindrances(page)).toEqual([]);
}

/** What breaks one of the rules, in the whole page or a part of it. */
export async function hindrances(page: Page, part = "html"): Promise<string[]> {
  // What keeps to the rules is told of nobody, and no page has a frame: the page itself has the verdict.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.include(part).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
  );
}
