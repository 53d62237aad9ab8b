import { bookingList } from "@/lib/backend/desk/bookings/booking-list";
import { csvOf } from "@/lib/backend/desk/month/csv";
import { lists } from "@/lib/backend/desk/month/lists";
import { month } from "@/lib/backend/desk/month/month";
import { monthMoney } from "@/lib/backend/desk/month/month-money";
import { monthFrom, periodOf, thisMonth } from "@/lib/backend/desk/month/period";
import type { Row } from "./report";
import { median, quantile } from "./requests";

const rounds = 15;
const last = monthFrom(thisMonth(), -1);
const year = periodOf(last.slice(0, 4));
const made = (among: object) =>
  bookingList({ find: "", states: [], made: { month: last, ...among } });

async function timed(name: string, bound: string, work: () => Promise<unknown>): Promise<Row[]> {
  await work();
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return [
    { name: `${name}, p50`, unit: "ms", value: median(took) },
    { name: `${name}, p95`, unit: "ms", value: quantile(took, 0.95), bound },
  ];
}

const rows = [
  ...(await timed("month, its counts", "≤ 250", () => month(last))),
  ...(await timed("month, its money", "≤ 250", () => monthMoney(last))),
  ...(await timed("bookings made in it", "≤ 100", () => made({}))),
  ...(await timed("those of one language", "≤ 150", () => made({ by: "language", key: "de" }))),
  ...(await timed("payments of a year as CSV", "≤ 2,000", async () => {
    const { columns, rows: found } = lists.payments;
    return csvOf([[...columns], ...(await found(year))]);
  })),
];
process.stdout.write(JSON.stringify(rows), () => process.exit(0));
