import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { SendButton } from "@/components/form/busy-button";
import { ErrorSummary } from "@/components/form/error-summary";
import { Honeypot } from "@/components/form/honeypot";
import { EmailField, NameField } from "@/components/form/person-fields";
import { PhoneField } from "@/components/form/phone-field";
import { SendFailure } from "@/components/form/send-failure";
import { TextArea } from "@/components/form/text-area";
import { useLeadForm } from "@/components/form/use-lead-form";

const endpoint = async () => (await import("@/lib/contract/leads")).enquiryEndpoint;

export interface EnquiryFormProps {
  about: { kind: "tour" | "destination"; slug: string };
}

/** A question about one tour or place. Needs the namespaces Enquiry, Form and FieldErrors. */
export function EnquiryForm({ about }: EnquiryFormProps) {
  const t = useTranslations("Enquiry");
  const words = useTranslations("Form");
  const [reference, setReference] = useState<string>();
  const { field, controlled, wrong, state, submit, honeypot } = useLeadForm(endpoint, {
    kept: `${about.kind} ${about.slug}`,
    defaultValues: { about, full_name: "", email: "", phone: "", message: "" },
    labels: {
      full_name: words("fullName"),
      email: words("email"),
      phone: words("phone"),
      message: words("message"),
    },
    onSent: setReference,
  });
  if (reference) return <EnquirySent reference={reference} />;
  return (
    <form noValidate onSubmit={submit} className="relative max-w-2xl">
      <ErrorSummary wrong={wrong} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField {...field("full_name")} />
        <EmailField {...field("email")} />
        <PhoneField
          {...controlled("phone")}
          optional={words("optional")}
          className="sm:col-span-2"
        />
        <TextArea {...field("message")} hint={t("hint")} required className="sm:col-span-2" />
      </div>
      <Honeypot ref={honeypot} />
      <SendFailure state={state} onAgain={submit} />
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <SendButton busy={state.kind === "sending"}>{t("send")}</SendButton>
        <p className="text-muted text-note">{t("promise")}</p>
      </div>
    </form>
  );
}

/** In the place of the form once it has arrived; takes the focus that the button had. */
function EnquirySent({ reference }: { reference: string }) {
  const t = useTranslations("Enquiry");
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div
      ref={text}
      role="status"
      data-sent
      data-clarity-mask="true"
      tabIndex={-1}
      className="max-w-2xl border-acacia border-l-4 bg-card px-5 py-4 outline-none"
    >
      <p className="font-semibold font-serif text-lead">{t("sentTitle")}</p>
      <p className="mt-1 text-small">{t("sentText")}</p>
      <p className="figures mt-2 text-muted text-note">{t("reference", { reference })}</p>
    </div>
  );
}
