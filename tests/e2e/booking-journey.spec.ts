import { urlOf } from "./support/address";
import { canBeUsedByEverybody } from "./support/axe";
import { book, dayIn, departuresOf, roomyDeparture } from "./support/bookable";
import { chooseOnTourPage, fullName, sendForm } from "./support/booking-form";
import { operator } from "./support/desk";
import { comesFrom, Guest } from "./support/guest";
import { emailSaying, filesOf } from "./support/mailbox";
import { expect, test } from "./support/site";
import { filled } from "./support/words";

for (const [locale, width, tour, address] of [
  ["en", 1280, "lodge-week-shared", "198.51.100.61"],
  ["de", 390, "crater-and-lagoon-together", "198.51.100.62"],
] as const) {
  test(`seats are booked, held, paid and confirmed in ${locale} at ${width} px`, async ({
    page,
    context,
  }) => {
    await comesFrom(context, address);
    await page.setViewportSize({ width, height: 900 });
    const guest = new Guest(page, locale, `gast-${locale}@example.com`);
    const { Booking, BookingEmail, BookingStatus, Email, Documents } = guest.words;
    const departure = await roomyDeparture(locale, tour, dayIn(160));
    const { id, starts, seats_left: seatsBefore } = departure;

    const total = await chooseOnTourPage(guest, { tour: departure.tour.slug, starts });
    await expect.poll(() => guest.amountOf(Booking.summary.total)).toBe(total);
    await canBeUsedByEverybody(page);
    const reference = await sendForm(guest, Booking.submit.held);

    await guest.stands("provisional");
    await expect(page.getByRole("timer")).toContainText(/4[78]\s/);
    expect(await guest.amountOf(BookingStatus.facts.total)).toBe(total);
    await canBeUsedByEverybody(page);
    const seatsNow = async () =>
      (await departuresOf(locale, tour, starts)).find((each) => each.id === id)?.seats_left;
    expect(await seatsNow()).toBe(seatsBefore - 3);

    await page.locator('main a[href^="/Payment?"]').first().click();
    await guest.isAt(guest.words.Payment.heading);
    await canBeUsedByEverybody(page);
    const { amount: deposit } = await guest.goesOnToProvider();
    await guest.decides("pay", "confirmed");
    await canBeUsedByEverybody(page);
    await guest.opensBooking();
    await guest.stands("confirmed");
    expect(await guest.amountOf(BookingStatus.money.paid)).toBe(deposit);
    await canBeUsedByEverybody(page);

    const { price } = BookingEmail;
    const dear = filled(Email.greeting, { name: fullName });
    const held = await emailSaying(guest.email, reference, `${price.dueNow}: ${deposit}`);
    for (const said of [dear, departure.tour.title, `${price.total}: ${total}`])
      expect(held).toContain(said);
    const confirmed = await emailSaying(guest.email, reference, `${price.paid}: ${deposit}`);
    for (const said of [dear, `${price.total}: ${total}`, BookingEmail.confirmed.insurance])
      expect(confirmed).toContain(said);
    const [, number] = confirmed.match(`${BookingEmail.fields.invoice}: (\\S+)`) ?? [];
    const files = {
      invoice: `${Documents.invoice.title}-${number}.pdf`,
      receipt: `${Documents.receipt.title}-${reference}.pdf`,
      "trip-pack": `${Documents.trip.title.replaceAll(" ", "-")}-${reference}.pdf`,
      calendar: `${reference}.ics`,
    };
    expect(filesOf(confirmed)).toEqual(Object.values(files));
    await emailSaying(operator, reference, "New booking", total);
    await emailSaying(operator, reference, `${deposit} received`);

    for (const document of ["invoice", "receipt", "trip-pack", "calendar"] as const) {
      const { name, bytes } = await guest.saves(document);
      expect(name).toBe(files[document]);
      expect(bytes.toString("latin1", 0, 15)).toMatch(/^(%PDF-1\.|BEGIN:VCALENDAR)/);
    }
    expect(await seatsNow()).toBe(seatsBefore - 3);
  });
}

test("a declined card, a closed window and at last a payment; then the balance", async ({
  page,
  context,
}, { repeatEachIndex }) => {
  // Whoever repeats it is another visitor, who may make ten orders in an hour, on another date.
  const address = `198.51.${100 + repeatEachIndex}.63`;
  await comesFrom(context, address);
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = new Guest(page, "de", "versuche@example.com");
  const { Payment, BookingStatus, BookingEmail } = guest.words;
  const departure = await roomyDeparture(
    "de",
    "marangu-five-group",
    dayIn(160 + 30 * repeatEachIndex),
  );
  const { id, starts, seats_left: seatsBefore } = departure;
  const trip = { tour: departure.tour.slug, starts };
  const who = { full_name: fullName, email: guest.email };
  const booked = await book("de", trip, who, address);
  await guest.open(booked);

  const declined = await guest.goesToPay();
  await guest.decides("decline", "failed");
  await page.getByRole("link", { name: Payment.back.tryAgain }).click();
  const closed = await guest.goesOnToProvider();
  expect(closed.order).not.toBe(declined.order);
  expect(closed.amount).toBe(declined.amount);
  await guest.decides("close", "closed");
  await expect(page.getByText(Payment.back.closed.text)).toBeVisible();
  const [same] = (await departuresOf("de", id, starts)).filter((each) => each.id === id);
  expect(same?.seats_left).toBe(seatsBefore - 2);
  await guest.opensBooking();
  await guest.stands("invoiced");
  await expect(page.getByRole("timer")).toContainText(/4[78]\s/);
  await guest.goesToPay();
  await guest.decides("pay", "confirmed");

  await guest.opensBooking();
  await guest.stands("confirmed");
  const balance = await guest.amountOf(/^Rest, /);
  expect((await guest.goesToPay()).amount).toBe(balance);
  await guest.decides("pay", "confirmed");
  await guest.opensBooking();
  await expect(page.getByText(BookingStatus.states.confirmed.paid.slice(-40))).toBeVisible();
  const total = await guest.amountOf(BookingStatus.money.total);
  expect(await guest.amountOf(BookingStatus.money.paid)).toBe(total);
  const subject = filled(BookingEmail.receipt.subject, {
    amount: balance,
    reference: booked.reference,
  });
  const receipt = await emailSaying(guest.email, subject, BookingEmail.settled);
  expect(receipt).toContain(`${BookingEmail.price.paid}: ${total}`);
  expect(filesOf(receipt)).toEqual([expect.stringMatching(/^Quittung-B-.*\.pdf$/)]);
});

test.describe("without its key", () => {
  // The browser's own note of what was refused.
  test.use({ allowed: [/status of 404/] });

  test("a booking is shown to nobody", async ({ page, context }) => {
    await comesFrom(context, "198.51.100.64");
    const departure = await roomyDeparture("en", "shared-camping-three-days", dayIn(160));
    const trip = { tour: departure.tour.slug, starts: departure.starts };
    const who = { full_name: "Neema Secret", email: "secret@example.com" };
    const { reference, key } = await book("en", trip, who, "198.51.100.64");
    const wrong = `${key.slice(0, -4)}${key.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    for (const [locale, path] of [
      ["en", `/Booking/${reference}`],
      ["de", `/Booking/${reference}#${wrong}`],
      ["en", "/Booking/B-2222-2222-2222"],
      ["de", `/Payment?reference=${reference}`],
    ] as const) {
      const { noEntry } = new Guest(page, locale, "").words.BookingCommon;
      await page.goto(urlOf(locale, path));
      await expect(page.getByRole("heading", { name: noEntry.title })).toBeVisible();
      await expect(page.getByText(noEntry.text)).toBeVisible();
      const said = await page.content();
      for (const secret of ["Neema", "secret@example.com", departure.tour.title])
        expect(said).not.toContain(secret);
    }
  });
});
