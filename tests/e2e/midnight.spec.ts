import { mkdirSync, rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { bookingEndpoint } from "../../lib/contract/bookings";
import { addDays } from "../../lib/pricing/days";
import { policy } from "../../lib/pricing/policy";
import { bookingFormPath } from "../../lib/site/booking-form-path";
import { dataDir, sitePort, urlOf } from "./support/address";
import { ask } from "./support/ask";
import { dayIn, privateTour, roomyDeparture } from "./support/bookable";
import { sendForm } from "./support/booking-form";
import { comesFrom, Guest } from "./support/guest";
import { OwnSite } from "./support/own-site";
import { expect, test } from "./support/site";

// The office's midnight, on a site whose clock is set by the test, as is the browser's.
const port = sitePort + 20;
const clockPort = port + 1;
const folder = dataDir(port);
const preload = new URL("./support/movable-clock.mjs", import.meta.url);
let site: OwnSite;

test.describe.configure({ mode: "serial" });
test.setTimeout(180_000);
test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  site = new OwnSite(port, folder, {
    NODE_OPTIONS: `--import ${preload}`,
    CLOCK_PORT: String(clockPort),
  });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts the clocks of site and browser to a moment of a day in Tanzania. */
async function itIs(day: string, time: string, page?: Page): Promise<void> {
  const moment = `${day}T${time}+03:00`;
  await fetch(`http://127.0.0.1:${clockPort}/${encodeURIComponent(moment)}`);
  await page?.clock.setFixedTime(moment);
}

test("a page that was kept before midnight offers nothing after it that begins that day", async () => {
  const { starts, tour } = await roomyDeparture("en", "lodge-week-shared", dayIn(100));
  const page = async () => (await ask("en", `/trip/${tour.slug}`, { port })).body;
  await itIs(addDays(starts, -1), "23:30:00");
  await expect.poll(page).toContain(starts);
  await itIs(starts, "00:00:01");
  await expect.poll(page).not.toContain(starts);
});

test("an open form asks after midnight for what is due on the new day", async ({
  page,
  context,
}) => {
  await comesFrom(context, "198.51.100.91");
  const guest = new Guest(page, "en", "owl@example.com");
  const { summary, submit } = guest.words.Booking;
  const { starts, tour } = await roomyDeparture("en", "lodge-week-shared", dayIn(160));
  // From the day on which the balance is due everything is due at once.
  const balanceDue = addDays(starts, 0 - policy.balanceDays);
  await itIs(addDays(balanceDue, -1), "23:30:00", page);
  await page.goto(urlOf("en", bookingFormPath({ tour: tour.slug, date: starts }), port));
  await expect(page.getByText(/^Deposit to confirm/)).toBeVisible();
  await itIs(balanceDue, "00:00:01", page);
  await page.getByRole("textbox", { name: guest.words.Form.fullName }).fill("A");
  await expect(page.getByText(summary.allNow)).toBeVisible();
  const reference = await sendForm(guest, submit.held);
  const { price, ...booking } = await booked(page, reference);
  expect(booking).toMatchObject({ starts, due_now_minor: price.total_minor, balance_minor: 0 });
});

test("a day that has come while the form was open is not booked; another one is", async ({
  page,
  context,
}) => {
  await comesFrom(context, "198.51.100.92");
  const guest = new Guest(page, "en", "lark@example.com");
  const tour = await privateTour("en");
  const today = dayIn(40);
  await itIs(today, "23:30:00", page);
  await page.goto(urlOf("en", bookingFormPath({ tour, date: addDays(today, 1) }), port));
  const start = page.getByLabel(guest.words.Booking.trip.firstDay);
  await expect(start).toHaveValue(addDays(today, 1));
  await itIs(addDays(today, 1), "00:00:01", page);
  await page.getByRole("button", { name: guest.words.Booking.submit.looked }).click();
  await expect(start).toHaveAttribute("aria-invalid", "true");
  await start.fill(addDays(today, 2));
  await expect(start).not.toHaveAttribute("aria-invalid", "true");
  const reference = await sendForm(guest, guest.words.Booking.submit.looked);
  expect(await booked(page, reference)).toMatchObject({ starts: addDays(today, 2) });
});

/** A booking as its page, which is open, has it. */
async function booked(page: Page, reference: string) {
  const headers = { authorization: `Bearer ${new URL(page.url()).hash.slice(1)}` };
  const { body } = await ask("en", `/api/bookings/${reference}`, { port, headers });
  return bookingEndpoint.output.parse(JSON.parse(body)).data;
}
