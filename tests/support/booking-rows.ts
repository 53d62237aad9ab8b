import { freeDeparture, privateTour, sampleBooking } from "./booking";
import type { WriteRow } from "./write-rows";

const nobodys = "B-2222-2222-2222";
const nobodysShare = "S-2222-2222-2222";
const email = "owner@example.com";

let form: ReturnType<typeof sampleBooking> | undefined;
/** A booking that is an enquiry: there are always more of them. */
function enquiry() {
  form ??= sampleBooking({ tour: privateTour, starts: "2028-02-10", message: "By the sea", email });
  return form;
}

let first: Promise<string> | undefined;
async function newBooking(): Promise<string> {
  const { callAs } = await import("@/lib/api/call");
  const { createBookingEndpoint } = await import("@/lib/contract/bookings");
  return (await callAs("en", createBookingEndpoint, await enquiry())).data.reference;
}
function oneBooking(): Promise<string> {
  first ??= newBooking();
  return first;
}

let full: Promise<string> | undefined;
/** A departure on which no seat is left. */
async function fillDeparture(): Promise<string> {
  const { pool } = await import("@/lib/backend/db/pool");
  const { id } = await freeDeparture();
  await pool().query("update departures set seats_taken = seats where id = $1", [id]);
  return id;
}

/** The rows of bookings and payments. */
export const bookingRows: Record<string, WriteRow> = {
  "POST /api/bookings": { valid: enquiry, words: ["full_name", "message"] },
  "POST /api/bookings/:reference/change": {
    // Wishes about one booking are counted.
    valid: async () => ({ reference: await newBooking(), message: "We would come later." }),
    words: ["message"],
    signedIn: true,
  },
  "POST /api/bookings/:reference/cancel": {
    valid: async () => ({
      ...{ reference: await newBooking(), shown_refund_minor: 0 },
      message: "We cannot come.",
    }),
    words: ["message"],
    signedIn: true,
  },
  // Of an enquiry nothing is due, so that there is nothing to split.
  "POST /api/bookings/:reference/split": {
    valid: async () => ({
      ...{ reference: await oneBooking(), purpose: "deposit", shown_minor: 30_000 },
      ...{ equally: true, people: [{ name: "Ann Lee", email: "ann@example.com" }] },
    }),
    answers: 409,
    signedIn: true,
  },
  "POST /api/bookings/:reference/withdraw-share": {
    valid: async () => ({ reference: await oneBooking(), share: nobodysShare }),
    answers: 404,
    signedIn: true,
  },
  "POST /api/shares/:share/pay": {
    valid: () => ({ share: nobodysShare, shown_minor: 30_000 }),
    answers: 404,
  },
  // An enquiry has neither a date to take nor an invoice.
  "POST /api/bookings/:reference/accept": {
    valid: async () => ({
      ...{ reference: await oneBooking(), starts: "2028-02-12" },
      shown_total_minor: 100_000,
    }),
    answers: 409,
    signedIn: true,
  },
  // They agreed when they booked.
  "POST /api/bookings/:reference/agree": {
    valid: async () => ({
      reference: await oneBooking(),
      shown_total_minor: 0,
      agree: true,
      of_age: true,
    }),
    answers: 409,
    signedIn: true,
  },
  // Nothing was proposed to them.
  "POST /api/bookings/:reference/answer": {
    valid: async () => ({
      ...{ reference: await oneBooking(), change: 1, accept: true, shown_total_minor: 100_000 },
    }),
    answers: 409,
    signedIn: true,
  },
  "POST /api/bookings/:reference/invoice": {
    valid: async () => ({ reference: await oneBooking() }),
    answers: 409,
    signedIn: true,
  },
  "POST /api/waiting-list": {
    valid: async () => {
      full ??= fillDeparture();
      return { departure: await full, seats: 2, full_name: "Ann Lee", email, seconds_open: 60 };
    },
    words: ["full_name"],
  },
  "POST /api/leave-waiting-list": {
    valid: () => ({ token: "e30.e30", confirm: false }),
    answers: 403,
  },
  "POST /api/booking-desk": {
    valid: () => ({ token: "e30.e30", confirm: false, message: "", bank_reference: "A 1" }),
    answers: 403,
  },
  // Nobody holds the key of an offer that is not there.
  "POST /api/offers/:reference/accept": {
    valid: () => ({
      ...{ reference: "O-2222-2222-2222", version: 1, full_name: "Ann Lee", country: "DE" },
      ...{ travellers: "Max Lee", agree: true, of_age: true },
    }),
    answers: 404,
  },
  "POST /api/offers/:reference/ask": {
    valid: () => ({ reference: "O-2222-2222-2222", text: "May we come later?" }),
    answers: 404,
  },
  "POST /api/offers/:reference/party": {
    valid: () => ({ reference: "O-2222-2222-2222", version: 1, adults: 2, children: [9] }),
    answers: 404,
  },
  "POST /api/offers/:reference/comment": {
    valid: () => ({ reference: "O-2222-2222-2222", name: "Max Lee", text: "Lovely" }),
    answers: 404,
  },
  "POST /api/offers/:reference/share": {
    valid: () => ({ reference: "O-2222-2222-2222", on: true }),
    answers: 404,
  },
  "POST /api/offers/:reference/opened": {
    valid: () => ({ reference: "O-2222-2222-2222" }),
    answers: 404,
  },
  "POST /api/offers/:reference/newest-link": {
    valid: () => ({ reference: "O-2222-2222-2222" }),
    answers: 404,
  },
  "POST /api/submit-order-request": {
    valid: () => ({ reference: nobodys, purpose: "deposit" }),
    answers: 404,
  },
  "POST /api/payments/status": {
    valid: () => ({ order_tracking_id: "5b3c", merchant_reference: nobodys }),
    answers: 404,
  },
  "POST /api/payments/ipn": {
    valid: () => ({
      ...{ OrderTrackingId: "5b3c", OrderMerchantReference: nobodys },
      OrderNotificationType: "IPNCHANGE",
    }),
  },
};
