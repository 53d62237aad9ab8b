import { eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskBookings } from "@/lib/contract/changes";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { withdrawShareEndpoint } from "@/lib/contract/shares";
import { demandBooking, lockOpened } from "../../bookings/guest/booking-key";
import { sharesOf } from "../../bookings/shares/share-rows";
import { shares } from "../../db/share-schema";
import { inTransaction } from "../../db/transaction";
import type { Caller } from "../../requests/handler";
import { record } from "../../staff/audit";
import { giveUpAttempts } from "../give-up-attempts";
import { settlePayments } from "../settle";
import { sharesView } from "./shares-view";

/**
 * Takes back a share that is not paid; done twice, it is done once. Its part stays with the one who
 * booked, and what is paid for it all the same goes back.
 *
 * @throws ApiError `not_found` where the booking has no such share; `conflict` (`share_paid`) when it
 * was paid in the meantime
 */
export async function withdrawShare(
  { reference, share: id }: ParsedInputOf<typeof withdrawShareEndpoint>,
  _locale: unknown,
  caller: Caller,
) {
  const opened = await demandBooking(reference, caller);
  await settlePayments(reference);
  await inTransaction(async (transaction) => {
    await lockOpened(transaction, opened);
    const standings = await sharesOf(reference, transaction.db);
    const own = standings.find(({ share }) => share.id === id);
    if (!own) throw new ApiError("not_found");
    if (own.state === "withdrawn") return;
    if (own.state !== "open") throw new ApiError("conflict", { reason: "share_paid" });
    await transaction.db.update(shares).set({ withdrawnAt: now() }).where(eq(shares.id, id));
    await giveUpAttempts(transaction, reference, id);
    await record(
      transaction,
      { kind: "guest" },
      {
        action: "withdraw-share",
        subject: reference,
        before: { share: id, amount_minor: own.share.amountMinor },
        after: { withdrawn: true },
      },
    );
    transaction.changed.add(deskBookings);
  });
  return { data: await sharesView(await demandBooking(reference, caller)) };
}
