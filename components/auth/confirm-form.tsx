import { useTranslations } from "next-intl";
import { verifyEmailEndpoint } from "@/lib/contract/accounts";
import { enter } from "@/lib/site/account/session";
import { routes } from "@/lib/site/routes";
import { PasswordField } from "../form/password-field";
import { useFormCall } from "../form/use-form-call";
import { AuthForm } from "./auth-form";

interface ConfirmFormProps {
  secret: string;
  /** A password that was typed already. */
  typed: string;
  onEntered(): void;
}

/** The last step of signing up: whoever has the mail gives the password they chose. */
export function ConfirmForm({ secret, typed, onEntered }: ConfirmFormProps) {
  const t = useTranslations("Auth");
  const { field, ...call } = useFormCall(verifyEmailEndpoint, {
    defaultValues: { token: secret, password: typed },
    labels: { password: t("password") },
    onDone: ({ token, data }) => {
      enter(token, data);
      onEntered();
    },
  });
  return (
    <>
      <h2 className="text-section">{t("confirm.title")}</h2>
      <p className="mt-3 mb-6 text-muted">{t("confirm.text")}</p>
      <AuthForm
        call={call}
        send={t("confirm.submit")}
        beside={call.failure !== "" && { href: routes.signup, text: t("confirm.again") }}
      >
        <PasswordField {...field("password")} autoComplete="current-password" />
      </AuthForm>
    </>
  );
}
