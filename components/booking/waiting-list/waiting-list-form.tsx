import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { SendButton } from "@/components/form/busy-button";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormNotice } from "@/components/form/form-notice";
import { Honeypot } from "@/components/form/honeypot";
import { EmailField, NameField } from "@/components/form/person-fields";
import { SendFailure } from "@/components/form/send-failure";
import { Stepper } from "@/components/form/stepper";
import { useLeadForm } from "@/components/form/use-lead-form";

interface WaitingListFormProps {
  /** The id of the departure. */
  departure: string;
  seats: number;
  known?: { full_name: string; email: string } | undefined;
  onDone(): void;
}

const endpoint = async () => (await import("@/lib/contract/waiting-list")).waitingListEndpoint;
const mostSeats = 20;

/** How many seats, and where we write to when they become free. */
export function WaitingListForm({ departure, seats, known, onDone }: WaitingListFormProps) {
  const t = useTranslations("WaitingList");
  const words = useTranslations("Form");
  const [free, setFree] = useState(false);
  const { form, field, idOf, wrong, state, submit, forget, honeypot } = useLeadForm(endpoint, {
    defaultValues: {
      departure,
      seats: Math.min(seats, mostSeats),
      full_name: known?.full_name ?? "",
      email: known?.email ?? "",
    },
    labels: { seats: t("seats"), full_name: words("fullName"), email: words("email") },
    onSent: onDone,
    // Somebody gave seats back meanwhile.
    onConflict: () => setFree(true),
  });
  const send = (event: FormEvent) => {
    // What is around the button that led here is not sent with it.
    event.stopPropagation();
    void submit(event);
  };
  return (
    <form noValidate onSubmit={send} className="relative mt-5">
      <p className="mb-6 text-muted text-small">{t("text")}</p>
      <ErrorSummary wrong={wrong} />
      <div className="space-y-5">
        <Stepper
          id={idOf("seats")}
          label={t("seats")}
          value={form.getValues("seats")}
          least={1}
          most={mostSeats}
          onChange={(count) => {
            forget();
            // As many as that may not be free.
            if (count > form.getValues("seats")) setFree(false);
            form.setValue("seats", count);
          }}
        />
        <NameField {...field("full_name")} />
        <EmailField {...field("email")} />
      </div>
      <Honeypot ref={honeypot} />
      <FormNotice tone="good" text={free ? t("free") : ""} />
      <SendFailure state={state} onAgain={submit} />
      <SendButton busy={state.kind === "sending"} className="mt-7">
        {t("send")}
      </SendButton>
    </form>
  );
}
