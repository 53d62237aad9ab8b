import { deskRequests } from "@/lib/contract/changes";
import type { RequestKind } from "@/lib/contract/desk/requests";
import type { Locale } from "@/lib/contract/locale";
import { requests } from "../db/inbox-schema";
import type { Transaction } from "../db/transaction";

interface NewRequest {
  kind: RequestKind;
  /** The reference of what was sent, which is there already. */
  reference: string;
  locale: Locale;
}

/** Has what somebody sent wait for an answer at the desk; in the transaction that keeps it. */
export async function expectAnswer(
  { db, changed }: Transaction,
  { kind, reference, locale }: NewRequest,
): Promise<void> {
  const of = kind === "booking" ? { booking: reference } : { lead: reference };
  await db.insert(requests).values({ id: reference, kind, locale, ...of });
  changed.add(deskRequests);
}
