import { eq } from "drizzle-orm";
import { db } from "../../db/pool";
import { leads } from "../../db/schema";
import type { LeadKind } from "./lead-facts";

export type LeadRow = typeof leads.$inferSelect;

/** What was sent under a reference; undefined where it was forgotten since. */
export async function leadRow(reference: string): Promise<LeadRow | undefined> {
  const [lead] = await db().select().from(leads).where(eq(leads.reference, reference));
  return lead;
}

/** Which form it was sent by. */
export function leadKind(lead: LeadRow): LeadKind {
  const kinds: LeadKind[] = ["quote", "contact", "enquiry", "review"];
  const kind = kinds.find((each) => each === lead.kind);
  if (!kind) throw new Error(`${lead.kind} is no kind of lead`);
  return kind;
}
