import type { Booking } from "@/lib/contract/bookings";
import type { actionsFor } from "./guest-calls";
import { useGuest } from "./guest-context";
import { useCall } from "./use-call";

type Actions = ReturnType<typeof actionsFor>;

/** Does something with the booking, once at a time, and shows how it is afterwards. */
export function useGuestAction() {
  const { open, show, again } = useGuest();
  const { call, busy, failure } = useCall(() => import("./guest-calls"), again);
  /** Whether it was done. */
  const act = (wish: (actions: Actions) => Promise<{ data: Booking }>): Promise<boolean> =>
    call(async ({ actionsFor }) => show((await wish(actionsFor(open))).data));
  return { act, busy, failure };
}
