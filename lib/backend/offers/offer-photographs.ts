import { randomBytes } from "node:crypto";
import { gte, inArray, sql } from "drizzle-orm";
import { erasedPhotographs } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import type { DraftDay } from "@/lib/contract/offer-document";
import { sqlNow } from "../db/clock";
import { offerPhotographs, offerVersions } from "../db/offer-schema";
import { db } from "../db/pool";
import { inTransaction } from "../db/transaction";
import { sentPhotograph } from "../reviews/made-photograph";

const mostADay = 500;
/** A draft may wait in the browser of somebody who is away. */
const unusedFor = sql`interval '30 days'`;

/**
 * Takes a photograph for the days of offers.
 * @throws ApiError `invalid` where it is none, `unavailable` when too many came today
 */
export async function addOfferPhotograph(photograph: File): Promise<{ photograph: string }> {
  const today = gte(offerPhotographs.createdAt, sql`${sqlNow} - interval '1 day'`);
  if ((await db().$count(offerPhotographs, today)) >= mostADay)
    throw new ApiError("unavailable", { retryAfterSeconds: 600 });
  const name = randomBytes(16).toString("hex");
  const { bytes, made } = await sentPhotograph(photograph, name);
  const { id: file, color } = made;
  await db().insert(offerPhotographs).values({ file, name, bytes, color });
  return { photograph: file };
}

/** The colour that stands in for each photograph of these days; one that is not there is left out. */
export async function photographColours(days: DraftDay[]): Promise<Map<string, string>> {
  const files = days.flatMap(({ photographs = [] }) => photographs.map(({ file }) => file));
  if (files.length === 0) return new Map();
  const rows = await db()
    .select({ file: offerPhotographs.file, color: offerPhotographs.color })
    .from(offerPhotographs)
    .where(inArray(offerPhotographs.file, files));
  return new Map(rows.map(({ file, color }) => [file, color]));
}

/** Erases photographs that no offer names, in all folders (`followErasures`). */
export async function forgetOfferPhotographs(): Promise<void> {
  await inTransaction(async ({ db, changed }) => {
    const { rowCount } = await db.execute(sql`
      delete from ${offerPhotographs} p
      where p.created_at < ${sqlNow} - ${unusedFor} and p.file not in (
        select named #>> '{}' from ${offerVersions} v,
          jsonb_path_query(v.draft, '$.variants[*].days[*].photographs[*].file') named)`);
    if (rowCount) changed.add(erasedPhotographs);
  });
}
