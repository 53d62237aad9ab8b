import type { BrowserContext, Page } from "@playwright/test";
import { emailSaying } from "./mailbox";
import { expect } from "./site";
import { wordsOf } from "./words";

export const operator = "hello@tembea.example";

const { OperatorBooking } = wordsOf("en");
type Action = keyof typeof OperatorBooking.asking;

/** How the links of the operator's mails begin. */
const links: Record<Action, string> = {
  available: "Available – send the invoice",
  propose: "Not available – propose other dates",
  cancel: "Cancel on our part – everything goes back",
  record_payment: "Record a bank transfer that arrived",
  record_refund: "Record that the money was sent back by hand",
};

/** The operator opens a link of the newest mail about a booking that has one, in a tab of their own. */
export async function deskPage(
  context: BrowserContext,
  action: Action,
  ...about: string[]
): Promise<Page> {
  const mail = await emailSaying(operator, `${links[action]}: `, ...about);
  const page = await context.newPage();
  await page.goto(new RegExp(`${links[action]}: (\\S+)`).exec(mail)?.[1] ?? "");
  await expect(page.getByRole("heading", { name: OperatorBooking.asking[action] })).toBeVisible();
  return page;
}

/** The operator presses the button that does it. */
export async function confirmAtDesk(page: Page, action: Action): Promise<void> {
  await page.getByRole("button", { name: OperatorBooking.confirm[action] }).click();
  await expect(
    page.getByRole("heading", { name: OperatorBooking.done[action].title }),
  ).toBeVisible();
}
