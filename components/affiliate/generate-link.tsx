import { useTranslations } from "next-intl";
import { useAuth } from "@/lib/site/account/auth-store";
import { callOwn } from "@/lib/site/account/call-own";
import { BusyButton } from "../form/busy-button";
import { FormNotice } from "../form/form-notice";
import { useRequestStatus } from "../form/request-status";
import { TextArea } from "../form/text-area";
import { useFormCall } from "../form/use-form-call";

const endpoint = async () => (await import("@/lib/contract/affiliate")).affiliateEndpoint;

interface GenerateLinkProps {
  email: string;
  message: string;
  /** The link exists; only its message is changed. */
  again?: boolean;
}

/** Makes the link, with the words that go along when it is shared. */
export function GenerateLink({ email, message, again = false }: GenerateLinkProps) {
  const t = useTranslations("Affiliate.generate");
  const { field, submit, busy, failure } = useFormCall(endpoint, {
    defaultValues: { email, message },
    labels: { message: t("message") },
    call: callOwn,
    onDone: (affiliate) => {
      useAuth.setState({ affiliate });
      useRequestStatus.getState().set(true);
    },
    onFailed: () => {
      useRequestStatus.getState().set(false);
      return false;
    },
  });
  return (
    <form noValidate onSubmit={submit} method="post" className="max-w-xl">
      <FormNotice tone="bad" text={failure} />
      <TextArea {...field("message")} hint={t("messageHint")} maxLength={500} rows={3} />
      <BusyButton
        busy={busy}
        busyText={t("busy")}
        look={again ? "outline" : "primary"}
        className="mt-5"
      >
        {again ? t("save") : t("submit")}
      </BusyButton>
    </form>
  );
}
