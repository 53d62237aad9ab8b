import { isNull } from "drizzle-orm";
import { db } from "../db/pool";
import { tours } from "../db/schema";

/** Says ok when the database answers; how many tours it holds. */
export async function health() {
  return { status: "ok" as const, tours: await db().$count(tours, isNull(tours.retiredAt)) };
}
