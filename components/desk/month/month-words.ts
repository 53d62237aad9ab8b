import type { Counts, Grouping, ListName, Money } from "@/lib/contract/desk/month";
import { formatMonth } from "@/lib/i18n/format";

/** `2027-08` as people say it. */
export function monthName(month: string, width: "long" | "short" = "long"): string {
  const [year = "", number = "1"] = month.split("-");
  return `${formatMonth(Number(number), "en", width)} ${year}`;
}

const counts: Record<keyof Counts, string> = {
  requests: "Requests",
  offers: "Offers sent",
  made: "Bookings made",
  confirmed: "Confirmed",
};
const money: Record<keyof Money, string> = {
  sold_minor: "Sold",
  received_minor: "Received",
  sent_back_minor: "Sent back",
};
const groupings: Record<Grouping, string> = {
  source: "By source",
  language: "By language",
  journey: "By journey",
  person: "By person",
};
const nobody: Record<Grouping, string> = {
  source: "unknown",
  language: "unknown",
  journey: "no journey named",
  person: "nobody has it",
};
const lists: Record<ListName, string> = {
  requests: "Requests",
  bookings: "Bookings",
  payments: "Payments",
  refunds: "Refunds",
  commissions: "Commissions settled",
  invoices: "Invoices with tax",
};

/** What the desk says about months. */
export const monthWords = {
  title: "Month",
  choose: "Month",
  show: "Show",
  earlier: "The month before",
  later: "The month after",
  counts,
  money,
  about: {
    requests: "came in; reviews are none",
    offers: "for the first time",
    made: "online, by telephone or from an offer",
    confirmed: "their deposit came",
    sold_minor: "price of what was confirmed",
    received_minor: "by card and by bank",
    sent_back_minor: "refunds carried out",
    commission: "of what was confirmed",
    settled: "kept by them or sent to them",
    toThem: "guests have paid, as of now",
    agentsBack: "of journeys given up, as of now",
  },
  before: (value: string, month: string) => `${value} in ${month}`,
  commission: "Agents’ commission",
  settled: "Settled with agents",
  toThem: "To settle with agents",
  agentsBack: "To come back from agents",
  invoiced: "Invoiced, less credit notes",
  tax: "of which tax",
  replies: "Answers",
  median: "Half of the first answers within",
  inTime: (hours: number) => `Answered within ${hours} hours`,
  ofAnswered: (inTime: number, answered: number) => `${inTime} of ${answered}`,
  noReplies: "Nothing of this month is answered yet.",
  trend: "Twelve months",
  month: "Month",
  figures: "The month in figures",
  groupings,
  nobody,
  none: "Nothing happened here this month.",
  others: (count: number) => `${count} more`,
  save: "For spreadsheets",
  saveAbout:
    "CSV, by Tanzania’s days. Payments, refunds and commissions together are the ledger, to the cent.",
  lists,
  saving: (list: string, period: string) => `Save ${list.toLowerCase()} of ${period}`,
  saved: (file: string) => `${file} is saved.`,
  among: {
    requests: (month: string) => `Came in ${month}`,
    made: (month: string) => `Booked in ${month}`,
    confirmed: (month: string) => `Confirmed in ${month}`,
    all: "Show all again",
    back: "Back to the month",
    one: { source: "one source", language: "", journey: "one journey", person: "one person" },
    empty: "There is none.",
  },
};
