import { businessDay } from "@/lib/clock";
import type { OwnShare } from "@/lib/contract/shares";
import { actionsOf } from "../guest/actions";
import type { BookingRow } from "../lifecycle/transitions";
import { hasEnded, isHeld, owed } from "../money/owed";
import type { Standing } from "./share-rows";

/** What of a share can be paid now, in minor units, and why not where it is nothing though it is open. */
export function shareMoney(
  booking: BookingRow,
  { share, state }: Standing,
): { payableMinor: number; whyNot: OwnShare["why_not"] } {
  const nothing = (whyNot: OwnShare["why_not"]) => ({ payableMinor: 0, whyNot });
  if (state !== "open") return nothing(null);
  if (booking.state === "expired") return nothing("late");
  if (hasEnded(booking)) return nothing("ended");
  const { dueNowMinor, balanceMinor } = owed(booking);
  const open = dueNowMinor + balanceMinor;
  if (open === 0) return nothing("settled");
  if (actionsOf(booking, businessDay()).includes("pay"))
    return { payableMinor: Math.min(share.amountMinor, open), whyNot: null };
  const isLate = booking.state !== "confirmed" && !isHeld(booking);
  return nothing(isLate ? "late" : "not_now");
}
