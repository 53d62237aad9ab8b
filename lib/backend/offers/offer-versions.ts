import { and, desc, eq } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { OfferState } from "@/lib/contract/desk/offers";
import { ApiError } from "@/lib/contract/errors";
import { offers, offerVersions } from "../db/offer-schema";
import { db } from "../db/pool";
import type { Transaction } from "../db/transaction";
import type { OfferRow } from "./offer-key";

type VersionRow = typeof offerVersions.$inferSelect;

/** The offer, held until the transaction ends. @throws ApiError `not_found` */
export async function lockOffer({ db }: Transaction, reference: string): Promise<OfferRow> {
  const [row] = await db.select().from(offers).where(eq(offers.reference, reference)).for("update");
  if (!row) throw new ApiError("not_found");
  return row;
}

type Reader = Pick<Transaction["db"], "select">;

/** The version that is being made, or was made last. */
export async function latestVersion(reader: Reader, reference: string): Promise<VersionRow> {
  const [row] = await reader
    .select()
    .from(offerVersions)
    .where(eq(offerVersions.offer, reference))
    .orderBy(desc(offerVersions.number))
    .limit(1);
  if (!row) throw new ApiError("not_found");
  return row;
}

/** What the guest reads; undefined before anything was sent. */
export async function sentVersion(
  { reference, sent }: OfferRow,
  reader: Reader = db(),
): Promise<VersionRow | undefined> {
  if (sent === null) return undefined;
  const [row] = await reader
    .select()
    .from(offerVersions)
    .where(and(eq(offerVersions.offer, reference), eq(offerVersions.number, sent)));
  return row;
}

/** How an offer stands today: what was sent ends by the clock. */
export function stateOf({ state, validUntil }: OfferRow, today = businessDay()): OfferState {
  return state === "sent" && validUntil !== null && validUntil < today ? "expired" : state;
}
