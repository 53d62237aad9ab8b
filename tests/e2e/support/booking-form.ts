import type { Locator, Page } from "@playwright/test";
import { urlOf } from "./address";
import type { Guest } from "./guest";
import { expect } from "./site";
import { filled } from "./words";

interface Chosen {
  tour: string;
  starts: string;
}

export const fullName = "Jürgen Weiß";

/** What the bar of a phone opens; before its script is there, it leads to the panel on the page. */
export const sheetOf = (page: Page): Locator => page.locator("dialog[open], #price:target");

/** Chooses a date, an adult more and a child of fifteen on a tour's page; what they pay there. */
export async function chooseOnTourPage(guest: Guest, { tour, starts }: Chosen) {
  const { page, locale, words } = guest;
  const { TourPrice } = words;
  await page.goto(urlOf(locale, `/trip/${tour}`));
  const opens = page.getByRole("link", { name: TourPrice.open });
  const isPhone = await opens.isVisible();
  if (isPhone) await opens.click();
  const panel = isPhone ? sheetOf(page) : page.locator("#price");
  await chooseDay(panel.getByLabel(TourPrice.departure), panel.getByLabel(TourPrice.start), starts);
  for (const label of [TourPrice.adults, TourPrice.children])
    await panel.getByRole("button", { name: filled(TourPrice.more, { label }) }).click();
  await panel
    .getByLabel(filled(TourPrice.childAge, { number: 1 }), { exact: true })
    .selectOption("15");
  const total = await guest.amountOf(TourPrice.total, panel);
  await panel.getByRole("link", { name: TourPrice.book }).click();
  await guest.isAt(words.Booking.heading);
  return total;
}

/** Says who they are in the booking's form, which is on the page, and sends it; the reference. */
export async function sendForm(guest: Guest, submit: string): Promise<string> {
  const { page, words } = guest;
  const { Form } = words;
  const form = page.locator("main form");
  await form.getByRole("textbox", { name: Form.fullName }).fill(fullName);
  await form.getByRole("textbox", { name: Form.email }).fill(guest.email);
  await form.getByRole("combobox", { name: Form.country, exact: true }).selectOption("DE");
  await form.locator("input[id$=of_age]").check();
  await form.locator("input[id$=agree]").check();
  await form.getByRole("button", { name: submit }).click();
  await expect(page).toHaveURL(/\/Booking\/B(-\w{4}){3}#bk_/, { timeout: 40_000 });
  return /B(-\w{4}){3}/.exec(page.url())?.[0] ?? "";
}

async function chooseDay(departure: Locator, start: Locator, starts: string): Promise<void> {
  if (await departure.isVisible()) await departure.selectOption(starts);
  else await start.fill(starts);
}
