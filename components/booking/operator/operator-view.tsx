"use client";

import { useTranslations } from "next-intl";
import { LinkRefused } from "@/components/form/link-refused";
import { useSignedLink } from "@/components/form/use-signed-link";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { OperatorFacts } from "./operator-facts";
import { OperatorForm } from "./operator-form";
import { OperatorHead } from "./operator-head";

/** A booking, and what the link of the operator's mail does with it. */
export function OperatorView() {
  const t = useTranslations("OperatorBooking");
  const { state, again, show, refuse } = useSignedLink(operatorBookingEndpoint);
  if (state.kind === "reading") return <p role="status">{t("reading")}</p>;
  if (state.kind === "refused")
    return (
      <LinkRefused
        title={t(`refused.${state.refusal}.title`)}
        text={t(`refused.${state.refusal}.text`)}
        retry={state.refusal === "failed" && { text: t("again"), onClick: again }}
      />
    );
  const { context, token } = state;
  return (
    <>
      <OperatorHead context={context} />
      <div className="mt-8 grid gap-x-[clamp(2.5rem,6vw,5rem)] gap-y-10 lg:grid-cols-2">
        <OperatorFacts booking={context.booking} />
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
