import { businessDay } from "../../lib/clock";
import { addDays } from "../../lib/pricing/days";
import { canBeUsedByEverybody } from "./support/axe";
import { comesFrom, Guest } from "./support/guest";
import { test } from "./support/lead-site";
import { expect } from "./support/site";
import { joinDesk } from "./support/staff";

test("somebody who telephones is booked for, agrees by the link in Italian and pays", async ({
  browser,
  context,
  site,
}) => {
  test.slow();
  // Each round of it has a guest of its own.
  const round = test.info().repeatEachIndex;
  const name = `Chiara ${["Conti", "Rossi", "Bianchi"][round] ?? "Neri"}`;
  const email = `chiara-${round}@example.com`;
  const desk = await joinDesk(context, site, `Zawadi${round}`, "sales");

  await desk.getByRole("link", { name: "Bookings" }).click();
  await desk.getByRole("link", { name: "New booking" }).click();
  await desk.getByLabel("Which journey?").fill("crater plains");
  await desk
    .getByRole("button", { name: /Crater and plains/i })
    .first()
    .click();
  await desk.getByLabel("First day").fill(addDays(businessDay(), 150));
  await expect(desk.getByText("The guest pays")).toBeVisible();
  await desk.getByLabel("Discount", { exact: true }).fill("100");
  await desk.getByLabel("Why it is cheaper").fill("Second journey");
  await desk.getByLabel("Name", { exact: true }).fill(name);
  await desk.getByLabel("Language").selectOption("it");
  await desk.getByLabel("Telephone, with country code").fill("+39 333 123 4567");
  await canBeUsedByEverybody(desk);
  // What is typed stays, whatever happens to the page.
  await desk.reload();
  await expect(desk.getByLabel("Name", { exact: true })).toHaveValue(name);
  await desk.getByRole("button", { name: "a week" }).click();
  await expect(desk.getByText("The guest pays")).toBeVisible();
  await desk.getByRole("button", { name: "Hold it and make the link" }).click();
  await expect(desk.getByRole("heading", { name: `Booked for ${name}` })).toBeVisible();
  await canBeUsedByEverybody(desk);
  const whatsapp = desk.getByRole("link", { name: "Send by WhatsApp" });
  const message = new URL((await whatsapp.getAttribute("href")) ?? "");
  expect(message.pathname).toBe("/393331234567");
  const words = message.searchParams.get("text") ?? "";
  expect(words).toContain(`Buongiorno ${name}`);
  const link = /http:\S+#bk_\S+/.exec(words)?.[0] ?? "";

  const theirs = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await comesFrom(theirs, "198.51.100.121");
  const guest = new Guest(await theirs.newPage(), "it", email);
  const { page } = guest;
  await page.goto(link);
  await guest.stands("provisional");
  const { agree } = guest.words.BookingStatus;
  await expect(page.getByRole("heading", { name: agree.title })).toBeVisible();
  await expect(page.locator('main a[href^="/Payment?"]')).toHaveCount(0);
  await canBeUsedByEverybody(page);
  await page.getByLabel(agree.email).fill(email);
  await page.getByLabel(guest.words.Form.country).selectOption("IT");
  for (const box of await page.getByRole("main").getByRole("checkbox").all()) await box.check();
  await guest.press(agree.button);
  await guest.goesToPay();
  await guest.decides("pay", "confirmed");
  await expect.poll(() => site.mailsAbout(name).map(({ to }) => to)).toContainEqual([email]);

  await desk.getByRole("link", { name: "Open the booking" }).click();
  await expect(desk.getByText("confirmed", { exact: true }).first()).toBeVisible();
  await expect(desk.getByText("agreed to the terms")).toBeVisible();
  await canBeUsedByEverybody(desk);
  await theirs.close();
});
