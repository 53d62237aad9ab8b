import { useTranslations } from "next-intl";
import { resetPasswordEndpoint } from "@/lib/contract/accounts";
import { routes } from "@/lib/site/routes";
import { useFormCall } from "../form/use-form-call";
import { AuthForm, NewPassword } from "./auth-form";

/** The new password, twice. */
export function NewPasswordForm({ secret, onDone }: { secret: string; onDone(): void }) {
  const t = useTranslations("Auth");
  const { field, ...call } = useFormCall(resetPasswordEndpoint, {
    defaultValues: { token: secret, password: "", repeated_password: "" },
    labels: { password: t("newPassword"), repeated_password: t("repeated") },
    onDone,
  });
  return (
    <AuthForm
      call={call}
      send={t("reset.submit")}
      beside={call.failure !== "" && { href: routes.forgotPassword, text: t("reset.again") }}
    >
      <NewPassword password={field("password")} repeated={field("repeated_password")} />
    </AuthForm>
  );
}
