import { inArray } from "drizzle-orm";
import type { Grouping } from "@/lib/contract/desk/month";
import { db } from "../../db/pool";
import { staff } from "../../db/staff-schema";
import { englishTitles } from "../request-rows";

interface Keyed {
  by: Grouping;
  key: string;
}

/** Gives what figures are told apart by the names that people know: journeys and colleagues. */
export async function withNames<T extends Keyed>(rows: T[]): Promise<(T & { name: string })[]> {
  const keys = (by: Grouping) => [
    ...new Set(rows.filter((row) => row.by === by && row.key !== "").map(({ key }) => key)),
  ];
  const people = keys("person");
  const [titles, names] = await Promise.all([
    englishTitles(keys("journey")),
    people.length === 0
      ? []
      : db()
          .select({ id: staff.id, name: staff.name })
          .from(staff)
          .where(inArray(staff.id, people)),
  ]);
  const known = new Map([...titles, ...names.map(({ id, name }) => [id, name] as const)]);
  return rows.map((row) => ({ ...row, name: known.get(row.key) ?? row.key }));
}
