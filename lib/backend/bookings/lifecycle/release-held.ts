import type { Transaction } from "../../db/transaction";
import { releaseCoupon } from "../money/coupon-uses";
import { releaseSeats } from "./seats";

/** Gives back what a booking that has ended holds: its seats, and the use of its coupon. */
export async function releaseHeld(transaction: Transaction, reference: string): Promise<void> {
  await releaseSeats(transaction, reference);
  await releaseCoupon(transaction, reference);
}
