import { and, eq } from "drizzle-orm";
import { deskCalendar } from "@/lib/contract/changes";
import type { ResourceKind } from "@/lib/contract/desk/resources";
import { ApiError } from "@/lib/contract/errors";
import { resources } from "../../db/calendar-schema";
import type { Transaction } from "../../db/transaction";
import { type Actor, record } from "../../staff/audit";

/** Adds a guide or a vehicle. @throws ApiError `conflict` for a name that another one has */
export async function addResource(
  transaction: Transaction,
  actor: Actor,
  { kind, name }: { kind: ResourceKind; name: string },
): Promise<void> {
  const [added] = await transaction.db
    .insert(resources)
    .values({ kind, name })
    .onConflictDoNothing()
    .returning({ id: resources.id });
  if (!added) throw nameTaken();
  await record(transaction, actor, {
    action: "add-resource",
    subject: added.id,
    after: { kind, name: "written" },
  });
  transaction.changed.add(deskCalendar);
}

/** Gives a guide or a vehicle another name. @throws ApiError `not_found`, `conflict` */
export async function renameResource(
  transaction: Transaction,
  actor: Actor,
  { resource, version, name }: { resource: string; version: number; name: string },
): Promise<void> {
  const { db, changed } = transaction;
  const [row] = await db.select().from(resources).where(eq(resources.id, resource)).for("update");
  if (!row) throw new ApiError("not_found");
  if (row.version !== version) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  await db
    .update(resources)
    .set({ name, version: version + 1 })
    .where(and(eq(resources.id, resource), eq(resources.version, version)))
    .catch((error) => {
      throw isTwice(error) ? nameTaken() : error;
    });
  await record(transaction, actor, {
    action: "rename-resource",
    subject: resource,
    after: { name: "written" },
  });
  changed.add(deskCalendar);
}

const nameTaken = () => new ApiError("conflict", { reason: "name_taken" });
const isTwice = (error: unknown) =>
  error instanceof Error && Reflect.get(error.cause ?? error, "code") === "23505";
