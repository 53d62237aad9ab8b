import { useTranslations } from "next-intl";
import { useSiteLocale } from "@/components/form/use-site-locale";
import { ButtonLink } from "@/components/ui/button";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatMoney, formatPayment } from "@/lib/i18n/format";
import { paymentPath } from "@/lib/site/routes";
import { isByTransfer } from "../payment/by-transfer";
import { MoneyRow } from "../payment/money-row";
import { useGuest } from "./guest-context";
import { GuestPart } from "./guest-part";
import { InvoiceRequest } from "./invoice-request";
import { MoneyBack } from "./money-back";
import { PaymentRows } from "./payment-rows";

/** What is paid, what is still to be paid, and the ways to do so. */
export function MoneyPart() {
  const t = useTranslations("BookingStatus.money");
  const locale = useSiteLocale();
  const { booking } = useGuest().open;
  const { state, price, paid_minor, due_now_minor, balance_minor, balance_due, actions } = booking;
  const payable = due_now_minor > 0 ? due_now_minor : balance_minor;
  const isDeposit = due_now_minor > 0 && balance_minor > 0;
  return (
    <GuestPart title={t("title")}>
      <dl className="figures max-w-xl space-y-2">
        <MoneyRow term={t("total")} amount={formatMoney(price.total_minor)} />
        {state === "refunded" ? (
          <MoneyBack />
        ) : (
          <>
            <MoneyRow term={t("paid")} amount={formatPayment(paid_minor)} />
            {state === "cancelled" && <MoneyBack />}
          </>
        )}
        {due_now_minor > 0 && (
          <MoneyRow
            term={isDeposit ? t("deposit", { percent: price.deposit_percent }) : t("allNow")}
            amount={formatPayment(due_now_minor)}
            className="border-line border-t pt-2 font-semibold"
          />
        )}
        {balance_minor > 0 && (
          <MoneyRow
            term={datedSentence(t("balance", { date: formatDay(balance_due, locale) }), locale)}
            amount={formatPayment(balance_minor)}
            className={due_now_minor > 0 ? "" : "border-line border-t pt-2 font-semibold"}
          />
        )}
      </dl>
      <PaymentRows />
      {actions.includes("pay") && payable > 0 && (
        <div className="mt-7 print:hidden">
          <ButtonLink href={paymentPath(booking.reference)} className="px-8">
            {t(isDeposit ? "payDeposit" : due_now_minor > 0 ? "payAll" : "payBalance", {
              amount: formatPayment(payable),
            })}
          </ButtonLink>
          <p className="mt-2 max-w-md text-muted text-note">{t("how")}</p>
        </div>
      )}
      {state === "confirmed" && isByTransfer(booking) && (
        <p className="mt-7 max-w-md text-small">{t("byTransfer")}</p>
      )}
      {actions.includes("invoice") && <InvoiceRequest />}
    </GuestPart>
  );
}
