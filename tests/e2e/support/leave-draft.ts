import type { Page } from "@playwright/test";
import { emptyDraft } from "../../../components/quote/empty-draft";
import type { QuoteDraft } from "../../../components/quote/quote-draft";
import { wishes } from "./wishes";

/** Leaves a whole request in the browser, as an earlier visit to the site at this address would. */
export async function leaveDraft(page: Page, origin: string, email: string): Promise<void> {
  const { days, budget, full_name, phone, message, coupon_code } = wishes;
  const draft: QuoteDraft = {
    ...emptyDraft,
    travel_type: "family",
    departure: "flexible",
    country: "DE",
    of_age: true,
    agree: true,
    ...{ days, budget, full_name, phone, message, coupon_code, email },
  };
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((left) => {
    const now = Date.now();
    const stored = { version: 1, draft: left, started_at: now, saved_at: now, request_key: null };
    localStorage.setItem("tembea-quote", JSON.stringify(stored));
  }, draft);
}
