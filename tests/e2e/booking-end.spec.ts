import { formatMoney } from "../../lib/i18n/format";
import { urlOf } from "./support/address";
import { canBeUsedByEverybody } from "./support/axe";
import { book, dayIn, departuresOf, roomyDeparture } from "./support/bookable";
import { fullName } from "./support/booking-form";
import { operator } from "./support/desk";
import { comesFrom, Guest } from "./support/guest";
import { emailSaying } from "./support/mailbox";
import { Member } from "./support/member";
import { expect, test } from "./support/site";
import { filled, wordsOf } from "./support/words";

for (const { name, locale, width, days, address, back } of [
  // Within two weeks of paying, long before the start: all of it. A month before it: half the price.
  { name: "all", back: 1, days: 160, locale: "en", width: 390, address: "198.51.100.81" },
  { name: "half", back: 0.5, days: 32, locale: "de", width: 1280, address: "198.51.100.82" },
] as const) {
  test(`who cancels gets back ${name} that was paid, as shown`, async ({ page, context }) => {
    await comesFrom(context, address);
    await page.setViewportSize({ width, height: 900 });
    const guest = new Guest(page, locale, `absage-${locale}@example.com`);
    const { BookingStatus, BookingEmail } = guest.words;
    const departure = await roomyDeparture(locale, "machame-seven-group", dayIn(days));
    const { id, starts, seats_left: seatsBefore } = departure;
    const trip = { tour: departure.tour.slug, starts };
    const who = { full_name: fullName, email: guest.email };
    const booked = await book(locale, trip, who, address);
    const paidMinor = booked.price.due_now_minor;
    await guest.open(booked);
    await guest.goesToPay();
    await guest.decides("pay", "confirmed");
    await guest.opensBooking();

    const { cancel } = BookingStatus;
    await guest.press(cancel.open);
    const shown = await guest.amountOf(cancel.back);
    const keptMinor = Math.round((paidMinor * (1 - back)) / 100) * 100;
    expect(shown).toBe(formatMoney(paidMinor - keptMinor));
    expect(await guest.amountOf(cancel.paid)).toBe(formatMoney(paidMinor));
    await canBeUsedByEverybody(page);
    await guest.press(filled(cancel.confirmRefund, { amount: shown }));
    const ended = page.getByRole("heading", { level: 1 });
    const { cancelled, refunded } = BookingStatus.states;
    await expect(ended).toHaveText(new RegExp(`${cancelled.title}|${refunded.title}`));
    await expect(page.getByRole("main")).toContainText(shown);
    await expect(async () => {
      await page.reload();
      await expect(ended).toHaveText(new RegExp(`${cancelled.title}|${refunded.title}`));
      expect(await ended.textContent()).toBe(refunded.title);
    }).toPass({ timeout: 60_000 });
    await expect(page.getByText(filled(refunded.text, { refund: shown }))).toBeVisible();
    expect(await guest.amountOf(BookingStatus.money.returned)).toBe(shown);
    await canBeUsedByEverybody(page);

    const { price } = BookingEmail;
    await emailSaying(guest.email, booked.reference, `${price.back}: ${shown}`);
    const { reference } = booked;
    const sent = filled(BookingEmail.refunded.subject, { amount: shown, reference });
    await emailSaying(guest.email, sent);
    await emailSaying(operator, booked.reference, "Cancelled: ", `${shown} goes back`);
    const again = (await departuresOf(locale, id, starts)).find((each) => each.id === id);
    expect(again?.seats_left).toBe(seatsBefore);
  });
}

test("a full departure has a waiting list", async ({ page, context }) => {
  await comesFrom(context, "198.51.100.83");
  await page.setViewportSize({ width: 390, height: 844 });
  const { Booking, Form, WaitingList } = wordsOf("de");
  const full = (await departuresOf("de", "", dayIn(40))).find(({ seats_left }) => seats_left === 0);
  await page.goto(urlOf("de", `/Booking?tour=${full?.tour.slug}&date=${full?.starts}&adults=2`));
  await expect(page.getByText(Booking.trip.fullTitle)).toBeVisible();
  await page.getByRole("button", { name: WaitingList.open }).click();
  const dialog = page.getByRole("dialog", { name: WaitingList.title });
  await dialog.getByRole("textbox", { name: Form.fullName }).fill(fullName);
  await dialog.getByRole("textbox", { name: Form.email }).fill("wartet@example.com");
  await canBeUsedByEverybody(page);
  await dialog.getByRole("button", { name: WaitingList.send }).click();
  await expect(page.getByRole("dialog", { name: WaitingList.done.title })).toContainText(
    WaitingList.done.text,
  );
});

test("a full date among the departures leads to its waiting list", async ({ page }) => {
  const { WaitingList } = wordsOf("de");
  const full = (await departuresOf("de", "", dayIn(40))).find(({ seats_left }) => seats_left === 0);
  await page.goto(urlOf("de", `/Upcoming-Departures/${full?.starts.slice(0, 7)}`));
  const dates = page.locator(`a[href*="/trip/${full?.tour.slug}#"]`);
  const fold = page.locator("details").filter({ has: dates }).first();
  await fold.locator("summary").click();
  await fold.locator(dates).first().click();
  await expect(page.getByRole("dialog", { name: WaitingList.title })).toBeVisible();
});

test.describe("an account", () => {
  // The browser's own note of a session that has ended.
  test.use({ allowed: [/status of 401/] });

  test("has the bookings of its address", async ({ page, context }) => {
    await comesFrom(context, "198.51.100.84");
    const guest = new Guest(page, "en", "member-books@example.com");
    const member = new Member(page, "en", guest.words, guest.email);
    const departure = await roomyDeparture("en", "shared-day-manyara", dayIn(160));
    const trip = { tour: departure.tour.slug, starts: departure.starts };
    const who = { full_name: "Amani Mushi", email: guest.email };
    const { reference, price } = await book("en", trip, who, "198.51.100.84");
    await member.signUp();
    const row = page.getByRole("listitem").filter({ hasText: reference });
    await expect(row).toContainText(formatMoney(price.total_minor));
    await expect(row).toContainText(guest.words.BookingState.provisional);
    await row.getByRole("link", { name: departure.tour.title }).click();
    await guest.stands("provisional");
    // Its own session opens it as well as the key.
    await member.goto(`/Booking/${reference}`);
    await guest.stands("provisional");
  });
});
