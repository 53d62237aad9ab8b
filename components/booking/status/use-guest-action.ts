import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Booking } from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import type { actionsFor } from "./guest-calls";
import { useGuest } from "./guest-context";

type Actions = ReturnType<typeof actionsFor>;

/** Does something with the booking, once at a time, and shows how it is afterwards. */
export function useGuestAction() {
  const form = useTranslations("Form.failed");
  const { open, show, again } = useGuest();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const act = async (
    wish: (actions: Actions) => Promise<{ data: Booking }>,
  ): Promise<Booking | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setFailure("");
    try {
      const { actionsFor: actions } = await import("./guest-calls");
      const { data } = await wish(actions(open));
      show(data);
      return data;
    } catch (error) {
      setFailure(wordsOf(error, form("unreachable.title")));
      // It has changed meanwhile: what holds now is shown, to be decided on anew.
      if (error instanceof ApiError && error.code === "conflict") again();
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { act, busy, failure };
}

/** What the site said, in the visitor's language; without its answer, that it could not be reached. */
export function wordsOf(error: unknown, unreachable: string): string {
  if (!(error instanceof ApiError) || error.message === error.code) return unreachable;
  return Object.values(error.detail.fields ?? {})[0]?.[0] ?? error.message;
}
