import { and, eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError } from "@/lib/contract/errors";
import { offers, offerVersions } from "../db/offer-schema";
import type { Transaction } from "../db/transaction";
import type { StaffActor } from "../staff/audit";
import { copyCostsWithin } from "./offer-costs";
import { latestVersion, lockOffer } from "./offer-versions";
import { keysFor } from "./renew-link";

export interface SeenOffer {
  offer: string;
  version: number;
}

/** An offer as it was when whoever acts saw it, held. @throws ApiError `conflict` when somebody was faster */
export async function seenOffer(transaction: Transaction, { offer, version }: SeenOffer) {
  const row = await lockOffer(transaction, offer);
  if (row.version !== version) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  if (row.state === "accepted") throw new ApiError("conflict", { reason: "offer_accepted" });
  return row;
}

/**
 * Keeps what was typed. What the guest has been sent stays as it is: the change is a version of its own.
 * With another address the link that was sent, perhaps to a stranger, opens it no more, unless the
 * address is put back to which it was mailed.
 */
export async function editOffer(
  transaction: Transaction,
  actor: StaffActor,
  { draft, name, email, language, ...seen }: ParsedDeskInput<"edit-offer">,
): Promise<{ version: number }> {
  const { db, changed } = transaction;
  const row = await seenOffer(transaction, seen);
  const { number, sent, draft: before } = await latestVersion(db, row.reference);
  await copyCostsWithin(transaction, row.reference, before, draft);
  if (sent === null)
    await db
      .update(offerVersions)
      .set({ draft })
      .where(and(eq(offerVersions.offer, row.reference), eq(offerVersions.number, number)));
  else await db.insert(offerVersions).values({ offer: row.reference, number: number + 1, draft });
  const version = row.version + 1;
  await db
    .update(offers)
    .set({
      ...{ version, name, email, locale: language, editor: actor.id, changedAt: now() },
      ...(await keysFor(transaction, row, email)),
    })
    .where(eq(offers.reference, row.reference));
  changed.add(deskRequests);
  return { version };
}
