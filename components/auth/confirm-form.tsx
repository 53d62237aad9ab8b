import { useTranslations } from "next-intl";
import { verifyEmailEndpoint } from "@/lib/contract/accounts";
import { enter } from "@/lib/site/account/session";
import { routes } from "@/lib/site/routes";
import { BusyButton } from "../form/busy-button";
import { FormNotice } from "../form/form-notice";
import { PasswordField } from "../form/password-field";
import { useFormCall } from "../form/use-form-call";
import { SiteLink } from "../ui/site-link";

interface ConfirmFormProps {
  secret: string;
  /** A password that was typed already. */
  typed: string;
  onEntered(): void;
}

/** The last step of signing up: whoever has the mail gives the password they chose. */
export function ConfirmForm({ secret, typed, onEntered }: ConfirmFormProps) {
  const t = useTranslations("Auth");
  const { field, submit, busy, failure } = useFormCall(verifyEmailEndpoint, {
    defaultValues: { token: secret, password: typed },
    labels: { password: t("password") },
    onDone: ({ token, data }) => {
      enter(token, data);
      onEntered();
    },
  });
  return (
    <form noValidate onSubmit={submit} method="post">
      <h2 className="text-section">{t("confirm.title")}</h2>
      <p className="mt-3 mb-6 text-muted">{t("confirm.text")}</p>
      <FormNotice tone="bad" text={failure} />
      <PasswordField {...field("password")} autoComplete="current-password" />
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
        <BusyButton busy={busy} busyText={t("busy")}>
          {t("confirm.submit")}
        </BusyButton>
        {failure && (
          <SiteLink href={routes.signup} className="py-2.5 text-small underline underline-offset-4">
            {t("confirm.again")}
          </SiteLink>
        )}
      </div>
    </form>
  );
}
