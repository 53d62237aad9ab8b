import { sampleQuote } from "../support/quote";
import { canBeUsedByEverybody } from "./support/axe";
import { operator, test } from "./support/lead-site";
import { expect } from "./support/site";
import { withPasskeys } from "./support/staff";

// What the browser notes of the calls after the session was ended.
test.use({ allowed: [/status of 401/] });

test("somebody joins, sees a quote arrive, answers it, and signs out and in again", async ({
  context,
  site,
  request,
}) => {
  const page = await withPasskeys(context);
  await page.setViewportSize({ width: 390, height: 844 });
  const invitation = /http:\S+\/join#\S+/.exec(
    await site.command("invite", "asha@example.com", "Asha"),
  )?.[0];
  await page.goto(invitation ?? "");
  await expect(page.getByText("Karibu, Asha!")).toBeVisible();
  await canBeUsedByEverybody(page);
  await page.getByRole("button", { name: "Make my passkey" }).click();
  await expect(page.getByRole("heading", { name: "Requests" })).toBeVisible();
  await canBeUsedByEverybody(page);

  const name = "Familie Brandt";
  const email = "brandt@example.com";
  const door = site.url("en", "/api/requestquote").replace("localhost", "127.0.0.1");
  const sent = await request.post(door, {
    data: sampleQuote({ full_name: name, email }),
    headers: { "accept-language": "de", "x-forwarded-for": "198.51.100.90" },
  });
  expect(sent.status()).toBe(201);
  // Nothing was reloaded.
  const card = page.getByRole("article").filter({ hasText: name });
  await expect(card.getByText("2 adults, 1 child (9) · up to $3,200 each")).toBeVisible();
  await canBeUsedByEverybody(page);
  await card.getByRole("link").click();

  await expect(page.getByText("We would love to see elephants.")).toBeVisible();
  await canBeUsedByEverybody(page);
  // A ready sentence in the guest's language, by keyboard, with what it says in English beside it.
  await page.getByText("Ready sentences").last().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Hello ${name},`)).toBeVisible();
  await canBeUsedByEverybody(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const answer = page.getByLabel("Your answer");
  await expect(answer).toHaveValue(`Guten Tag, ${name}!`);
  await answer.focus();
  await page.keyboard.insertText("\n\nDie Elefanten warten in Tarangire.");
  // What is typed stays, whatever happens to the page: here somebody signs out everywhere meanwhile.
  await site.query("delete from staff_sessions");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Your answer")).toHaveValue(/Tarangire/);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("The answer is on its way.")).toBeVisible();
  await expect(page.getByText(/Asha answered ·/)).toBeVisible();
  await expect
    .poll(() => site.mailsAbout("Die Elefanten warten").map(({ to }) => to))
    .toEqual([[email]]);
  expect(site.mailsAbout("Die Elefanten warten")[0]?.text).toMatch(
    new RegExp(`reply-to: .*${operator}`, "i"),
  );
  await page.getByRole("link", { name: "All requests" }).click();
  await page.getByRole("button", { name: "Answered" }).click();
  await expect(card.getByText("you have it")).toBeVisible();
  await page.getByRole("button", { name: /^Waiting/ }).click();
  await expect(card).toHaveCount(0);

  // A link in a mail brings no cookie along, and leads there all the same.
  const path = page.url();
  const mail = await context.newPage();
  await mail.goto(site.url("en", "/robots.txt"));
  await mail.setContent(`<a href="${path}devices">Your devices</a>`);
  await mail.getByRole("link").click();
  await expect(mail.getByText("this one").first()).toBeVisible();
  await mail.close();

  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Devices" }).click();
  await expect(page.getByRole("button", { name: /^Take away the passkey of/ })).toBeVisible();
  await canBeUsedByEverybody(page);
  await page.getByRole("button", { name: /^Sign out on/ }).click();
  await page.getByRole("button", { name: "Sign out now" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await canBeUsedByEverybody(page);
  await page.goto(`${path}people`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
  await canBeUsedByEverybody(page);

  // Somebody comes, and goes by two taps; the owner reads both in the record.
  await page.getByLabel("Name", { exact: true }).fill("Leo");
  await page.getByLabel("E-mail").fill("leo@example.com");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByRole("button", { name: "Remove Leo" }).click();
  await page.getByRole("button", { name: "Remove now" }).click();
  await expect(page.getByText("Leo has left the desk.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Leo" })).toHaveCount(0);
  await page.goto(`${path}record`);
  await expect(page.getByText("Asha removed somebody · Leo")).toBeVisible();
  await canBeUsedByEverybody(page);
});
