import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callOwn } from "@/lib/site/account/call-own";
import { forgetEverything } from "@/lib/site/account/session";
import { routes } from "@/lib/site/routes";
import { BusyButton } from "../form/busy-button";
import { FormNotice } from "../form/form-notice";
import { PasswordField } from "../form/password-field";
import { useFormCall } from "../form/use-form-call";
import { Button } from "../ui/button";

const deletion = async () => (await import("@/lib/contract/accounts")).deleteAccountEndpoint;

export interface AccountDataProps {
  /** Whether the API gives what it keeps. */
  canTakeAway: boolean;
  /** Whether the API erases an account. */
  canErase: boolean;
}

/** Taking one's data away, and leaving for good. */
export function AccountData({ canTakeAway, canErase }: AccountDataProps) {
  const t = useTranslations("Account.deleteAccount");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const [deleting, setDeleting] = useState(false);
  const takeAway = async () => {
    setBusy(true);
    setFailure("");
    try {
      const { exportAccountEndpoint } = await import("@/lib/contract/accounts");
      const { data } = await callOwn(exportAccountEndpoint, {});
      saveFile("my-account.json", JSON.stringify(data, null, 2));
    } catch {
      setFailure(t("exportFailed"));
    } finally {
      setBusy(false);
    }
  };
  if (!canTakeAway && !canErase) return null;
  return (
    <section className="max-w-2xl border-line border-t pt-8">
      <h2 className="text-[1.5rem]">{t("title")}</h2>
      <p className="mt-2 text-muted text-small">{t("text")}</p>
      <FormNotice tone="bad" text={failure} />
      <div className="mt-6 flex flex-wrap gap-3">
        {canTakeAway && (
          <BusyButton
            type="button"
            look="outline"
            busy={busy}
            busyText={t("exporting")}
            onClick={() => void takeAway()}
          >
            {t("export")}
          </BusyButton>
        )}
        {canErase && !deleting && (
          <Button look="quiet" onClick={() => setDeleting(true)}>
            {t("delete")}
          </Button>
        )}
      </div>
      {deleting && <DeleteAccount onCancel={() => setDeleting(false)} />}
    </section>
  );
}

/** Offers a text to be saved as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Asks for the password once more, says what goes and what stays. */
function DeleteAccount({ onCancel }: { onCancel(): void }) {
  const t = useTranslations("Account.deleteAccount");
  const words = useTranslations("Account.password");
  const router = useRouter();
  const { field, submit, busy, failure } = useFormCall(deletion, {
    defaultValues: { password: "" },
    labels: { password: words("current") },
    call: callOwn,
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
