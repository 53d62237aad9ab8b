import { formatDay, formatMoney } from "../../lib/i18n/format";
import { canBeUsedByEverybody } from "./support/axe";
import { book, dayIn, privateTour, roomyDeparture } from "./support/bookable";
import { chooseOnTourPage, fullName, sendForm } from "./support/booking-form";
import { confirmAtDesk, deskPage } from "./support/desk";
import { comesFrom, Guest } from "./support/guest";
import { bookingLink, emailSaying, filesOf } from "./support/mailbox";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

// The browser's own notes of a link that was used.
test.use({ allowed: [/status of 409/] });

const desk = wordsOf("en").OperatorBooking;

test("a private tour is asked for, found free, paid and confirmed", async ({ page, context }) => {
  await comesFrom(context, "198.51.100.71");
  await page.setViewportSize({ width: 390, height: 844 });
  const asking = new Guest(page, "de", "privat@example.com");
  const { Booking, BookingEmail, BookingStatus, Documents } = asking.words;
  const trip = { tour: await privateTour("de"), starts: dayIn(200) };
  const total = await chooseOnTourPage(asking, trip);
  await expect.poll(() => asking.amountOf(Booking.summary.total)).toBe(total);
  const reference = await sendForm(asking, Booking.submit.looked);
  await asking.stands("enquiry");
  await expect(page.locator('main a[href^="/Payment?"]')).toHaveCount(0);
  await emailSaying(asking.email, reference, `${BookingEmail.price.total}: ${total}`);

  const office = await deskPage(context, "available", reference, "Is this free?");
  const link = office.url();
  await expect(office.getByText(total, { exact: true })).toBeVisible();
  await canBeUsedByEverybody(office);
  await confirmAtDesk(office, "available");
  await canBeUsedByEverybody(office);
  await office.goto(link);
  await expect(office.getByText(desk.refused.used.title)).toBeVisible();

  const invoice = await emailSaying(asking.email, reference, `${Documents.invoice.title}-20`);
  expect(filesOf(invoice)).toEqual([expect.stringMatching(/^Rechnung-20\d\d-\d{5}\.pdf$/)]);
  expect(invoice).toContain(`${BookingEmail.price.total}: ${total}`);
  // Nothing but the link of the mail is needed.
  const guest = new Guest(await context.newPage(), "de", asking.email);
  await guest.page.goto(bookingLink(invoice));
  await guest.stands("invoiced");
  const { amount } = await guest.goesToPay();
  expect(invoice).toContain(`${BookingEmail.price.dueNow}: ${amount}`);
  await guest.decides("pay", "confirmed");
  await guest.opensBooking();
  await guest.stands("confirmed");
  expect(await guest.amountOf(BookingStatus.money.paid)).toBe(amount);
});

test("the operator proposes dates, and one is taken at the price shown", async ({
  page,
  context,
}) => {
  await comesFrom(context, "198.51.100.72");
  await page.setViewportSize({ width: 1280, height: 900 });
  const guest = new Guest(page, "en", "dates@example.com");
  const { BookingStatus, BookingEmail } = guest.words;
  const trip = { tour: await privateTour("en"), starts: dayIn(200) };
  const who = { full_name: "Asha Kimaro", email: guest.email };
  const { reference } = await book("en", trip, who, "198.51.100.72");

  const office = await deskPage(context, "propose", reference);
  const days = [dayIn(207), dayIn(330)];
  for (const [at, day] of days.entries())
    await office.getByLabel(`Date ${at + 1}`, { exact: true }).fill(day);
  await office
    .getByRole("textbox", { name: desk.fields.word })
    .fill("The lodge closes for repairs.");
  await canBeUsedByEverybody(office);
  await confirmAtDesk(office, "propose");

  const mail = await emailSaying(guest.email, BookingEmail.proposed.table, reference);
  expect(mail).toContain("The lodge closes for repairs.");
  await page.goto(bookingLink(mail));
  await guest.stands("consultation");
  await canBeUsedByEverybody(page);
  const rows = page.getByRole("listitem").filter({ hasText: BookingStatus.proposed.take });
  await expect(rows).toHaveCount(2);
  const row = rows.last();
  const [price = ""] = /\$[\d,]+/.exec((await row.textContent()) ?? "") ?? [];
  expect(mail).toContain(`${formatDay(days[1] ?? "", "en", "full")}: ${price}`);
  await row.getByRole("button", { name: BookingStatus.proposed.take }).click();
  await guest.stands("provisional");
  await expect(page.getByRole("timer")).toBeVisible();
  expect(await guest.amountOf(BookingStatus.facts.total)).toBe(price);
  const held = await emailSaying(guest.email, reference, BookingEmail.price.dueNow);
  expect(held).toContain(`${BookingEmail.price.total}: ${price}`);
});

test("a bank transfer that the operator records confirms the journey", async ({
  page,
  context,
}) => {
  await comesFrom(context, "198.51.100.73");
  const guest = new Guest(page, "de", "bank@example.com");
  const { BookingStatus, BookingEmail } = guest.words;
  const departure = await roomyDeparture("de", "shared-elephants-crater", dayIn(160));
  const trip = { tour: departure.tour.slug, starts: departure.starts };
  const who = { full_name: fullName, email: guest.email };
  const booked = await book("de", trip, who, "198.51.100.73");
  await guest.open(booked);
  await guest.press(BookingStatus.invoice.ask);
  await guest.stands("invoiced");
  await emailSaying(guest.email, booked.reference, "filename=Rechnung-20");

  const office = await deskPage(context, "record_payment", booked.reference);
  const due = formatMoney(booked.price.due_now_minor);
  const amount = office.getByRole("textbox", { name: desk.fields.amount });
  await expect(amount).toHaveValue(String(booked.price.due_now_minor / 100));
  await office.getByRole("textbox", { name: desk.fields.bank_reference }).fill("CRDB 7781");
  await canBeUsedByEverybody(office);
  await confirmAtDesk(office, "record_payment");

  const mail = await emailSaying(guest.email, booked.reference, BookingEmail.confirmed.insurance);
  expect(mail).toContain(`${BookingEmail.price.paid}: ${due}`);
  expect(filesOf(mail)).toHaveLength(4);
  await page.reload();
  await guest.stands("confirmed");
  expect(await guest.amountOf(BookingStatus.money.paid)).toBe(due);
});
