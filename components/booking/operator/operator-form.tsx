import { useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormNotice } from "@/components/form/form-notice";
import { TextArea } from "@/components/form/text-area";
import { TextField } from "@/components/form/text-field";
import { dollarsOf, minorOf } from "@/components/form/typed-dollars";
import { useFormCall } from "@/components/form/use-form-call";
import { callSite } from "@/lib/api/browser";
import type { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import { formatPayment } from "@/lib/i18n/format";
import { operatorBooking } from "./operator-call";
import type { OperatorContext } from "./operator-context";
import { OperatorDates } from "./operator-dates";
import { dueMinor } from "./operator-facts";

interface OperatorFormProps {
  token: string;
  context: OperatorContext;
  onDone(context: OperatorContext): void;
  /** The link itself does nothing any more. */
  onRefused(error: unknown): void;
}

/** What the operator has to say to it, and the button that does it. */
export function OperatorForm({ token, context, onDone, onRefused }: OperatorFormProps) {
  const t = useTranslations("OperatorBooking");
  const form = useTranslations("Form");
  const { action, booking, departures } = context;
  const due = dueMinor(booking);
  const call = useFormCall<typeof operatorBookingEndpoint>(operatorBooking, {
    defaultValues: {
      token,
      confirm: true,
      dates: [],
      message: "",
      bank_reference: "",
      ...(action === "record_payment" && due > 0 && { amount_minor: due }),
    },
    labels: {
      dates: t("fields.dates"),
      message: t(action === "cancel" ? "fields.reason" : "fields.word"),
      amount_minor: t("fields.amount"),
      bank_reference: t("fields.bank_reference"),
    },
    call: callSite,
    onDone: ({ data }) => onDone(data),
    onFailed: (error) => {
      if (!endsLink(error)) return false;
      onRefused(error);
      return true;
    },
  });
  const hasDates = departures.length > 0 || !booking.fixed_date;
  if (action === "propose" && !hasDates)
    return <p className="max-w-xl">{t("fields.noDepartures")}</p>;
  return (
    <form noValidate onSubmit={call.submit} className="max-w-xl">
      <ErrorSummary wrong={call.wrong} />
      <div className="grid gap-6">
        {action === "propose" && (
          <OperatorDates
            id={call.idOf("dates")}
            departures={departures}
            error={call.errorOf("dates")}
            onChange={(dates) => {
              call.form.setValue("dates", dates);
              call.form.clearErrors("dates");
            }}
          />
        )}
        {action === "record_payment" && (
          <TransferFields
            dueMinor={due}
            amount={{ id: call.idOf("amount_minor"), error: call.errorOf("amount_minor") }}
            onAmount={(minor) => {
              call.form.setValue("amount_minor", minor);
              call.form.clearErrors("amount_minor");
            }}
            reference={call.field("bank_reference")}
          />
        )}
        {(action === "propose" || action === "cancel") && (
          <TextArea
            {...call.field("message")}
            hint={t("fields.messageHint")}
            optional={form("optional")}
            maxLength={2000}
          />
        )}
      </div>
      <FormNotice tone="bad" text={call.failure} />
      <BusyButton busy={call.busy} busyText={t("confirming")} className="mt-6">
        {t(`confirm.${action}`)}
      </BusyButton>
    </form>
  );
}

/** Whether a failure is of the link; anything else can be put right in the form. */
function endsLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === "forbidden" ||
    error.code === "not_found" ||
    error.detail.reason === "link_refused"
  );
}

interface TransferFieldsProps {
  dueMinor: number;
  amount: { id: string; error: string | undefined };
  /** NaN when it cannot be read, undefined when nothing is typed. */
  onAmount(minor: number | undefined): void;
  reference: ReturnType<ReturnType<typeof useFormCall<typeof operatorBookingEndpoint>>["field"]>;
}

/** A transfer that arrived at the bank: how much, and its reference there. */
function TransferFields({ dueMinor, amount, onAmount, reference }: TransferFieldsProps) {
  const t = useTranslations("OperatorBooking.fields");
  const [typed, setTyped] = useState(dueMinor > 0 ? dollarsOf(dueMinor) : "");
  return (
    <>
      <TextField
        {...amount}
        label={t("amount")}
        hint={dueMinor > 0 ? t("amountHint", { due: formatPayment(dueMinor) }) : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onAmount(minorOf(event.target.value));
        }}
      />
      <TextField {...reference} hint={t("bankHint")} maxLength={60} autoComplete="off" />
    </>
  );
}
