import { endedHolds, release } from "../bookings/lifecycle/ended-holds";
import { settlePayments } from "../payments/settle";

/**
 * Gives back the seats of bookings whose hold has ended without a payment. The provider is asked once
 * more before, as a payment may have been made in the last minute.
 */
export async function releaseEndedHolds(): Promise<void> {
  for (const reference of await endedHolds()) {
    await settlePayments(reference);
    await release(reference);
  }
}
