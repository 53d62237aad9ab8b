import { useTranslations } from "next-intl";
import { loginEndpoint } from "@/lib/contract/accounts";
import { enter } from "@/lib/site/account/session";
import { routes } from "@/lib/site/routes";
import { BusyButton } from "../form/busy-button";
import { ErrorSummary } from "../form/error-summary";
import { FormNotice } from "../form/form-notice";
import { PasswordField } from "../form/password-field";
import { TextField } from "../form/text-field";
import { useFormCall } from "../form/use-form-call";
import { SiteLink } from "../ui/site-link";

export interface LoginWays {
  /** Whether a new password can be had. */
  canReset?: boolean;
  /** Whether an account can be made. */
  canSignUp?: boolean;
}

/** Address and password. */
export function LoginForm({
  onEntered,
  canReset = true,
  canSignUp = true,
}: LoginWays & { onEntered(): void }) {
  const t = useTranslations("Auth");
  const { field, submit, busy, failure, wrong } = useFormCall(loginEndpoint, {
    defaultValues: { email: "", password: "" },
    labels: { email: t("email"), password: t("password") },
    onDone: ({ token, data }) => {
      enter(token, data);
      onEntered();
    },
  });
  return (
    <form noValidate onSubmit={submit} method="post">
      <ErrorSummary wrong={wrong} />
      <FormNotice tone="bad" text={failure} />
      <div className="grid gap-5">
        <TextField {...field("email")} type="email" autoComplete="username" inputMode="email" />
        <PasswordField {...field("password")} autoComplete="current-password" />
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
        <BusyButton busy={busy} busyText={t("busy")}>
          {t("login.submit")}
        </BusyButton>
        {canReset && (
          <SiteLink
            href={routes.forgotPassword}
            className="py-2.5 text-small underline underline-offset-4"
          >
            {t("login.forgotten")}
          </SiteLink>
        )}
      </div>
      {canSignUp && (
        <p className="mt-8 border-line border-t pt-5 text-small">
          {t("login.new")}{" "}
          <SiteLink
            href={routes.signup}
            className="inline-block py-2 font-semibold text-terracotta-deep underline underline-offset-4"
          >
            {t("login.signUp")}
          </SiteLink>
        </p>
      )}
    </form>
  );
}
