import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import type { Locale } from "@/lib/contract/locale";
import { offers } from "../db/offer-schema";
import { inTransaction } from "../db/transaction";
import { type Caller, done } from "../requests/handler";
import { demandOffer } from "./offer-key";

/** Who looks again within it has not opened the offer once more. */
const sittingMinutes = 30;

/** Counts that a guest has opened their offer, whatever they open it with: no address is kept. */
export async function offerOpened(
  { reference }: { reference: string },
  _locale: Locale,
  caller: Caller,
) {
  await demandOffer(reference, caller);
  const before = new Date(now().getTime() - sittingMinutes * 60_000);
  await inTransaction(async ({ db, changed }) => {
    const counted = await db
      .update(offers)
      .set({ openings: sql`${offers.openings} + 1`, openedAt: now() })
      .where(
        and(
          eq(offers.reference, reference),
          or(isNull(offers.openedAt), lt(offers.openedAt, before)),
        ),
      )
      .returning({ reference: offers.reference });
    if (counted.length > 0) changed.add(deskRequests);
  });
  return done;
}
