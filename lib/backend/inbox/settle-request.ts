import { and, eq, inArray, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import type { RequestState } from "@/lib/contract/desk/requests";
import { requests } from "../db/inbox-schema";
import type { Transaction } from "../db/transaction";

/** From where what happens elsewhere still moves a request: what the desk has closed stays closed. */
const open: RequestState[] = ["waiting", "answered", "offered"];
/** Whoever pays late after all is won. */
const winnable: RequestState[] = [...open, "lost"];

/**
 * Takes note of what became of a request by another way than the desk: a link in a mail, the guest, the
 * clock. Nothing happens where nobody waits for it.
 *
 * @param isAnswered whether the guest has heard from a person by that
 * @param by who of the staff did it: it is theirs where it was nobody's
 */
export async function settleRequest(
  { db, changed }: Transaction,
  reference: string,
  state: Exclude<RequestState, "waiting">,
  isAnswered: boolean,
  by?: string,
): Promise<void> {
  const settled = await db
    .update(requests)
    .set({
      state,
      ...(state === "won" && { lostReason: null }),
      ...(state === "lost" && { nextOn: null, nextStep: "" }),
      version: sql`${requests.version} + 1`,
      ...(by && { owner: sql`coalesce(${requests.owner}, ${by}::uuid)` }),
      ...(isAnswered && {
        firstAnsweredAt: sql`coalesce(${requests.firstAnsweredAt}, ${now().toISOString()}::timestamptz)`,
      }),
    })
    .where(
      and(eq(requests.id, reference), inArray(requests.state, state === "won" ? winnable : open)),
    )
    .returning({ id: requests.id });
  if (settled.length > 0) changed.add(deskRequests);
}

/** What had made a request the won one was a mistake: somebody waits for the guest's deposit again. */
export async function answeredAgain({ db, changed }: Transaction, reference: string) {
  await db
    .update(requests)
    .set({ state: "answered", version: sql`${requests.version} + 1` })
    .where(and(eq(requests.id, reference), eq(requests.state, "won")));
  changed.add(deskRequests);
}
