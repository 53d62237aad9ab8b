import { and, eq } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import type { OfferCost, OfferCosts } from "@/lib/contract/desk/offers";
import { type Draft, draftedVariants } from "@/lib/contract/offer-document";
import { margin } from "@/lib/pricing/margin";
import { offerPrice } from "@/lib/pricing/offer-price";
import { offerCosts as costsTable } from "../db/offer-schema";
import { db } from "../db/pool";
import { inTransaction, type Transaction } from "../db/transaction";
import { type Actor, record } from "../staff/audit";
import { latestVersion, lockOffer } from "./offer-versions";

/**
 * What the lines of an offer cost us and what is left of each version's price: for the owner alone.
 * A line that is there no longer costs nothing.
 *
 * @throws ApiError `not_found`
 */
export async function offerCosts(reference: string): Promise<OfferCosts> {
  const { draft } = await latestVersion(db(), reference);
  const rows = await db().select().from(costsTable).where(eq(costsTable.offer, reference));
  const costs = rows.map(({ variant, line, netMinor: net_minor }) => ({
    ...{ variant, line, net_minor },
  }));
  const margins = draftedVariants(draft).map((each) => {
    const price = offerPrice(each, businessDay(), "USD").total_minor;
    const netOf = new Map(
      costs.filter(({ variant }) => variant === each.id).map((cost) => [cost.line, cost.net_minor]),
    );
    const net = each.lines.reduce((sum, { id }) => sum + (netOf.get(id) ?? 0), 0);
    const { marginMinor: margin_minor, percent } = margin(price, net);
    const missing = each.lines.filter(
      ({ id, amount_minor }) => amount_minor > 0 && !netOf.has(id),
    ).length;
    return { variant: each.id, net_minor: net, margin_minor, percent, missing };
  });
  return { costs, margins };
}

/** Keeps what lines cost us, or takes that away where it is null. @throws ApiError `not_found` */
export async function setOfferCosts(
  actor: Actor,
  { offer: reference, costs }: { offer: string; costs: OfferCost[] },
): Promise<void> {
  await inTransaction(async (transaction) => {
    const offer = await lockOffer(transaction, reference);
    for (const { variant, line, net_minor } of costs) {
      const which = { offer: reference, variant, line };
      if (net_minor === null)
        await transaction.db
          .delete(costsTable)
          .where(
            and(
              eq(costsTable.offer, reference),
              eq(costsTable.variant, variant),
              eq(costsTable.line, line),
            ),
          );
      else
        await transaction.db
          .insert(costsTable)
          .values({ ...which, netMinor: net_minor })
          .onConflictDoUpdate({
            target: [costsTable.offer, costsTable.variant, costsTable.line],
            set: { netMinor: net_minor },
          });
    }
    // Which lines, not how much: the record is read by more people some day than the costs are.
    await record(transaction, actor, {
      action: "set-offer-costs",
      subject: offer.request ?? reference,
      after: { offer: reference, costs: "written" },
    });
    transaction.changed.add(deskRequests);
  });
}

/** Gives versions that began as copies of others what the lines of those cost us, once. */
export async function copyCostsWithin(
  { db }: Transaction,
  offer: string,
  before: Draft,
  after: Draft,
): Promise<void> {
  const known = new Set(before.variants.map(({ id }) => id));
  for (const { id, like } of after.variants) {
    if (known.has(id) || like === undefined) continue;
    const rows = await db
      .select()
      .from(costsTable)
      .where(and(eq(costsTable.offer, offer), eq(costsTable.variant, like)));
    const copies = rows.map((row) => ({ ...row, variant: id }));
    if (copies.length > 0) await db.insert(costsTable).values(copies).onConflictDoNothing();
  }
}

/** Gives an offer that begins like another what that one's lines cost us. */
export async function copyCosts({ db }: Transaction, from: string, to: string): Promise<void> {
  const rows = await db.select().from(costsTable).where(eq(costsTable.offer, from));
  if (rows.length > 0)
    await db.insert(costsTable).values(rows.map((row) => ({ ...row, offer: to })));
}
