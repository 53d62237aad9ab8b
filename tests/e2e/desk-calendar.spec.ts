import type { Page } from "@playwright/test";
import { formatDay, formatWeekday } from "../../lib/i18n/format";
import { canBeUsedByEverybody } from "./support/axe";
import { dayIn } from "./support/bookable";
import { test } from "./support/lead-site";
import { expect } from "./support/site";
import { joinDesk } from "./support/staff";

const tour = "Under canvas with good company: 4 days";

test("a departure is added, closed in two taps, opened again, and the site follows", async ({
  context,
  site,
}, { repeatEachIndex }) => {
  // Sooner than any departure that a rule makes, and another one each time: nobody else is there.
  const starts = dayIn(3 + repeatEachIndex);
  const page = await joinDesk(context, site, "Rehema", "operations");
  await page.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { name: "Calendar" })).toBeVisible();
  await canBeUsedByEverybody(page);

  await page.getByText("Add a departure").click();
  await page.getByRole("combobox", { name: "Tour" }).selectOption({ label: tour });
  await page.getByLabel("First day").fill(starts);
  await page.getByRole("spinbutton", { name: "Seats" }).fill("5");
  await canBeUsedByEverybody(page);
  await page.getByRole("button", { name: "Add departure" }).click();
  await expect(page.getByRole("heading", { name: tour })).toBeVisible();
  await expect(page.getByText("the desk", { exact: true })).toBeVisible();
  await canBeUsedByEverybody(page);

  const guests = await context.newPage();
  await guests.goto(site.url("en", "/trip/shared-camping-north-in-four-days"));
  const offered = guests.locator(`option[value="${starts}"]`);
  const reloaded = (page: Page) => async () => {
    await page.reload();
    return offered.count();
  };
  await expect.poll(reloaded(guests)).toBe(1);

  await page.getByRole("link", { name: "← Calendar" }).click();
  const entry = page.getByRole("link", { name: `${tour}, ${formatWeekday(starts, "en")}` });
  await entry.click();
  await page.getByRole("button", { name: "Too few guests" }).click();
  await expect(page.getByText("Closed. Nobody can book it any more.")).toBeVisible();
  const details = page.getByRole("complementary");
  await expect(details.getByText("Closed: Too few guests")).toBeVisible();
  await expect.poll(reloaded(guests)).toBe(0);
  await canBeUsedByEverybody(page);

  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText("Open. It can be booked again.")).toBeVisible();
  await expect.poll(reloaded(guests)).toBe(1);

  await page.getByRole("spinbutton", { name: "Seats" }).fill("3");
  await page.getByRole("button", { name: "Change seats" }).click();
  await expect(page.getByText("The seats are changed.")).toBeVisible();
  await expect(page.getByText("changed the seats 5 → 3")).toBeVisible();

  // On a large screen it is a table of days, with the departure beside it; by the keyboard, too.
  await page.setViewportSize({ width: 1280, height: 900 });
  const heading = page.getByRole("columnheader", { name: formatWeekday(starts, "en") });
  await expect(heading).toBeVisible();
  await page.getByRole("link", { name: "← Calendar" }).focus();
  await page.keyboard.press("Enter");
  await expect(entry).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: tour })).toBeFocused();
  await canBeUsedByEverybody(page);

  // The address alone leads to it, and days are addresses.
  await page.reload();
  await expect(page.getByRole("heading", { name: tour })).toBeVisible();
  await page.getByRole("link", { name: "Later" }).click();
  await expect(
    page.getByRole("heading", { name: formatDay(dayIn(21), "en", "medium") }),
  ).toBeVisible();
});
