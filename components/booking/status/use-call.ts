import { useTranslations } from "next-intl";
import { useState } from "react";
import { useJustLooking } from "./just-looking";
import type { refusalOf } from "./refusal";

interface Calls {
  refusalOf: typeof refusalOf;
}

/**
 * Calls the site, once at a time, by a part of it that is loaded for that. Needs the namespace Form.
 *
 * @param onConflict what holds now is to be shown, to be decided on anew
 */
export function useCall<C extends Calls>(load: () => Promise<C>, onConflict?: () => void) {
  const form = useTranslations("Form.failed");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const looking = useJustLooking();
  /** Whether it was done. */
  const call = async (wish: (calls: C) => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    if (looking) {
      setFailure(looking);
      return false;
    }
    setBusy(true);
    setFailure("");
    const calls = await load().catch(() => null);
    try {
      if (!calls) throw new Error("the part that calls the site could not be loaded");
      await wish(calls);
      return true;
    } catch (error) {
      const refusal = calls?.refusalOf(error);
      setFailure(refusal?.words || form("unreachable.title"));
      if (refusal?.isConflict) onConflict?.();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { call, busy, failure };
}
