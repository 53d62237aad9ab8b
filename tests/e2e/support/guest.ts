import { readFile } from "node:fs/promises";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Booking, BookingState } from "../../../lib/contract/bookings";
import type { Locale } from "../../../lib/contract/locale";
import { pageWords } from "../../../server/sandbox/words";
import { urlOf } from "./address";
import { expect } from "./site";
import { filled, type Words, wordsOf } from "./words";

type Outcome = "confirmed" | "received" | "failed" | "closed";

/** Makes a browser another visitor for the limits of requests. */
export const comesFrom = (context: BrowserContext, address: string) =>
  context.setExtraHTTPHeaders({ "x-forwarded-for": address });

/** Someone who books and pays, at their own browser. */
export class Guest {
  readonly words: Words;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
    readonly email: string,
  ) {
    this.words = wordsOf(locale);
  }

  /** Opens a booking by its key, as the link of a mail does. */
  open({ reference, key }: { reference: string; key: string }): Promise<unknown> {
    return this.page.goto(urlOf(this.locale, `/Booking/${reference}#${key}`));
  }

  /** Waits until the booking's page says that it is in this state. */
  async stands(state: BookingState): Promise<void> {
    await this.isAt(this.words.BookingStatus.states[state].title);
  }

  /** From the booking's page to the provider's; what the guest is to pay there. */
  async goesToPay(): Promise<{ amount: string; order: string }> {
    await this.page.locator('main a[href^="/Payment?"]').first().click();
    await this.isAt(this.words.Payment.heading);
    return this.goesOnToProvider();
  }

  /** From the page on which one chooses what to pay to the provider's. */
  async goesOnToProvider(): Promise<{ amount: string; order: string }> {
    const { now, pay } = this.words.Payment;
    const amount = await this.amountOf(now);
    await this.press(filled(pay, { amount }));
    const { title, order } = pageWords[this.locale];
    await this.isAt(title);
    // A provider takes cents, the site shows whole dollars.
    const dollars = amount.replace("$", "");
    await expect(this.page.locator(".amount")).toContainText(dollars);
    return { amount, order: await this.amountOf(order) };
  }

  /** Says what the bank would say, and waits for what the site makes of it. */
  async decides(choice: "pay" | "decline" | "close", outcome: Outcome): Promise<void> {
    await this.press(pageWords[this.locale][choice]);
    await expect(this.page).toHaveURL(/\/BookingCompleted\?/);
    await this.isAt(this.words.Payment.back[outcome].title);
  }

  /** From the page after paying back to the booking. */
  async opensBooking(): Promise<void> {
    await this.page.getByRole("link", { name: this.words.Payment.back.open }).click();
    await expect(this.page).toHaveURL(/\/Booking\/B-/);
  }

  /** Saves a document of the booking; its name and its bytes. */
  async saves(kind: Booking["papers"][number]): Promise<{ name: string; bytes: Buffer }> {
    const downloading = this.page.waitForEvent("download");
    await this.press(this.words.BookingStatus.documents.names[kind]);
    const download = await downloading;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }

  async isAt(heading: string): Promise<void> {
    await expect(
      this.page.getByRole("heading", { level: 1, name: heading, exact: true }),
    ).toBeVisible({ timeout: 40_000 });
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole("button", { name }).click();
  }

  /** The amount beside its name, in the page or a part of it. */
  async amountOf(name: string | RegExp, part: Page | Locator = this.page): Promise<string> {
    const term = part.locator("dt").filter({ hasText: name }).last();
    return (await term.locator("xpath=following-sibling::dd").textContent()) ?? "";
  }
}
