"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { registerEndpoint } from "@/lib/contract/accounts";
import { routes } from "@/lib/site/routes";
import { BusyButton } from "../form/busy-button";
import { ErrorSummary } from "../form/error-summary";
import { FormNotice } from "../form/form-notice";
import { PasswordField } from "../form/password-field";
import { TextField } from "../form/text-field";
import { useFormCall } from "../form/use-form-call";
import { SiteLink } from "../ui/site-link";
import { EmailSent } from "./email-sent";

/** Address, password and the password again. */
export function Signup() {
  const t = useTranslations("Auth");
  const [sentTo, setSentTo] = useState("");
  const { form, field, submit, busy, failure, wrong } = useFormCall(registerEndpoint, {
    defaultValues: { email: "", password: "", repeated_password: "" },
    labels: { email: t("email"), password: t("password"), repeated_password: t("repeated") },
    onDone: () => setSentTo(form.getValues("email")),
  });
  if (sentTo)
    return <EmailSent email={sentTo} text={t("signup.sent")} onAgain={() => setSentTo("")} />;
  return (
    <form noValidate onSubmit={submit} method="post">
      <ErrorSummary wrong={wrong} />
      <FormNotice tone="bad" text={failure} />
      <div className="grid gap-5">
        <TextField {...field("email")} type="email" autoComplete="username" inputMode="email" />
        <PasswordField
          {...field("password")}
          hint={t("passwordHint")}
          autoComplete="new-password"
        />
        <PasswordField {...field("repeated_password")} autoComplete="new-password" />
      </div>
      <p className="mt-5 text-muted text-small">
        {t.rich("signup.terms", {
          terms: (text) => (
            <SiteLink href={routes.terms} className="underline underline-offset-4">
              {text}
            </SiteLink>
          ),
          privacy: (text) => (
            <SiteLink href={routes.privacy} className="underline underline-offset-4">
              {text}
            </SiteLink>
          ),
        })}
      </p>
      <BusyButton busy={busy} busyText={t("busy")} className="mt-6">
        {t("signup.submit")}
      </BusyButton>
      <p className="mt-8 border-line border-t pt-5 text-small">
        {t("signup.known")}{" "}
        <SiteLink
          href={routes.login}
          className="inline-block py-2 font-semibold text-terracotta-deep underline underline-offset-4"
        >
          {t("signup.signIn")}
        </SiteLink>
      </p>
    </form>
  );
}
