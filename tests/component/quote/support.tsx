import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { draftStorage } from "@/components/form/draft/draft-storage";
import { emptyDraft } from "@/components/quote/empty-draft";
import type { QuoteDraft } from "@/components/quote/quote-draft";
import type { QuotePrefill } from "@/components/quote/quote-prefill";
import { useQuote } from "@/components/quote/quote-store";
import { QuoteWizard } from "@/components/quote/quote-wizard";
import { catalogues } from "@/lib/i18n/translator";

const messages = catalogues.en;

const { Quote, Runs, Form, Leads, FieldErrors } = messages;
const places = [
  { id: "serengeti", name: "Serengeti" },
  { id: "zanzibar", name: "Zanzibar" },
];

export const fullDraft: QuoteDraft = {
  ...emptyDraft,
  travel_type: "family",
  days: "8",
  departure: "flexible",
  children: [9],
  full_name: "Jürgen Weiß",
  email: "juergen@example.com",
  country: "DE",
  of_age: true,
  agree: true,
};

/** Leaves a draft on the device as an earlier visit would have. */
export function leaveDraft(draft: QuoteDraft): void {
  const now = Date.now();
  draftStorage("quote").keep({ draft, started_at: now - 60_000, saved_at: now, request_key: null });
}

/** The wizard as a visitor finds it at an address of its page. */
export function openWizard(search = "") {
  window.history.replaceState(null, "", `/Quote${search}`);
  // A new visit: what only lived in the memory of the page is gone.
  useQuote.setState(useQuote.getInitialState(), true);
  return inEnglish(<QuoteWizard places={places} />);
}

/** The wizard over the page of a tour, which knows some of it. */
export const openDialog = (prefill: QuotePrefill) => inEnglish(<QuoteWizard prefill={prefill} />);

const inEnglish = (wizard: ReactNode) =>
  render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ Quote, Runs, Form, Leads, FieldErrors }}
    >
      {wizard}
    </NextIntlClientProvider>,
  );

interface Sent {
  key: string | null;
  body: Record<string, unknown>;
}

/** Stands in for the site's API: answers what it is told, one after the other. */
export function answering(...answers: (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (_address: string, request: RequestInit) => {
    sent.push({
      key: new Headers(request.headers).get("idempotency-key"),
      body: JSON.parse(String(request.body)),
    });
    const answer = answers[sent.length - 1] ?? answers.at(-1);
    return answer ? answer() : Response.error();
  });
  return sent;
}

export const received = () =>
  Response.json({ data: { reference: "Q-7KM4-X2PA-9TRH" } }, { status: 201 });

export const sendButton = () => screen.findByRole("button", { name: "Send request" });
