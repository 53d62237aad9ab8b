import { readFile } from "node:fs/promises";
import { businessDay } from "../../lib/clock";
import { readCsv, sumOf } from "../support/csv";
import { canBeUsedByEverybody } from "./support/axe";
import { unseenByKeyboard } from "./support/by-keyboard";
import { test } from "./support/lead-site";
import { expect } from "./support/site";
import { joinDesk } from "./support/staff";

const reference = "B-MNTH-AAAA-0001";
const name = "=Famille Mois";

test("the owner reads the month, follows a figure to its bookings, and saves what was paid", async ({
  context,
  site,
}) => {
  const month = businessDay().slice(0, 7);
  await site.query(
    `insert into bookings (reference, state, locale, tour_id, starts, days, adults, children, rooms, name,
       email, country, price, currency, total_minor, due_now_minor, balance_due, paid_minor,
       confirmed_at)
     values ($1, 'confirmed', 'fr', 'crater-and-plains', '2040-08-01', 6, 2, '{}', 1, $2,
       'mois@example.com', 'FR', '{}', 'USD', 500000, 100000, '2040-06-01', 100050, now())`,
    [reference, name],
  );
  await site.query(
    `insert into ledger (booking, kind, source, amount_minor, currency)
     values ($1, 'bank_transfer', 'bank month-1', 100050, 'USD')`,
    [reference],
  );

  const page = await joinDesk(context, site, "Furaha");
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Month", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Month", level: 1 })).toBeVisible();
  const figures = page.getByRole("region", { name: "The month in figures" });
  await expect(figures.getByRole("link", { name: /Confirmed/ })).toBeVisible();
  await canBeUsedByEverybody(page);
  // On a phone with a keyboard nothing lies behind the bar at the thumb.
  expect(await unseenByKeyboard(page)).toEqual([]);

  // The payments of the month have the one of this booking, and its cents.
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Save payments of \w+ \d{4}$/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`payments-${month}.csv`);
  const rows = readCsv(await readFile(await download.path(), "utf8"));
  const own = rows.filter(({ booking }) => booking === reference);
  expect(sumOf(own, "amount")).toBe(100_050);
  expect(own).toMatchObject([{ name: `'${name}`, kind: "bank_transfer", amount: "1000.50" }]);

  // A figure leads to what it counts, and back.
  const byLanguage = page.getByRole("table").filter({ hasText: "French" });
  await byLanguage.getByRole("link", { name: /Confirmed, French$/ }).click();
  await expect(page.getByText(/^Confirmed in .+ · French$/)).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(name) })).toBeVisible();
  await page.getByRole("link", { name: "Back to the month" }).click();
  await expect(figures).toBeVisible();
});
