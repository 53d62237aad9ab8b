import { useTranslations } from "next-intl";
import { enter } from "@/lib/site/account/session";
import { routes } from "@/lib/site/routes";
import { PasswordField } from "../form/password-field";
import { TextField } from "../form/text-field";
import { useFormCall } from "../form/use-form-call";
import { AuthForm, OtherForm } from "./auth-form";

const endpoint = async () => (await import("@/lib/contract/accounts")).loginEndpoint;

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
  const { field, ...call } = useFormCall(endpoint, {
    defaultValues: { email: "", password: "" },
    labels: { email: t("email"), password: t("password") },
    onDone: ({ token, data }) => {
      enter(token, data);
      onEntered();
    },
  });
  return (
    <>
      <AuthForm
        call={call}
        send={t("login.submit")}
        beside={canReset && { href: routes.forgotPassword, text: t("login.forgotten") }}
      >
        <TextField {...field("email")} type="email" autoComplete="username" inputMode="email" />
        <PasswordField {...field("password")} autoComplete="current-password" />
      </AuthForm>
      {canSignUp && (
        <OtherForm text={t("login.new")} href={routes.signup} link={t("login.signUp")} />
      )}
    </>
  );
}
