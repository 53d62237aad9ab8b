import { expect, type Locator, type Page } from "@playwright/test";
import { type Wishes, wishes } from "./wishes";
import type { Words } from "./words";

export type StepName = keyof Words["Quote"]["steps"];
export const stepNames: StepName[] = [
  "travel_type",
  "days",
  "travel_with",
  "budget",
  "journey",
  "contact",
];

/** The quote wizard as a visitor's finger uses it. */
export class Wizard {
  readonly form: Locator;

  constructor(
    readonly page: Page,
    private readonly words: Words,
  ) {
    this.form = page.locator(".quote-wizard form");
  }

  /** Waits until this question is the one that is asked. */
  async isAt(step: StepName | "review"): Promise<void> {
    const { steps, review } = this.words.Quote;
    const title = step === "review" ? review.title : steps[step].title;
    await expect(this.form.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }

  async choose(...answers: string[]): Promise<void> {
    for (const answer of answers) await this.form.getByText(answer, { exact: true }).click();
  }

  async next(): Promise<void> {
    await this.form.locator("button[type=submit]").click();
  }

  async send(): Promise<void> {
    await this.form.getByRole("button", { name: this.words.Quote.send }).click();
  }

  /** Answers one question. */
  async answer(
    step: StepName,
    { days, budget, place, ...contact }: Wishes = wishes,
  ): Promise<void> {
    const { Quote, Leads, Form } = this.words;
    const field = (label: string) => this.form.getByRole("textbox", { name: label });
    switch (step) {
      case "travel_type":
        await this.choose(Leads.travel_type.family, Leads.interests.great_migration);
        return;
      case "days":
        return field(Quote.days.own).fill(days);
      case "travel_with":
        return this.choose(Leads.travel_with.partner, Leads.travel_with.children);
      case "budget":
        return field(Quote.budget.own).fill(budget);
      case "journey": {
        await this.choose(Quote.journey.kinds.flexible, place);
        // The companions have brought one child along.
        const age = Quote.journey.childAge.replace("{number}", "1");
        await this.form.getByRole("combobox", { name: age }).selectOption("9");
        return;
      }
      case "contact":
        await field(Form.fullName).fill(contact.full_name);
        await this.form
          .getByRole("combobox", { name: Form.country, exact: true })
          .selectOption("DE");
        await field(Form.email).fill(contact.email);
        await field(Form.phone).fill(contact.phone);
        await this.choose(Leads.contact_method.whatsapp);
        await field(Quote.contact.message).fill(contact.message);
        await field(Quote.contact.coupon).fill(contact.coupon_code);
        await this.form.getByRole("checkbox", { name: Quote.contact.ofAge }).check();
        await this.form.locator("input[id$=agree]").check();
    }
  }

  /** Answers every question from here to the review. */
  async answerAll(told: Wishes = wishes): Promise<void> {
    for (const step of stepNames) {
      await this.isAt(step);
      await this.answer(step, told);
      await this.next();
    }
    await this.isAt("review");
  }

  /** Waits for the thanks; the reference they name. */
  async isThanked(): Promise<string> {
    await expect(this.page).toHaveURL(/\/ThankyouQuote\?ref=Q-[\w-]+$/);
    const reference = new URL(this.page.url()).searchParams.get("ref") ?? "";
    await expect(this.page.getByText(reference)).toBeVisible();
    const thanks = this.page.getByRole("heading", { level: 1, name: this.words.Quote.sent.title });
    await expect(thanks).toBeVisible();
    return reference;
  }
}
