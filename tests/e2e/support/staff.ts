import type { BrowserContext, Page } from "@playwright/test";
import type { Role } from "../../../lib/contract/desk/rights";
import type { LeadSite } from "./lead-site";
import { expect } from "./site";

/** Gives the pages of a context a device with a passkey, held by somebody who shows their finger. */
export async function withPasskeys(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}

/** Somebody who joins the desk by a link of the command line: their telephone, signed in. */
export async function joinDesk(
  context: BrowserContext,
  site: LeadSite,
  name: string,
  role: Role = "owner",
): Promise<Page> {
  const page = await withPasskeys(context);
  await page.setViewportSize({ width: 390, height: 844 });
  const said = await site.command("invite", `${name.toLowerCase()}@example.com`, name, role);
  await page.goto(/http:\S+\/join#\S+/.exec(said)?.[0] ?? "");
  await page.getByRole("button", { name: "Make my passkey" }).click();
  await expect(page.getByRole("heading", { name: "Requests" })).toBeVisible();
  return page;
}
