import { businessDay } from "../../lib/clock";
import { formatDay } from "../../lib/i18n/format";
import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { expect, test } from "./support/site";

const river = "/trip/twelve-days-without-hurry";
const year = Number(businessDay().slice(0, 4)) + 1;
/** The river is reached on the eighth day, and the crossings begin in July. */
const [before, first, second] = [`${year}-06-20`, `${year}-06-24`, `${year}-06-25`];
const named = [first, second].map((day) => formatDay(day, "en", "full"));

test("the page of a tour of one season prices and books only the days on which it runs", async ({
  page,
}) => {
  await page.goto(urlOf("en", river));
  const panel = page.locator("#price");
  const field = panel.getByLabel("Start date");
  const book = panel.getByRole("link", { name: "Book this tour" });
  await expect(book).toBeVisible();
  await field.fill(before);
  for (const day of named) await expect(field).toHaveAccessibleDescription(new RegExp(day));
  await expect(book).toBeHidden();
  await expect(panel.getByRole("link", { name: "Add to calendar" })).toBeHidden();
  await field.fill(first);
  await expect(book).toBeVisible();
  await expect(field).toHaveAccessibleDescription("Possible start: July–\u2060October.");
  await expect(page.locator("#dates")).toContainText("Possible start: July–\u2060October.");
});

test("its calendar file is there for the same days", async () => {
  const file = async (day: string) => (await ask("en", `${river}/calendar.ics?date=${day}`)).status;
  expect([await file(before), await file(first)]).toEqual([400, 200]);
});

test("search engines are told from when on it can be had", async () => {
  const { body } = await ask("en", river);
  const starts = /"availabilityStarts":"(\d{4}-\d\d-\d\d)"/.exec(body)?.[1] ?? "";
  expect(starts > businessDay()).toBe(true);
  expect(Number(starts.slice(5, 7))).toBeGreaterThanOrEqual(6);
  expect(Number(starts.slice(5, 7))).toBeLessThanOrEqual(10);
});

test("the booking form names the nearest two days beside the field", async ({ page }) => {
  const tour = river.slice("/trip/".length);
  await page.goto(urlOf("en", `/Booking?tour=${tour}&date=${before}&adults=2`));
  const field = page.getByLabel("First day of the tour");
  await expect(field).toHaveAccessibleDescription("Possible start: July–\u2060October.");
  await page
    .getByRole("button", { name: /availability|request/i })
    .last()
    .click();
  for (const day of named) await expect(field).toHaveAccessibleDescription(new RegExp(day));
  await field.fill(second);
  await expect(field).toHaveAccessibleDescription("Possible start: July–\u2060October.");
});

test("children's prices are named for the ages that may come along", async ({ page }) => {
  await page.goto(urlOf("en", river));
  const prices = page.locator("#dates");
  await expect(prices).toContainText("Children under 16");
  await expect(prices).not.toContainText(/Children under (3|12)\b/);
});
