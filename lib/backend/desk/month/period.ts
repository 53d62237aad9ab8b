import { type SQL, sql } from "drizzle-orm";
import { businessDay, businessTimeZone } from "@/lib/clock";

/** A month or a year of Tanzania: `2027-08`, `2027`. */
export interface Period {
  name: string;
  /** First day, and the first that is not in it any more. */
  from: string;
  until: string;
}

/** The days of a month or a year. */
export function periodOf(name: string): Period {
  const [year = "", month] = name.split("-");
  if (month === undefined)
    return { name, from: `${year}-01-01`, until: `${Number(year) + 1}-01-01` };
  return { name, from: `${name}-01`, until: `${monthFrom(name, 1)}-01` };
}

/** The month that is so many after another, or before it. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const count = year * 12 + number - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** The twelve months that end with one. */
export function yearUntil(last: string): { months: string[]; span: Period } {
  const months = Array.from({ length: 12 }, (_, at) => monthFrom(last, at - 11));
  const first = monthFrom(last, -11);
  return { months, span: { ...periodOf(last), from: periodOf(first).from } };
}

/** The month that it is in Tanzania. */
export const thisMonth = (): string => businessDay().slice(0, 7);

/** Whether a moment is in the period; an index on it is used. */
export const within = (moment: SQL, { from, until }: Period): SQL =>
  sql`${moment} >= ${startOf(from)} and ${moment} < ${startOf(until)}`;

/** Which of these months, which follow each other, a moment is in: 1 for the first. */
export const numberOf = (moment: SQL, months: readonly string[]): SQL =>
  sql`width_bucket(${moment}, array[${sql.join(
    months.map((month) => startOf(`${month}-01`)),
    sql`, `,
  )}])`;

const startOf = (day: string) => sql`(${day}::timestamp at time zone ${businessTimeZone})`;
