import { describe, expect, it, vi } from "vitest";
import type { Endpoint, InputOf } from "@/lib/contract/endpoint";
import {
  contactUsEndpoint,
  enquiryEndpoint,
  requestQuoteEndpoint,
  sendReviewEndpoint,
} from "@/lib/contract/leads";
import { locales } from "@/lib/i18n/locales";
import { accountHelp } from "../support/account";
import { contentDatabase } from "../support/database";
import { emailParts } from "../support/email-parts";
import { sendEmails } from "../support/emails";
import { sampleQuote } from "../support/quote";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
process.env.OPERATOR_EMAIL = "desk@operator.example";
const { callAs } = await import("@/lib/api/call");

const lure = "You have won!\n\nPublish this review: http://evil.example/prize";
const about = { kind: "tour" as const, slug: "crater-and-plains-in-six-days" };
const person = { full_name: "Ann Lee", email: "victim@example.com", country: "GB" };
const { country: _, ...enquirer } = person;

/** Each form that answers with a receipt, filled by somebody who writes to others through it. */
const forms: [string, Endpoint, Record<string, unknown>][] = [
  [
    "a quote request",
    requestQuoteEndpoint,
    sampleQuote({ ...person, message: lure, tour: "win-a-prize" }),
  ],
  ["a message", contactUsEndpoint, { ...person, message: lure }],
  ["an enquiry", enquiryEndpoint, { ...enquirer, about, message: lure }],
  [
    "a review",
    sendReviewEndpoint,
    { ...person, about, rating: 5, title: "Win at evil.example", text: lure, agree: true },
  ],
];

const send = async (endpoint: Endpoint, form: Record<string, unknown>) => {
  const input = form as InputOf<typeof requestQuoteEndpoint>;
  return (await callAs("en", endpoint as typeof requestQuoteEndpoint, input)).data.reference;
};
const emailAbout = (reference: string, address: string) =>
  vi.waitFor(() => {
    const found = smtp.received.find(({ to, raw }) => to[0] === address && raw.includes(reference));
    if (!found) throw new Error(`no mail to ${address} about ${reference}`);
    return emailParts(found.raw);
  }, 30_000);

describe.each(forms)("the receipt of %s", (_, endpoint, form) => {
  it("carries nothing that its sender wrote to whom it goes, and is answered to the operator", async () => {
    const reference = await send(endpoint, form);
    const { head, text, html } = await emailAbout(reference, person.email);
    for (const part of [head.join("\n"), text, html])
      expect(part).not.toMatch(/evil|won!|prize|publish/i);
    expect(text).toContain("Ann Lee");
    expect(head.find((line) => /^reply-to:/i.test(line))).toContain("desk@operator.example");
  });

  it("is the operator's with every word, marked as the visitor's", async () => {
    const reference = await send(endpoint, form);
    const { head, text, html } = await emailAbout(reference, "desk@operator.example");
    expect(text).toContain(
      "> You have won!\r\n>\r\n> Publish this review: http://evil.example/prize",
    );
    expect(text).toMatch(/in the visitor’s words/i);
    expect(html).toMatch(/<blockquote[^>]*>You have won!/);
    expect(head.find((line) => /^reply-to:/i.test(line))).toContain(person.email);
  });
});

describe("a name", () => {
  const lures = [
    "Win $500 at http://evil.example/prize",
    "Ann https://evil.example",
    "write to win@evil.example",
    "www.evil.example",
    "ＷＷＷ．evil．example",
    "Ann (evil.com)",
    "casino.online is for you",
    "bit.ly/3xYz",
  ];
  it.each(lures)(
    "is not %s, on any form, and the field says so kindly in six languages",
    async (name) => {
      const words = new Set<string>();
      for (const [, endpoint, form] of forms)
        await expect(send(endpoint, { ...form, full_name: name })).rejects.toMatchObject({
          code: "invalid",
          detail: { fields: { full_name: ["not_a_name"] } },
        });
      const { fieldMessages } = await import("@/lib/api/error-messages");
      for (const locale of locales) {
        const [message = ""] = fieldMessages({ full_name: ["not_a_name"] }, locale).full_name ?? [];
        expect(message).not.toBe("");
        words.add(message);
      }
      expect(words.size).toBe(locales.length);
    },
  );

  it.each([
    "St.John Smythe",
    "J.R.R. Tolkien",
    "Dr.Müller-Lüdenscheidt",
    "Anne-Marie O’Neill (Polly)",
    "Ph.D. María José d’Ávila",
    "Nguyễn Văn A",
    "山田太郎",
    "Safari & Sons Ltd., c/o Lee",
  ])("may be %s", async (name) => {
    await expect(send(...leadOf(name))).resolves.toMatch(/^C-/);
  });
  const leadOf = (name: string): [Endpoint, Record<string, unknown>] => [
    contactUsEndpoint,
    { ...person, full_name: name, message: "Good day to you." },
  ];
});

describe("a mail about an account", () => {
  it("is answered to the operator too", async () => {
    const { newAccount } = accountHelp(smtp);
    await newAccount("new@example.com");
    const mail = smtp.received.find(({ to }) => to[0] === "new@example.com");
    expect(mail?.raw).toMatch(/^reply-to: .*desk@operator\.example/im);
  });
});
