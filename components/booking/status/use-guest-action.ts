import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Booking } from "@/lib/contract/bookings";
import type { actionsFor } from "./guest-calls";
import { useGuest } from "./guest-context";

type Actions = ReturnType<typeof actionsFor>;

/** Does something with the booking, once at a time, and shows how it is afterwards. */
export function useGuestAction() {
  const form = useTranslations("Form.failed");
  const { open, show, again } = useGuest();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  /** Whether it was done. */
  const act = async (wish: (actions: Actions) => Promise<{ data: Booking }>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure("");
    const calls = await import("./guest-calls").catch(() => null);
    try {
      if (!calls) throw new Error("the part that calls the site could not be loaded");
      show((await wish(calls.actionsFor(open))).data);
      return true;
    } catch (error) {
      const refusal = calls?.refusalOf(error);
      setFailure(refusal?.words || form("unreachable.title"));
      // What holds now is shown, to be decided on anew.
      if (refusal?.isConflict) again();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, busy, failure };
}
