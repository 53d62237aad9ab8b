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
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
  );
  expect(told).toEqual([]);
}
