import { answerDesk } from "@/lib/backend/answer-desk";
import { inTransaction } from "@/lib/backend/db/transaction";
import { csvOf } from "@/lib/backend/desk/month/csv";
import { lists } from "@/lib/backend/desk/month/lists";
import { monthFrom, periodOf, thisMonth } from "@/lib/backend/desk/month/period";
import { invite } from "@/lib/backend/staff/invite";
import { openStaffSession } from "@/lib/backend/staff/sessions";
import type { DeskCallName } from "@/lib/contract/desk/rights";
import type { Row } from "./report";
import { percentiles } from "./requests";

const rounds = 20;
const last = monthFrom(thisMonth(), -1);
const year = periodOf(last.slice(0, 4));
const token = await signedIn();

/** An owner, and what is in their cookie. */
async function signedIn(): Promise<string> {
  return inTransaction(async (transaction) => {
    const person = {
      email: `bench${process.pid}@example.com`,
      name: "Bench",
      role: "owner" as const,
    };
    const id = await invite(transaction, { kind: "command" }, person);
    return openStaffSession(transaction, id, "bench");
  });
}

async function timed(name: string, bound: string, work: () => Promise<unknown>): Promise<Row[]> {
  await work();
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return percentiles(name, took, bound);
}

const screen = (name: string, call: DeskCallName, input: object = {}) =>
  timed(name, "≤ 250", () => answerDesk(call, async () => input, { token, device: "bench" }));

const rows = [
  ...(await screen("requests that wait", "requests")),
  ...(await screen("requests, mine", "requests", { view: "mine" })),
  ...(await screen("requests, answered", "requests", { view: "answered" })),
  ...(await screen("requests, closed", "requests", { view: "closed" })),
  ...(await screen("requests, closed, far behind", "requests", {
    ...{ view: "closed", after: "B-BNCH-40000" },
  })),
  ...(await screen("requests of a month", "requests", { came: { month: last } })),
  ...(await screen("requests of a month in one language", "requests", {
    came: { month: last, by: "language", key: "de" },
  })),
  ...(await screen("one request", "request", { request: "Q-BNCH-3001" })),
  ...(await screen("calendar", "calendar")),
  ...(await screen("guides and vehicles", "resources")),
  ...(await screen("today", "today")),
  ...(await screen("month, its counts", "month", { month: last })),
  ...(await screen("month, its money", "month-money", { month: last })),
  ...(await screen("bookings", "bookings")),
  ...(await screen("bookings, far behind", "bookings", { after: "B-BNCH-40000" })),
  ...(await screen("bookings, expired", "bookings", { states: ["expired"] })),
  ...(await screen("bookings, by a piece of a name", "bookings", { find: "uest 4917" })),
  ...(await screen("bookings, by two letters", "bookings", { find: "ue" })),
  ...(await screen("bookings, by telephone", "bookings", { find: "0151 1004917" })),
  ...(await screen("bookings, by month of departure", "bookings", { find: `aug ${year.name}` })),
  ...(await screen("bookings, by a word nobody has", "bookings", { find: "zebraxyz" })),
  ...(await screen("bookings made in a month", "bookings", { made: { month: last } })),
  ...(await screen("those of one language", "bookings", {
    made: { month: last, by: "language", key: "de" },
  })),
  ...(await screen("one booking", "booking", { booking: "B-BNCH-3001" })),
  ...(await screen("offers", "offers")),
  ...(await screen("reviews that wait", "reviews")),
  ...(await screen("reviews, published", "reviews", { view: "published" })),
  ...(await screen("record", "record")),
  ...(await screen("record of people", "record", { about: "people" })),
  ...(await screen("record of people, far behind", "record", { about: "people", after: 100_000 })),
  ...(await screen("people", "people")),
  ...(await timed("payments of a year as CSV", "≤ 2,000", async () => {
    const { columns, rows: found } = lists.payments;
    return csvOf([[...columns], ...(await found(year))]);
  })),
];
process.stdout.write(JSON.stringify(rows), () => process.exit(0));
