import { businessDay } from "../../lib/clock";
import { canBeUsedByEverybody } from "./support/axe";
import { test } from "./support/lead-site";
import { expect } from "./support/site";
import { joinDesk } from "./support/staff";

test("operations sees who arrives and what is due, and has a lost mail sent again", async ({
  context,
  site,
  request,
}) => {
  const name = "Familie Ankunft";
  await site.query(
    `insert into bookings (reference, state, locale, tour_id, starts, days, adults, children, rooms, name,
       email, phone, country, message, price, currency, total_minor, due_now_minor, balance_due,
       paid_minor, confirmed_at)
     values ('B-TDAY-AAAA-0001', 'confirmed', 'de', 'crater-and-plains', $1, 6, 2, '{}', 1, $2,
       'ankunft@example.com', '+4930901820', 'DE', 'Vegetarisch, bitte', '{}', 'USD', 500000, 100000,
       $1, 500000, now())`,
    [businessDay(), name],
  );
  const guest = { full_name: "Lost Letter", email: "lost.letter@example.com", country: "US" };
  const sent = await request.post(
    site.url("en", "/api/contact_us").replace("localhost", "127.0.0.1"),
    {
      data: { ...guest, message: "Is May a good month?" },
      headers: { "x-forwarded-for": "198.51.100.91" },
    },
  );
  const { reference } = (await sent.json()).data;
  await expect.poll(() => toGuest()).toBe(1);
  await site.query(
    `insert into jobs (id, kind, data, tries, reason) values ($1, 'mail', $2, 13, 'mailbox full')`,
    ["lost-letter", { kind: "lead-to-visitor", reference }],
  );
  function toGuest() {
    return site.mailsAbout(reference).filter(({ to }) => to.includes(guest.email)).length;
  }

  const page = await joinDesk(context, site, "Rehema", "operations");
  await page.getByRole("link", { name: "Today" }).click();
  const arriving = page.getByRole("region", { name: "Arrive today" });
  await expect(arriving.getByRole("heading", { name })).toBeVisible();
  await expect(arriving.getByText("Vegetarisch, bitte")).toBeVisible();
  const due = page.getByRole("region", { name: "Due" });
  await expect(due.getByRole("link", { name: guest.full_name })).toHaveAttribute(
    "href",
    `/requests/${reference}`,
  );
  await canBeUsedByEverybody(page);

  const lost = page
    .getByRole("region", { name: "E-mails that did not arrive" })
    .getByRole("listitem")
    .filter({ hasText: reference });
  await expect(lost.getByText("mailbox full")).toBeVisible();
  await lost.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => toGuest()).toBe(2);
  await expect(lost).toHaveCount(0);

  // On paper there is who travels and what is due, and nothing to press.
  await page.emulateMedia({ media: "print" });
  await expect(arriving.getByText(name)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
});
