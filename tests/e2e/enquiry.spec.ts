import { urlOf } from "./support/address";
import { comesFrom } from "./support/guest";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

test("on a phone a question about a place is thanked for, and who answers stands right below", async ({
  page,
  context,
}) => {
  await comesFrom(context, "198.51.100.171");
  await page.setViewportSize({ width: 390, height: 844 });
  const { Enquiry, Form, WhoAnswers } = wordsOf("en");
  await page.goto(urlOf("en", "/CountryPark/tarangire#enquiry"));
  const section = page.locator("#enquiry");
  const form = section.locator("form");
  await form.getByRole("textbox", { name: Form.fullName }).fill("Ana Silva");
  await form.getByRole("textbox", { name: Form.email }).fill("ana.asks@example.com");
  await form.getByRole("textbox", { name: Form.message }).fill("Are there elephants in June?");
  await form.getByRole("button", { name: Enquiry.send }).click();
  const thanks = section.getByRole("status").filter({ hasText: Enquiry.sentTitle });
  await expect(thanks).toBeVisible();
  const said = await thanks.boundingBox();
  const planner = await section
    .getByRole("complementary", { name: WhoAnswers.label })
    .boundingBox();
  if (!said || !planner) throw new Error("not to be seen");
  expect(planner.y - (said.y + said.height)).toBeLessThan(100);
});
