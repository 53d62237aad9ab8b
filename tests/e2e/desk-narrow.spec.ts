import type { Page } from "@playwright/test";
import { deskWords, resourceWords } from "../../components/desk/words/words";
import { dayIn } from "./support/bookable";
import { test } from "./support/lead-site";
import { paidBooking } from "./support/paid-booking";
import { expect } from "./support/site";
import { joinDesk } from "./support/staff";

const tour = "krater-und-ebenen-in-sechs-tagen";
const screens = [
  ...["/", "/offers", "/bookings", "/bookings/new", "/today", "/calendar", "/calendar/resources"],
  ...["/reviews", "/month", "/snippets", "/people", "/record", "/devices"],
];

test("on a phone everything on the desk's screens is in sight, and large enough for a finger", async ({
  context,
  site,
  request,
}) => {
  const guest = {
    full_name: `Johanna-Magdalena ${"Schwarzenberger".repeat(2)}`,
    email: "johanna-magdalena.schwarzenberger-hohenlohe@reisende.example.com",
  };
  const party = { tour, starts: dayIn(225), adults: 2 };
  const { reference } = await paidBooking(site, request, party, guest);
  const page = await joinDesk(context, site, "Mwanaidi");
  const at = (path: string) => new URL(path, page.url()).href;
  await page.goto(at("/calendar/resources"));
  await page.getByLabel(resourceWords.name, { exact: true }).fill("T412ABC".repeat(8));
  await page.getByRole("button", { name: resourceWords.addOne, exact: true }).click();
  await expect(page.getByText(resourceWords.added)).toBeVisible();
  await page.goto(at("/people"));
  await page.getByLabel(deskWords.people.name, { exact: true }).fill(guest.full_name);
  await page.getByLabel(deskWords.people.email).fill(guest.email);
  await page.getByRole("button", { name: deskWords.people.send }).click();
  await expect(page.getByText(deskWords.people.sent(guest.email))).toBeVisible();
  const one = `/bookings/${reference}`;
  for (const path of [...screens, one, `${one}/change`, `/requests/${reference}`]) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([path, await outOfReach(page)]).toEqual([path, []]);
  }
  // A reference is read out on the telephone: it stands in one line.
  await page.goto(at("/bookings"));
  const named = await page.getByText(reference, { exact: true }).boundingBox();
  expect(named?.height).toBeLessThan(32);
});

/** What goes past the edge of the screen, and what a finger misses. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // What lies within a part that is moved sideways is reached there.
    const controls = [
      ...document.querySelectorAll("a[href], button, input, select, summary"),
    ].filter((control) => !control.closest("[tabindex='0']"));
    const wrong = controls.filter((control) => {
      const { width, height, left, right } = (
        control.closest("label") ?? control
      ).getBoundingClientRect();
      const isCard = getComputedStyle(control, "::after").position === "absolute";
      return width > 0 && (left < 0 || right > clientWidth + 1 || (height < 24 && !isCard));
    });
    const names = wrong.map((control) => `${control.tagName} ${control.textContent}`);
    return scrollWidth > clientWidth ? ["the page itself", ...names] : names;
  });
}
