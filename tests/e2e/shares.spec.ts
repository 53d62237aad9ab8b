import { formatPayment } from "../../lib/i18n/format";
import { pageWords } from "../../server/sandbox/words";
import { canBeUsedByEverybody } from "./support/axe";
import { book, dayIn, roomyDeparture } from "./support/bookable";
import { fullName } from "./support/booking-form";
import { comesFrom, Guest } from "./support/guest";
import { isAlive } from "./support/is-alive";
import { emailSaying } from "./support/mailbox";
import { expect, test } from "./support/site";
import { filled } from "./support/words";

const ann = { name: "Ann Mitreisend", email: "ann-anteil@example.com" };

test("two friends pay one booking in halves, and both get back what a cancellation gives", async ({
  page,
  context,
}) => {
  const address = "198.51.100.87";
  await comesFrom(context, address);
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = new Guest(page, "de", "teilt@example.com");
  const { BookingStatus, Share, ShareEmail } = guest.words;
  const { shares, cancel } = BookingStatus;
  const departure = await roomyDeparture("de", "shared-camping-three-days", dayIn(190));
  const trip = { tour: departure.tour.slug, starts: departure.starts };
  const booked = await book("de", trip, { full_name: fullName, email: guest.email }, address);
  const half = formatPayment(booked.price.deposit_minor / 2);

  await guest.open(booked);
  const start = page.getByRole("button", { name: shares.start });
  await isAlive(start);
  await start.click();
  await page.getByRole("textbox", { name: shares.name, exact: true }).fill(ann.name);
  await page.getByRole("textbox", { name: new RegExp(`^${shares.email}`) }).fill(ann.email);
  await canBeUsedByEverybody(page);
  await guest.press(shares.create);
  await expect(page.getByText(filled(shares.mailed, ann))).toBeVisible();
  await canBeUsedByEverybody(page);

  const mail = await emailSaying(ann.email, ShareEmail.asked.open, half);
  const link = /http:\/\/\S+\/Share\/S(?:-\w{4}){3}#sh_[\w-]+/.exec(mail)?.[0] ?? "";
  const friend = await context.newPage();
  await friend.setViewportSize({ width: 390, height: 844 });
  await friend.goto(link);
  const pay = friend.getByRole("button", { name: filled(Share.pay, { amount: half }) });
  await isAlive(pay);
  await canBeUsedByEverybody(friend);
  await pay.click();
  await friend.getByRole("button", { name: pageWords.de.pay }).click();
  await expect(friend.getByRole("heading", { level: 1, name: Share.paid.title })).toBeVisible({
    timeout: 40_000,
  });
  await expect(friend.getByText(Share.paid.waiting)).toBeVisible();
  await canBeUsedByEverybody(friend);

  await page.reload();
  await expect(page.getByText(shares.states.paid.split("{")[0] ?? "").first()).toBeVisible();
  expect((await guest.goesToPay()).amount).toBe(half);
  await guest.decides("pay", "confirmed");
  await guest.opensBooking();
  await guest.stands("confirmed");

  const open = page.getByRole("button", { name: cancel.open });
  await isAlive(open);
  await open.click();
  const back = await guest.amountOf(cancel.back);
  expect(back).toBe(formatPayment(booked.price.deposit_minor));
  await guest.press(filled(cancel.confirmRefund, { amount: back }));
  await guest.stands("cancelled");
  await friend.reload();
  await expect(friend.getByRole("heading", { level: 1, name: Share.refunded.title })).toBeVisible();
  const text = filled(Share.refunded.text, { amount: half });
  await expect(friend.getByText(text)).toBeVisible();
  const [sentBack = ""] = filled(ShareEmail.refunded.intro, { amount: half }).split(". ");
  await emailSaying(ann.email, sentBack);
});
