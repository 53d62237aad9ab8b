import { and, eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import { ApiError, conflict } from "@/lib/contract/errors";
import { LocaleSchema } from "@/lib/contract/locale";
import { variantOf } from "@/lib/contract/offer-document";
import { secretHash } from "../accounts/secret";
import { offers, offerVersions } from "../db/offer-schema";
import { db } from "../db/pool";
import { inTransaction } from "../db/transaction";
import { settleRequest } from "../inbox/settle-request";
import { type OnceRequest, once } from "../requests/idempotency";
import { queueEmail } from "../requests/outbox";
import { type Actor, record, type StaffActor } from "../staff/audit";
import { type SeenOffer, seenOffer } from "./edit-offer";
import { documentHash, freeze, problemsOf } from "./freeze";
import { mailedNow, offerKey, offerLink } from "./offer-key";
import { latestVersion, lockOffer } from "./offer-versions";
import { planReminder } from "./remind-before-end";

/**
 * Sends an offer to its guest, as it is now and stays; once for a key. What was sent before counts no longer.
 *
 * @throws ApiError `invalid` with what cannot be sent; `conflict` when somebody has changed it since, also
 * where the same key has sent what is not what the guest reads any more
 */
export async function sendOffer(
  actor: StaffActor,
  seen: SeenOffer,
  asked?: OnceRequest,
): Promise<{ link: string }> {
  // Read before the offer is held: a change in between is told by its version.
  const { draft } = await latestVersion(db(), seen.offer);
  const [read] = await db().select().from(offers).where(eq(offers.reference, seen.offer));
  const sent = await freeze(draft);
  const problems = read ? await problemsOf(read, draft) : [];
  const kept = await once(asked, async (transaction) => {
    const row = await seenOffer(transaction, seen);
    if (problems.length > 0)
      throw new ApiError("invalid", { fields: { offer: problems }, reason: problems[0] ?? "" });
    const { reference } = row;
    const key = await offerKey(row, transaction.db);
    const latest = await latestVersion(transaction.db, reference);
    const number = latest.sent === null ? latest.number : latest.number + 1;
    const version = { draft, sent, hash: documentHash(sent), sentAt: now() };
    if (latest.sent === null)
      await transaction.db
        .update(offerVersions)
        .set(version)
        .where(and(eq(offerVersions.offer, reference), eq(offerVersions.number, number)));
    else
      await transaction.db.insert(offerVersions).values({ offer: reference, number, ...version });
    await transaction.db
      .update(offers)
      .set({
        ...{ state: "sent", sent: number, version: row.version + 1 },
        // The guest is written to by whoever sends it, whoever began it.
        ...{ owner: actor.id, editor: actor.id },
        ...{ validUntil: draft.valid_until, keyHash: secretHash(key), ...mailedNow(row) },
        ...{ sentAt: now(), changedAt: now(), endedAt: null },
      })
      .where(eq(offers.reference, reference));
    if (row.request) await settleRequest(transaction, row.request, "offered", true, actor.id);
    await record(transaction, actor, {
      action: "send-offer",
      subject: row.request ?? reference,
      before: { state: row.state },
      after: {
        ...{ state: "sent", offer: reference },
        ...{ total_minor: variantOf(sent)?.price.total_minor ?? 0, versions: sent.variants.length },
      },
    });
    await queueEmail(transaction, { kind: "offer-to-guest", reference });
    await planReminder(transaction, { ...row, validUntil: draft.valid_until });
    transaction.changed.add(deskRequests);
    return { number };
  });
  return { link: await linkOf(seen.offer, kept.number) };
}

/** Where the guest reads a version that was sent: the key is not in what is kept, as it can be made again. */
async function linkOf(reference: string, number: number): Promise<string> {
  const [row] = await db().select().from(offers).where(eq(offers.reference, reference));
  if (row?.state !== "sent" || row.sent !== number) throw conflict("changed_meanwhile");
  return offerLink(row, LocaleSchema.parse(row.locale));
}

/** Takes an offer back. @throws ApiError `conflict` when it was accepted, or was never sent */
export async function withdrawOffer(actor: Actor, reference: string): Promise<void> {
  await inTransaction(async (transaction) => {
    const row = await lockOffer(transaction, reference);
    if (row.state === "accepted") throw conflict("offer_accepted");
    if (row.state !== "sent") throw conflict("changed_meanwhile");
    await transaction.db
      .update(offers)
      .set({ state: "withdrawn", version: row.version + 1, endedAt: now(), changedAt: now() })
      .where(eq(offers.reference, reference));
    await record(transaction, actor, {
      action: "withdraw-offer",
      subject: row.request ?? reference,
      before: { state: "sent" },
      after: { state: "withdrawn", offer: reference },
    });
    transaction.changed.add(deskRequests);
  });
}
