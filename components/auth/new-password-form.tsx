import { useTranslations } from "next-intl";
import { resetPasswordEndpoint } from "@/lib/contract/accounts";
import { routes } from "@/lib/site/routes";
import { BusyButton } from "../form/busy-button";
import { ErrorSummary } from "../form/error-summary";
import { FormNotice } from "../form/form-notice";
import { PasswordField } from "../form/password-field";
import { useFormCall } from "../form/use-form-call";
import { SiteLink } from "../ui/site-link";

/** The new password, twice. */
export function NewPasswordForm({ secret, onDone }: { secret: string; onDone(): void }) {
  const t = useTranslations("Auth");
  const { field, submit, busy, failure, wrong } = useFormCall(resetPasswordEndpoint, {
    defaultValues: { token: secret, password: "", repeated_password: "" },
    labels: { password: t("newPassword"), repeated_password: t("repeated") },
    onDone,
  });
  return (
    <form noValidate onSubmit={submit} method="post">
      <ErrorSummary wrong={wrong} />
      <FormNotice tone="bad" text={failure} />
      <div className="grid gap-5">
        <PasswordField
          {...field("password")}
          hint={t("passwordHint")}
          autoComplete="new-password"
        />
        <PasswordField {...field("repeated_password")} autoComplete="new-password" />
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
        <BusyButton busy={busy} busyText={t("busy")}>
          {t("reset.submit")}
        </BusyButton>
        {failure && (
          <SiteLink
            href={routes.forgotPassword}
            className="py-2.5 text-small underline underline-offset-4"
          >
            {t("reset.again")}
          </SiteLink>
        )}
      </div>
    </form>
  );
}
