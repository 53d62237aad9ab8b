import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { newRequestKey } from "@/components/form/request-key";
import type { PaymentPurpose } from "@/lib/contract/bookings";
import { rememberPaying } from "../status/booking-keys";
import type { OpenBooking } from "../status/guest-calls";

/** Opens a payment and leads to the provider; who comes back can begin anew. */
export function usePay({ booking: { reference }, secret }: OpenBooking, onChanged: () => void) {
  const form = useTranslations("Form.failed");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const keys = useRef<Partial<Record<PaymentPurpose, string>>>({});

  // The browser may show this page again as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  const pay = async (purpose: PaymentPurpose) => {
    if (busy) return;
    setBusy(true);
    setFailure("");
    keys.current[purpose] ??= newRequestKey();
    const calls = await import("./payment-calls").catch(() => null);
    try {
      if (!calls) throw new Error("the part that calls the site could not be loaded");
      const key = keys.current[purpose];
      const address = await calls.openPayment({ reference, purpose }, secret, key);
      rememberPaying(reference);
      window.location.assign(address);
    } catch (error) {
      const refusal = calls?.refusalOf(error);
      delete keys.current[purpose];
      setFailure(refusal?.words || form("unreachable.title"));
      setBusy(false);
      if (refusal?.isConflict) onChanged();
    }
  };
  return { pay, busy, failure };
}
