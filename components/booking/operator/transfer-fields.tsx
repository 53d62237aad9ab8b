import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import type { useFormCall } from "@/components/form/use-form-call";
import type { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { formatPayment } from "@/lib/i18n/format";

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

// A comma groups thousands; `1250,50` is not guessed at, as it would be a hundred times as much.
const shape = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;

/** Typed dollars in minor units; NaN when they cannot be read, undefined for nothing. */
function minorOf(typed: string): number | undefined {
  const text = typed.replace(/[$\s]/g, "");
  if (text === "") return undefined;
  return shape.test(text) ? Math.round(Number(text.replaceAll(",", "")) * 100) : Number.NaN;
}

/** Minor units as they are typed, `1250` or `1250.50`. */
function dollarsOf(minor: number): string {
  return (minor / 100).toFixed(minor % 100 === 0 ? 0 : 2);
}
