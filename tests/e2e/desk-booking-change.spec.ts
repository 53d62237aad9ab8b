import { changeWords } from "../../components/desk/words/words";
import { addDays } from "../../lib/pricing/days";
import { canBeUsedByEverybody } from "./support/axe";
import { dayIn } from "./support/bookable";
import { Guest } from "./support/guest";
import { test } from "./support/lead-site";
import { paidBooking } from "./support/paid-booking";
import { expect } from "./support/site";
import { joinDesk } from "./support/staff";
import { wordsOf } from "./support/words";

const tour = "krater-und-ebenen-in-sechs-tagen";
const party = { tour, starts: dayIn(220), adults: 2 };

test("a day is moved and a child comes along: the desk proposes it, the guest agrees in German and pays", async ({
  context,
  site,
  request,
}) => {
  const { reference, key } = await paidBooking(site, request, party);
  const page = await joinDesk(context, site, "Neema", "sales");
  await page.goto(new URL(`/bookings/${reference}`, page.url()).href);
  await page.getByRole("link", { name: changeWords.title }).click();
  await expect(page.getByLabel("Adults")).toHaveValue("2");
  await page.getByLabel("First day").fill(addDays(party.starts, 7));
  await page.getByLabel("Ages of the children").fill("9");
  await page.getByLabel(changeWords.message).fill("Wie besprochen, mit Emil.");
  await expect(page.getByText(changeWords.asksBy.email)).toBeVisible();
  await canBeUsedByEverybody(page);
  await page.getByRole("button", { name: changeWords.propose }).click();
  await expect(page.getByRole("heading", { name: changeWords.waits.title })).toBeVisible();

  const { answer } = wordsOf("de").BookingStatus;
  const guest = await context.newPage();
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.goto(site.url("de", `/Booking/${reference}#${key}`));
  await expect(guest.getByRole("heading", { name: answer.title })).toBeVisible();
  await expect(guest.getByText("Wie besprochen, mit Emil.")).toBeVisible();
  await expect(guest.getByRole("heading", { name: answer.refund })).toBeVisible();
  await canBeUsedByEverybody(guest);
  await guest.getByRole("button", { name: answer.accept }).click();
  await expect(guest.getByRole("heading", { name: answer.title })).toHaveCount(0);

  // Who proposed it sees it without asking.
  await expect(page.getByRole("heading", { name: changeWords.waits.title })).toHaveCount(0);
  await expect(page.getByText("agreed to the change")).toBeVisible();
  const [row] = await site.query(
    "select starts::text, children from bookings where reference = $1",
    [reference],
  );
  expect(row).toMatchObject({ starts: addDays(party.starts, 7), children: [9] });

  // What the change costs more is paid with the rest, and the desk sees it.
  const payer = new Guest(guest, "de", "greta@example.com");
  await payer.goesToPay();
  await payer.decides("pay", "confirmed");
  await expect(page.getByText("Paid online")).toBeVisible();
  const [paid] = await site.query(
    "select paid_minor = total_minor as all_of_it from bookings where reference = $1",
    [reference],
  );
  expect(paid).toEqual({ all_of_it: true });
});
