"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { SignedLinkClosed } from "@/components/form/signed-link";
import { useSignedLink } from "@/components/form/use-signed-link";
import { formatPayment } from "@/lib/i18n/format";
import { operatorBooking } from "./operator-call";
import type { OperatorContext } from "./operator-context";
import { OperatorFacts } from "./operator-facts";
import { OperatorForm } from "./operator-form";

/** A booking, and what the link of the operator's mail does with it. */
export function OperatorView() {
  const t = useTranslations("OperatorBooking");
  const { state, again, show, refuse } = useSignedLink(operatorBooking);
  if (state.kind === "reading" || state.kind === "refused")
    return <SignedLinkClosed state={state} words={t} onAgain={again} />;
  const { context, token } = state;
  return (
    <>
      <OperatorHead context={context} />
      <div className="mt-8 grid gap-x-[clamp(2.5rem,6vw,5rem)] gap-y-10 lg:grid-cols-2">
        <OperatorFacts booking={context.booking} sendsBack={context.sends_back} />
        {!context.done && (
          <OperatorForm
            key={token}
            token={token}
            context={context}
            onDone={show}
            onRefused={refuse}
          />
        )}
      </div>
    </>
  );
}

/** What the link would do, or what it has done. */
function OperatorHead({ context }: { context: OperatorContext }) {
  const { action, done, booking, gives_back_minor } = context;
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
  const backMinor = gives_back_minor ?? booking.paid_minor;
  const paid = backMinor > 0 ? "paid" : "unpaid";
  const meaning = action === "cancel" ? `means.cancel.${paid}` : `means.${action}`;
  return (
    <div aria-live="polite">
      <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
        {t(done ? `${result}.title` : `asking.${action}`)}
      </h2>
      <p className="mt-3 max-w-2xl break-words text-muted">
        {done
          ? booking.email && t(`${result}.text`, { email: booking.email })
          : t(meaning, { paid: formatPayment(backMinor) })}
      </p>
      {booking.email === "" && <p className="mt-3 max-w-2xl font-semibold">{t("noEmail")}</p>}
    </div>
  );
}
