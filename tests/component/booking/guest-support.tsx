import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { BookingView } from "@/components/booking/status/booking-view";
import type { Booking } from "@/lib/contract/bookings";
import { aBooking, Words } from "./support";

export const reference = "B-7KM4-X2PA-9TRH";
export const key = `bk_${"k".repeat(43)}`;

/** A booking with seats held for its deposit. */
export const heldBooking = (changes: Partial<Booking> = {}): Booking =>
  aBooking({
    reference,
    state: "provisional",
    fixed_date: true,
    hold_until: new Date(Date.now() + 2 * 3600_000 - 30_000).toISOString(),
    actions: ["pay", "invoice", "change", "cancel"],
    ...changes,
  });

/** One whose deposit has arrived. */
export const confirmedBooking = (changes: Partial<Booking> = {}): Booking =>
  heldBooking({
    state: "confirmed",
    hold_until: null,
    due_now_minor: 0,
    paid_minor: 150_000,
    balance_minor: 350_000,
    actions: ["pay", "change", "cancel"],
    papers: ["invoice", "calendar"],
    refund_table: [
      { from: "2027-01-10", until: "2027-06-07", kept_minor: 150_000 },
      { from: "2027-06-08", until: "2027-08-06", kept_minor: 500_000 },
    ],
    refund_today_minor: 0,
    payments: [
      { state: "completed", purpose: "deposit", amount_minor: 150_000, at: "2027-01-02T08:00:00Z" },
    ],
    ...changes,
  });

export interface Asked {
  method: string;
  path: string;
  bearer: string | null;
  idempotencyKey: string | null;
  body: Record<string, unknown>;
}

/** Stands in for the site's API; tells what it was asked. */
export function answering(answer: (asked: Asked) => Response | Promise<Response>): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, request: RequestInit = {}) => {
    const headers = new Headers(request.headers);
    const asked = {
      method: request.method ?? "GET",
      path,
      bearer: headers.get("authorization"),
      idempotencyKey: headers.get("idempotency-key"),
      body: request.body ? JSON.parse(String(request.body)) : {},
    };
    all.push(asked);
    return answer(asked);
  });
  return all;
}

export const shown = (booking: Booking) => Response.json({ data: booking });
export const refused = (status: number, code: string, message = "", reason?: string) =>
  Response.json({ error: { code, message, reason } }, { status });

export function show(page: ReactNode) {
  render(<Words>{page}</Words>);
  return userEvent.setup();
}

/** The guest's page at the address of the mail. */
export function openBooking(hash = `#${key}`) {
  window.history.replaceState(null, "", `/Booking/${reference}${hash}`);
  return show(<BookingView reference={reference} />);
}
