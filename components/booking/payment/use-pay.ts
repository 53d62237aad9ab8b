import { useRef } from "react";
import { newRequestKey } from "@/components/form/request-key";
import type { PaymentPurpose } from "@/lib/contract/bookings";
import type { OpenBooking } from "../status/guest-calls";
import { useCall } from "../status/use-call";
import { rememberPaying } from "./paying-booking";
import { useLeaving } from "./use-leaving";

/** Opens a payment and leads to the provider; who comes back can begin anew. */
export function usePay({ booking: { reference }, secret }: OpenBooking, onChanged: () => void) {
  const { call, busy, failure } = useCall(() => import("./payment-calls"), onChanged);
  const { isLeaving, leaveFor } = useLeaving();
  const keys = useRef<Partial<Record<PaymentPurpose, string>>>({});
  const pay = async (purpose: PaymentPurpose) => {
    if (busy || isLeaving) return;
    keys.current[purpose] ??= newRequestKey();
    const key = keys.current[purpose];
    const done = await call(async ({ openPayment }) => {
      const address = await openPayment({ reference, purpose }, secret, key);
      rememberPaying(reference);
      leaveFor(address);
    });
    if (!done) delete keys.current[purpose];
  };
  return { pay, busy: busy || isLeaving, failure };
}
