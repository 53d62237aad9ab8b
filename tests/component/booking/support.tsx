import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { Booking } from "@/lib/contract/bookings";
import { catalogues } from "@/lib/i18n/translator";

const messages = catalogues.en;

/** A private tour for two adults and a child that was asked for, unless told otherwise. */
export const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  reference: "TB-2027-0815",
  state: "enquiry",
  tour: {
    slug: "crater-and-plains",
    title: "Crater and plains",
    picture: { url: "/x.jpg", alt: "", color: "#c0a080" },
  },
  starts: "2027-08-07",
  ends: "2027-08-12",
  fixed_date: false,
  adults: 2,
  children: [9],
  rooms: 2,
  name: "Łucja Weiß",
  email: "lucja@example.com",
  price: {
    currency: "USD",
    lines: [{ kind: "adults", count: 2, unit_minor: 250_000, amount_minor: 500_000 }],
    total_minor: 500_000,
    deposit_percent: 30,
    deposit_minor: 150_000,
    balance_minor: 350_000,
    due_now_minor: 150_000,
    balance_due: "2027-06-08",
  },
  due_now_minor: 150_000,
  balance_minor: 350_000,
  paid_minor: 0,
  balance_due: "2027-06-08",
  hold_until: null,
  invoice: null,
  invoices: [],
  proposed: [],
  refund_table: [],
  refund_today_minor: 0,
  refund_minor: null,
  refund_open_minor: 0,
  by_agent: null,
  payments: [],
  papers: [],
  actions: [],
  ...changes,
});

export interface Sent {
  path: string;
  body: Record<string, unknown>;
}
/** Answers instead of the site: status and body for what was sent. */
export type Answer = (sent: Sent) => [status: number, body: unknown];

/** Puts an answer in the site's place, and tells what was sent to it. */
export function answerWith(answer: Answer): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (path: string, { body = "{}" }: { body?: string } = {}) => {
    const one = { path, body: JSON.parse(body) };
    sent.push(one);
    const [status, answered] = answer(one);
    return Response.json(answered, { status });
  });
  return sent;
}

/** All English words around what is tested. */
export function Words({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
