"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { forgotPasswordEndpoint } from "@/lib/contract/accounts";
import { routes } from "@/lib/site/routes";
import { BusyButton } from "../form/busy-button";
import { ErrorSummary } from "../form/error-summary";
import { FormNotice } from "../form/form-notice";
import { TextField } from "../form/text-field";
import { useFormCall } from "../form/use-form-call";
import { SiteLink } from "../ui/site-link";
import { EmailSent } from "./email-sent";

/** Asks for the link to a new password. */
export function ForgotPassword() {
  const t = useTranslations("Auth");
  const [sentTo, setSentTo] = useState("");
  const { form, field, submit, busy, failure, wrong } = useFormCall(forgotPasswordEndpoint, {
    defaultValues: { email: "" },
    labels: { email: t("email") },
    onDone: () => setSentTo(form.getValues("email")),
  });
  if (sentTo)
    return <EmailSent email={sentTo} text={t("forgot.sent")} onAgain={() => setSentTo("")} />;
  return (
    <form noValidate onSubmit={submit} method="post">
      <ErrorSummary wrong={wrong} />
      <FormNotice tone="bad" text={failure} />
      <TextField {...field("email")} type="email" autoComplete="username" inputMode="email" />
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
        <BusyButton busy={busy} busyText={t("busy")}>
          {t("forgot.submit")}
        </BusyButton>
        <SiteLink href={routes.login} className="py-2.5 text-small underline underline-offset-4">
          {t("forgot.back")}
        </SiteLink>
      </div>
    </form>
  );
}
