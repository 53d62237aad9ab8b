import { and, eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { deskRequests } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import { requests } from "../db/inbox-schema";
import type { AuditValues } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";
import { type Actor, record } from "../staff/audit";

export type RequestRowKept = typeof requests.$inferSelect;

/** The request that is meant, as it was when whoever acts saw it. */
export interface Seen {
  request: string;
  version: number;
}

interface Change {
  /** What the record calls it. */
  action: string;
  set: Omit<PgUpdateSetSource<typeof requests>, "id" | "version">;
  before?: AuditValues;
  after?: AuditValues;
}

/**
 * Changes a request that nobody else has changed since it was seen, and notes who did.
 *
 * @throws ApiError `not_found`; `conflict` when somebody was faster, or when `change` refuses
 */
export async function changeRequest(
  transaction: Transaction,
  actor: Actor,
  { request, version }: Seen,
  change: (row: RequestRowKept) => Change,
): Promise<void> {
  const { db, changed } = transaction;
  const [row] = await db.select().from(requests).where(eq(requests.id, request)).for("update");
  if (!row) throw new ApiError("not_found");
  if (row.version !== version) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  const { action, set, before, after } = change(row);
  await db
    .update(requests)
    .set({ ...set, version: version + 1 })
    .where(and(eq(requests.id, request), eq(requests.version, version)));
  await record(transaction, actor, {
    action,
    subject: request,
    ...(before && { before }),
    ...(after && { after }),
  });
  changed.add(deskRequests);
}
