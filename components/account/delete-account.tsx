import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { deleteAccountEndpoint } from "@/lib/contract/accounts";
import { callOwn } from "@/lib/site/account/call-own";
import { forgetEverything } from "@/lib/site/account/session";
import { routes } from "@/lib/site/routes";
import { BusyButton } from "../form/busy-button";
import { FormNotice } from "../form/form-notice";
import { PasswordField } from "../form/password-field";
import { useFormCall } from "../form/use-form-call";
import { Button } from "../ui/button";

/** Asks for the password once more, says what goes and what stays. */
export function DeleteAccount({ onCancel }: { onCancel(): void }) {
  const t = useTranslations("Account.deleteAccount");
  const words = useTranslations("Account.password");
  const router = useRouter();
  const { field, submit, busy, failure } = useFormCall(deleteAccountEndpoint, {
    defaultValues: { password: "" },
    labels: { password: words("current") },
    call: (input) => callOwn(deleteAccountEndpoint, input),
    onDone: () => {
      forgetEverything();
      router.push(routes.home);
    },
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      method="post"
      className="mt-6 border-danger border-l-4 bg-card p-5"
    >
      <p className="mb-5">{t("deleteText")}</p>
      <FormNotice tone="bad" text={failure} />
      <PasswordField
        {...field("password")}
        autoComplete="current-password"
        className="sm:max-w-sm"
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <BusyButton busy={busy} busyText={words("submitting")}>
          {t("deleteSubmit")}
        </BusyButton>
        <Button look="outline" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
