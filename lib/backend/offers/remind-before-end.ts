import { eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { offers } from "../db/offer-schema";
import { inTransaction, type Transaction } from "../db/transaction";
import { planEmail } from "../requests/outbox";
import { type Actor, record } from "../staff/audit";
import type { OfferRow } from "./offer-key";
import { lockOffer } from "./offer-versions";

/** The morning on which a guest is reminded, in Tanzania. */
const morning = (day: string) => new Date(`${day}T08:00:00+03:00`);

/** On which day the guest of an offer is reminded; null once it has come. */
export function reminderDay({ validUntil }: Pick<OfferRow, "validUntil">): string | null {
  const day = validUntil && addDays(validUntil, -policy.offerReminderDays);
  return day && morning(day) > now() ? day : null;
}

/** Allows that the guest is reminded before the offer ends, or no longer. */
export async function remindBeforeEnd(
  actor: Actor,
  { offer: reference, remind }: { offer: string; remind: boolean },
): Promise<void> {
  await inTransaction(async (transaction) => {
    const offer = await lockOffer(transaction, reference);
    await transaction.db.update(offers).set({ remind }).where(eq(offers.reference, reference));
    await record(transaction, actor, {
      action: "remind-before-end",
      subject: offer.request ?? reference,
      before: { remind: offer.remind },
      after: { remind },
    });
    await planReminder(transaction, { ...offer, remind });
    transaction.changed.add(deskRequests);
  });
}

/** Plans the one mail for the day on which it ends; when it is written it is seen whether it is still wanted. */
export async function planReminder(
  transaction: Transaction,
  offer: Pick<OfferRow, "reference" | "remind" | "validUntil">,
): Promise<void> {
  const { reference, validUntil } = offer;
  const day = reminderDay(offer);
  if (!offer.remind || !day || !validUntil) return;
  const job = { kind: "offer-reminder" as const, reference, detail: validUntil };
  await planEmail(transaction, job, {
    id: `offer-reminder-${reference}-${validUntil}`,
    dueAt: morning(day),
  });
}
