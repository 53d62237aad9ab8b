import { useTranslations } from "next-intl";
import { useState } from "react";
import { changePasswordEndpoint } from "@/lib/contract/accounts";
import { useAuth } from "@/lib/site/account/auth-store";
import { callOwn } from "@/lib/site/account/call-own";
import { enter } from "@/lib/site/account/session";
import { BusyButton } from "../form/busy-button";
import { ErrorSummary } from "../form/error-summary";
import { FormNotice } from "../form/form-notice";
import { PasswordField } from "../form/password-field";
import { useFormCall } from "../form/use-form-call";

const empty = { current_password: "", password: "", repeated_password: "" };

/** A new password; every other device is signed out. */
export function ChangePassword() {
  const t = useTranslations("Account.password");
  const [saved, setSaved] = useState(false);
  const { form, field, submit, busy, failure, wrong } = useFormCall(changePasswordEndpoint, {
    defaultValues: empty,
    labels: {
      current_password: t("current"),
      password: t("new"),
      repeated_password: t("repeated"),
    },
    call: (input) => callOwn(changePasswordEndpoint, input),
    onDone: ({ token }) => {
      const { user } = useAuth.getState();
      if (user) enter(token, user);
      form.reset(empty);
      setSaved(true);
    },
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      method="post"
      className="max-w-2xl border-line border-t pt-8"
    >
      <h2 className="text-section">{t("title")}</h2>
      <p className="mt-2 mb-6 text-muted text-small">{t("text")}</p>
      <ErrorSummary wrong={wrong} />
      <div className="grid gap-5 sm:max-w-sm">
        <PasswordField {...field("current_password")} autoComplete="current-password" />
        <PasswordField {...field("password")} autoComplete="new-password" />
        <PasswordField {...field("repeated_password")} autoComplete="new-password" />
      </div>
      <FormNotice tone="bad" text={failure} />
      <FormNotice tone="good" text={saved ? t("saved") : ""} />
      <BusyButton busy={busy} busyText={t("submitting")} look="outline" className="mt-6">
        {t("submit")}
      </BusyButton>
    </form>
  );
}
