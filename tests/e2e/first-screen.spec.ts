import { expect, type Page, test } from "@playwright/test";
import { urlOf } from "./support/address";
import { hasScript } from "./support/is-alive";

const paths = ["/", "/tanzania-safari-package", "/Upcoming-Departures", "/Guest-Book", "/Contact"];

/** Where everything stands and how it looks, as far as the first screens go. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // All of it is laid out, however far down.
    delete document.documentElement.dataset.firstLook;
    await document.fonts.ready;
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        animation.finish();
    return [...document.body.querySelectorAll("*")].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.top > 2 * window.innerHeight) return [];
      const style = getComputedStyle(element);
      const { color, backgroundColor, fontFamily, fontSize, opacity, visibility } = style;
      const place = [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
      return `${element.tagName} ${place} ${color} ${backgroundColor} ${fontFamily} ${fontSize} ${opacity} ${visibility}`;
    });
  });
}

for (const width of [390, 1280])
  test(`a page looks at first as it does when all its styles are there, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // What scripts change is not what this is about.
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    let areSheetsAway = false;
    await page.route(/\/_next\/static\/.*\.css/, (route) =>
      areSheetsAway ? route.abort() : route.continue(),
    );
    for (const path of paths) {
      areSheetsAway = false;
      await page.goto(urlOf("en", path));
      await expect(page.locator("link[data-late]").last()).toHaveAttribute("media", "all");
      const all = await looks(page);
      areSheetsAway = true;
      await page.goto(urlOf("en", path));
      expect(await looks(page), path).toEqual(all);
    }
  });

test("what is beneath the first screen is laid out once the page works, and a place in it is found again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const path = urlOf("en", "/tanzania-safari-package");
  const marked = page.locator("html[data-first-look]");
  const layouts = () =>
    page
      .locator("main [aria-busy] > *")
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).contentVisibility));
  const scripts = /\/_next\/static\/.*\.js/;
  await page.route(scripts, (route) => route.abort());
  await page.goto(path);
  await expect(marked).toBeAttached();
  expect(await layouts()).toContain("auto");
  await page.unroute(scripts);
  await page.goto(path);
  await hasScript(page);
  await expect(marked).not.toBeAttached();
  expect(await layouts()).not.toContain("auto");
  await page.evaluate(() => window.scrollTo({ top: 6000, behavior: "instant" }));
  await page.reload();
  await expect(marked).not.toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(6000, -1);
});

test("the key of the end leads to the end of a page that does not work yet", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.goto(urlOf("en", "/tanzania-safari-package"));
  const marked = page.locator("html[data-first-look]");
  await expect(marked).toBeAttached();
  await page.keyboard.press("End");
  // All of it is laid out before the key does what it does: no height is a guess.
  await expect(marked).not.toBeAttached();
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - innerHeight),
    )
    .toBeLessThanOrEqual(1);
  await expect(page.getByRole("contentinfo").getByText(/©/)).toBeInViewport();
});

/** What moved until now, as layout shift, once what is styled so far has been painted. */
const movedSoFar = async () => {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  return (window as unknown as { moved: number }).moved;
};

const kinds = [
  ...paths,
  "/trip/crater-and-plains-in-six-days",
  "/CountryPark/serengeti",
  "/Quote",
  "/Blogs",
  "/blog/climbing-kilimanjaro-guide",
];

for (const width of [390, 1280])
  test(`nothing moves when the fonts come, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { moved: number }).moved += (entry as unknown as Shift).value;
      }).observe({ type: "layout-shift", buffered: true });
      type Shift = PerformanceEntry & { value: number };
    });
    let areHeld = true;
    let held: (() => void)[] = [];
    await page.route(/\.woff2/, async (route) => {
      if (areHeld) await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    for (const path of kinds) {
      areHeld = true;
      const asked = page.waitForRequest(/\.woff2/);
      await page.goto(urlOf("en", path), { waitUntil: "domcontentloaded" });
      await asked;
      await expect(page.locator("link[data-late]").last()).toHaveAttribute("media", "all");
      // A page that was painted with what stands in, then again with the fonts.
      const before = await page.evaluate(movedSoFar);
      areHeld = false;
      for (const go of held) go();
      held = [];
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const after = await page.evaluate(movedSoFar);
      expect(after - before, path).toBeLessThanOrEqual(0.01);
    }
  });
