import { useTranslations } from "next-intl";
import { formatPayment } from "@/lib/i18n/format";
import { MoneyRow } from "../payment/money-row";
import { useGuest } from "./guest-context";

/** What goes back after a booking has ended; once it is back, with what we keep. */
export function MoneyBack() {
  const t = useTranslations("BookingStatus");
  const { state, paid_minor, refund_minor } = useGuest().open.booking;
  const isBack = state === "refunded";
  return (
    <>
      {isBack && paid_minor > 0 && (
        <MoneyRow term={t("cancel.kept")} amount={formatPayment(paid_minor)} />
      )}
      {refund_minor !== null && refund_minor > 0 && (
        <MoneyRow
          term={t(isBack ? "money.returned" : "cancel.back")}
          amount={formatPayment(refund_minor)}
          className="border-line border-t pt-2 font-semibold"
        />
      )}
    </>
  );
}
