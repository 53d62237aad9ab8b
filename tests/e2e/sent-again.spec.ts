import { urlOf } from "./support/address";
import { isAlive } from "./support/is-alive";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

test.use({
  allowed: [/Failed to load resource.*contact_us/],
  extraHTTPHeaders: { "x-forwarded-for": "198.51.100.121" },
});

const { Contact, Form } = wordsOf("en");

test("a message that could not be sent goes by its button, and as it reads by then", async ({
  page,
}) => {
  let away = true;
  const sent: string[] = [];
  await page.route("**/api/contact_us", (route) => {
    sent.push(route.request().postData() ?? "");
    return away ? route.abort() : route.continue();
  });
  await page.goto(urlOf("en", "/Contact"));
  await isAlive(page.getByRole("form", { name: Contact.form }));
  const form = page.getByRole("form", { name: Contact.form });
  const message = form.getByRole("textbox", { name: Form.message });
  await form.getByRole("textbox", { name: Form.fullName }).fill("Ann Lee");
  await form.getByRole("textbox", { name: Form.email }).fill("ann.again@example.com");
  await form.getByRole("combobox", { name: Form.country, exact: true }).selectOption("GB");
  await message.fill("How cold are the nights?");
  await form.getByRole("button", { name: Contact.submit }).click();
  const notice = form.getByText(Form.failed.unreachable.title);
  await expect(notice).toBeVisible();
  await message.fill("How cold are the nights in July?");
  await expect(notice).toBeHidden();
  await form.getByRole("button", { name: Contact.submit }).click();
  await expect(notice).toBeVisible();
  away = false;
  await form.getByRole("button", { name: Form.again }).click();
  await expect(page.getByRole("heading", { name: Contact.success })).toBeVisible();
  expect(sent).toHaveLength(3);
  expect(JSON.parse(sent[2] ?? "").message).toBe("How cold are the nights in July?");
});
