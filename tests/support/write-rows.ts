import { bookingRows } from "./booking-rows";
import { sampleQuote } from "./quote";

export interface WriteRow {
  /** What the endpoint takes, anew for each try. */
  valid(): object | Promise<object>;
  /** What it answers to that, where it is not its usual status. */
  answers?: number;
  /** Fields that take any words. */
  words?: string[];
  /** Sent with the token of the account `rowOwner`. */
  signedIn?: true;
  /** Hashes a password, which is slow on purpose: fewer tries. */
  slow?: true;
}

/** The account in whose name rows that are signed in are sent. */
export const rowOwner = "owner@example.com";

const person = { full_name: "Ann Lee", email: "ann@example.com" };
const passwords = { password: "under the acacia", repeated_password: "under the acacia" };
const agreed = { agree: true, seconds_open: 60 };
const tour = { kind: "tour", slug: "crater-and-plains-in-six-days" };
const ownAddress = { email: rowOwner, message: "Come along" };

/** A valid input for every endpoint that changes something. A new endpoint needs a row here. */
export const writeRows: Record<string, WriteRow> = {
  "POST /api/requestquote": {
    valid: () => sampleQuote({ coupon_code: "KARIBU5", tour: tour.slug }),
    words: ["full_name", "message"],
  },
  "POST /api/contact_us": {
    valid: () => ({ ...person, country: "DE", message: "Is May a good month?" }),
    words: ["full_name", "message"],
  },
  "POST /api/enquiry": {
    valid: () => ({ about: tour, ...person, phone: "+4930901820", message: "Is May good?" }),
    words: ["full_name", "message"],
  },
  "POST /api/send_review": {
    valid: () => ({
      ...{ about: tour, ...person, country: "DE", ...agreed },
      ...{
        rating: 4,
        title: "Well led",
        text: "Quiet, well led, and lions.",
        travelled_on: "2026-01-05",
      },
    }),
    words: ["full_name", "title", "text"],
  },
  // A file that is none: what a photograph is tried with is in `review-photographs.test.ts`.
  "POST /api/review-photograph": { valid: () => ({ photograph: "lions.jpg" }), answers: 422 },
  "POST /api/moderate": { valid: () => ({ token: "e30.e30", confirm: false }), answers: 403 },
  "POST /api/price": {
    valid: () => ({ tour: tour.slug, starts: "2028-02-10", adults: 2, children: [9], rooms: 2 }),
  },
  "POST /api/register": {
    valid: () => ({ email: "ann@example.com", ...passwords, seconds_open: 9 }),
    slow: true,
  },
  "POST /api/account/link": {
    valid: () => ({ token: "nobody's", purpose: "reset" }),
    answers: 403,
  },
  "POST /api/verify-email": {
    valid: () => ({ token: "x".repeat(43), password: passwords.password }),
    answers: 403,
    slow: true,
  },
  "POST /api/login": {
    valid: () => ({ email: "nobody@example.com", password: passwords.password }),
    answers: 401,
    slow: true,
  },
  "POST /api/logout": { valid: () => ({}) },
  "POST /api/forgot-password": { valid: () => ({ email: "nobody@example.com" }) },
  "POST /api/reset-password": {
    valid: () => ({ token: "x".repeat(43), ...passwords }),
    answers: 403,
    slow: true,
  },
  "POST /api/getProfile": { valid: () => ({ user: rowOwner }), signedIn: true },
  "POST /api/updateProfile": {
    valid: () => ({ name: "Ann Lee", title: "Dr", phone: "+4930901820", country: "DE" }),
    words: ["name"],
    signedIn: true,
  },
  "POST /api/account/password": {
    valid: () => ({ current_password: "not the password", ...passwords }),
    answers: 422,
    signedIn: true,
    slow: true,
  },
  "POST /api/account/delete": {
    valid: () => ({ password: "not the password" }),
    answers: 422,
    signedIn: true,
    slow: true,
  },
  "POST /api/account/wishlist": {
    valid: () => ({ mode: "merge", ids: ["crater-and-plains"] }),
    signedIn: true,
  },
  "POST /api/account/hand-over": { valid: () => ({ to: "fr" }), signedIn: true },
  // Takes a form alone.
  "POST /api/account/arrive": { valid: () => ({ code: "x" }), answers: 415 },
  "POST /api/affiliate": { valid: () => ownAddress, words: ["message"], signedIn: true },
  "POST /api/getAffiliate": { valid: () => ownAddress, words: ["message"], signedIn: true },
  "POST /api/reward-desk": { valid: () => ({ token: "e30.e30", confirm: false }), answers: 403 },
  ...bookingRows,
};
