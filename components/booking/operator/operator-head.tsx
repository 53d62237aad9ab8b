import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { formatPayment } from "@/lib/i18n/format";
import { policy } from "@/lib/pricing/policy";
import type { OperatorContext } from "./operator-context";

/** What the link would do, or what it has done. */
export function OperatorHead({ context: { action, done, booking } }: { context: OperatorContext }) {
  const t = useTranslations("OperatorBooking");
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, where the focus was, is gone.
  useEffect(() => {
    if (!done) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "center" });
  }, [done]);
  // A date that was paid for before is confirmed without an invoice.
  const confirmed = action === "available" && booking.state === "confirmed";
  const result = `done.${confirmed ? "confirmed" : action}`;
  const paid = booking.paid_minor > 0 ? "paid" : "unpaid";
  const meaning = action === "cancel" ? `means.cancel.${paid}` : `means.${action}`;
  return (
    <div aria-live="polite">
      <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
        {t(done ? `${result}.title` : `asking.${action}`)}
      </h2>
      <p className="mt-3 max-w-2xl break-words text-muted">
        {done
          ? t(`${result}.text`, { email: booking.email })
          : t(meaning, { paid: formatPayment(booking.paid_minor), hours: policy.holdHours })}
      </p>
    </div>
  );
}
