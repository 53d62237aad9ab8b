import type { CameFrom } from "@/lib/contract/came-from";
import { deskRequests } from "@/lib/contract/changes";
import type { RequestKind } from "@/lib/contract/desk/requests";
import type { Locale } from "@/lib/contract/locale";
import { requests } from "../db/inbox-schema";
import type { Transaction } from "../db/transaction";
import { keptOf } from "./came-from";

interface NewRequest {
  kind: RequestKind;
  /** The reference of what was sent, which is there already. */
  reference: string;
  locale: Locale;
  cameFrom?: CameFrom | undefined;
}

/** Has what somebody sent wait for an answer at the desk; in the transaction that keeps it. */
export async function expectAnswer(
  { db, changed }: Transaction,
  { kind, reference, locale, cameFrom }: NewRequest,
): Promise<void> {
  const of = kind === "booking" ? { booking: reference } : { lead: reference };
  await db
    .insert(requests)
    .values({ id: reference, kind, locale, cameFrom: keptOf(cameFrom), ...of });
  changed.add(deskRequests);
}
