import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { newRequestKey } from "@/components/form/request-key";
import type { PaymentPurpose } from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import { rememberPaying } from "../booking-keys";
import type { OpenBooking } from "../status/guest-calls";
import { wordsOf } from "../status/use-guest-action";

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
    try {
      const { openPayment } = await import("./payment-calls");
      const address = await openPayment({ reference, purpose }, secret, keys.current[purpose]);
      rememberPaying(reference);
      window.location.assign(address);
    } catch (error) {
      delete keys.current[purpose];
      setFailure(wordsOf(error, form("unreachable.title")));
      setBusy(false);
      if (error instanceof ApiError && error.code === "conflict") onChanged();
    }
  };
  return { pay, busy, failure };
}
