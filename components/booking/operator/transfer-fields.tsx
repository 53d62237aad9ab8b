import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import type { useFormCall } from "@/components/form/use-form-call";
import type { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { dollarsOf, minorOf } from "../payment/typed-dollars";

interface TransferFieldsProps {
  dueMinor: number;
  amount: { id: string; error: string | undefined };
  /** NaN when it cannot be read, undefined when nothing is typed. */
  onAmount(minor: number | undefined): void;
  reference: ReturnType<ReturnType<typeof useFormCall<typeof operatorBookingEndpoint>>["field"]>;
}

/** A transfer that arrived at the bank: how much, and its reference there. */
export function TransferFields({ dueMinor, amount, onAmount, reference }: TransferFieldsProps) {
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
