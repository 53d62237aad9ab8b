import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { formatPayment } from "@/lib/i18n/format";
import { paymentPath } from "@/lib/site/routes";
import { ownDue } from "../payment/own-due";
import { useGuest } from "./guest-context";

/** The way to pay what the guest owes next, where that can be done online. */
export function PayLink() {
  const t = useTranslations("BookingStatus.money");
  const { booking } = useGuest().open;
  const { due, balance } = ownDue(booking);
  const payable = due || balance;
  if (!booking.actions.includes("pay") || payable <= 0) return null;
  const words = payWords(booking.own_part !== undefined, due > 0 && balance > 0, due);
  return (
    <div className="mt-7 print:hidden">
      <ButtonLink href={paymentPath(booking.reference)} className="w-full px-8 sm:w-auto">
        {t(words, { amount: formatPayment(payable) })}
      </ButtonLink>
      <p className="mt-2 max-w-md text-muted text-note">{t("how")}</p>
    </div>
  );
}

/** What the button says; a part of a deposit is not called one. */
function payWords(isSplit: boolean, paysDeposit: boolean, dueMinor: number) {
  if (isSplit) return "payAll";
  if (paysDeposit) return "payDeposit";
  return dueMinor > 0 ? "payAll" : "payBalance";
}
