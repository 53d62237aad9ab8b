import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { ChoiceCards } from "@/components/form/choice-cards";
import { FormNotice } from "@/components/form/form-notice";
import { MoneyRow } from "@/components/ui/price-lines";
import { SiteLink } from "@/components/ui/site-link";
import type { PaymentPurpose } from "@/lib/contract/bookings";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { brand } from "@/lib/site/brand";
import { bookingPath } from "@/lib/site/routes";
import type { OpenBooking } from "../status/guest-calls";
import { ownDue } from "./own-due";
import { usePay } from "./use-pay";

interface PaymentChoiceProps {
  open: OpenBooking;
  /** What can be paid has changed meanwhile. */
  onChanged(): void;
}

/** What is paid, to whom and where the card data goes; then on to the provider. */
export function PaymentChoice({ open, onChanged }: PaymentChoiceProps) {
  const t = useTranslations("Payment");
  const locale = useLocale();
  const { booking } = open;
  const { balance_due } = booking;
  const { due, balance } = ownDue(booking);
  const [chosen, setPurpose] = useState<PaymentPurpose>("deposit");
  // Once the deposit has come, what is left is the balance.
  const purpose = due > 0 ? chosen : "balance";
  const { pay, busy, failure } = usePay(open, onChanged);
  const amount = purpose === "deposit" ? due : due + balance;
  const facts = [
    [
      t("for"),
      <>
        {booking.tour.title},{" "}
        <span className="whitespace-nowrap">{departureDates(locale)(booking)}</span>
      </>,
    ],
    [t("booking"), booking.reference],
    [t("to"), brand.legalName],
  ] as const;
  return (
    <>
      <dl className="figures text-small">
        {facts.map(([term, text]) => (
          <div key={term} className="flex gap-4 border-line border-t py-2">
            <dt className="w-28 shrink-0 text-muted">{term}</dt>
            <dd className="min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
      {due > 0 && balance > 0 && (
        <div className="mt-6">
          <ChoiceCards
            id="payment-purpose"
            legend={t("choose")}
            kind="one"
            stacked
            choices={[
              {
                value: "deposit",
                text: t("deposit", { amount: formatPayment(due) }),
                note: datedSentence(
                  t("depositNote", { date: formatDay(balance_due, locale) }),
                  locale,
                ),
              },
              {
                value: "balance",
                text: t("all", { amount: formatPayment(due + balance) }),
                note: t("allNote"),
              },
            ]}
            chosen={[purpose]}
            onChange={([chosen = "deposit"]) => setPurpose(chosen)}
          />
        </div>
      )}
      <dl className="figures mt-7 rounded-picture bg-paper-deep px-5 py-4">
        <MoneyRow
          term={t("now")}
          amount={formatPayment(amount)}
          className="font-semibold text-lead"
        />
      </dl>
      <FormNotice tone="bad" text={failure} />
      <BusyButton
        type="button"
        busy={busy}
        busyText={t("busy")}
        onClick={() => void pay(purpose)}
        className="mt-6 w-full sm:w-auto sm:min-w-64"
      >
        {t(failure ? "again" : "pay", { amount: formatPayment(amount) })}
      </BusyButton>
      <p className="mt-5 max-w-lg text-muted text-small">{t("safe")}</p>
      <p className="mt-2 max-w-lg text-muted text-small">
        {t.rich("transfer", {
          link: (words) => (
            <SiteLink
              href={bookingPath(booking.reference)}
              className="text-ink underline underline-offset-4"
            >
              {words}
            </SiteLink>
          ),
        })}
      </p>
    </>
  );
}
