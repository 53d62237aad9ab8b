import { and, eq, gt, sql } from "drizzle-orm";
import { sqlNow } from "../db/clock";
import { audit, passkeys } from "../db/staff-schema";
import { inTransaction } from "../db/transaction";
import { record } from "./audit";

const mostAnHour = 5;

/**
 * Notes that somebody tried to sign in as one of the staff and could not: five times an hour at most, so
 * that nobody fills the record from outside. A passkey that nobody here has is nobody's.
 */
export async function noteFailedSignIn(response: object, device: string): Promise<void> {
  const passkey = Reflect.get(response, "id");
  if (typeof passkey !== "string") return;
  await inTransaction(async (transaction) => {
    const { db } = transaction;
    const [known] = await db.select().from(passkeys).where(eq(passkeys.id, passkey)).for("update");
    if (!known) return;
    const subject = known.person;
    const lately = await db
      .select({ id: audit.id })
      .from(audit)
      .where(
        and(
          eq(audit.subject, subject),
          eq(audit.action, "sign-in-failed"),
          gt(audit.at, sql`${sqlNow} - interval '1 hour'`),
        ),
      )
      .limit(mostAnHour);
    if (lately.length < mostAnHour)
      await record(
        transaction,
        { kind: "guest" },
        { action: "sign-in-failed", subject, after: { device } },
      );
  });
}
