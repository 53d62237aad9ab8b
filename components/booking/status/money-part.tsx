import { useLocale, useTranslations } from "next-intl";
import { MoneyRow } from "@/components/ui/price-lines";
import { businessDay } from "@/lib/clock";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { isByTransfer } from "../payment/by-transfer";
import { ownDue } from "../payment/own-due";
import { goesBackMinor } from "./goes-back-minor";
import { useGuest } from "./guest-context";
import { GuestPart } from "./guest-part";
import { InvoiceRequest } from "./invoice-request";
import { PayLink } from "./pay-link";

/** What is paid, what is still to be paid, and the ways to do so. */
export function MoneyPart() {
  const t = useTranslations("BookingStatus.money");
  const locale = useLocale();
  const { booking } = useGuest().open;
  const { state, price, paid_minor, due_now_minor, balance_minor, balance_due, actions, by_agent } =
    booking;
  const isDeposit = due_now_minor > 0 && balance_minor > 0;
  return (
    <GuestPart title={t("title")}>
      <dl className="figures divide-y divide-line *:py-2.5">
        <MoneyRow term={t("total")} amount={formatPayment(price.total_minor)} />
        {state === "refunded" ? (
          <MoneyBack />
        ) : (
          <>
            <MoneyRow
              term={t("paid")}
              // What an agent gives back themselves is in no book of ours any more.
              amount={formatPayment(paid_minor + (by_agent?.back_minor ?? 0))}
            />
            <MoneyBack />
          </>
        )}
        {due_now_minor > 0 && (
          <MoneyRow
            term={isDeposit ? t("deposit", { percent: price.deposit_percent }) : t("allNow")}
            amount={formatPayment(due_now_minor)}
            className="font-semibold"
          />
        )}
        {balance_minor > 0 && (
          <MoneyRow
            term={datedSentence(t("balance", { date: formatDay(balance_due, locale) }), locale)}
            amount={formatPayment(balance_minor)}
            className={due_now_minor > 0 ? "" : "font-semibold"}
          />
        )}
      </dl>
      <PaymentRows />
      {ownDue(booking).due === 0 && <PayLink />}
      {state === "confirmed" && isByTransfer(booking) && (
        <p className="mt-7 max-w-md text-small">{t("byTransfer")}</p>
      )}
      {actions.includes("invoice") && <InvoiceRequest />}
    </GuestPart>
  );
}

/** Every payment that was begun, and what became of it. */
function PaymentRows() {
  const t = useTranslations("BookingStatus.payments");
  const locale = useLocale();
  const { payments } = useGuest().open.booking;
  // An attempt that never reached the provider says nothing to the guest.
  const told = payments.filter(({ state }) => state !== "started");
  if (told.length === 0) return null;
  return (
    <div className="mt-7">
      <h3 className="text-small">{t("title")}</h3>
      <ul className="figures mt-1 text-small">
        {told.map(({ at, state, purpose, amount_minor }) => (
          <li
            key={at}
            className="flex flex-wrap justify-between gap-x-4 border-line border-t py-1.5 first:border-t-0"
          >
            <span>
              {formatDay(businessDay(new Date(at)), locale, "medium")}, {t(`purposes.${purpose}`)}
            </span>
            <span className="flex grow justify-end max-[23rem]:justify-between">
              <span className={state === "completed" ? "text-acacia" : "text-muted"}>
                {t(`states.${state}`)}
              </span>
              <span className="ml-4 inline-block min-w-16 text-right">
                {formatPayment(amount_minor)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What goes back after a booking has ended, and once it is back, with what we keep; of one that goes on,
 * what of the money is on its way back.
 */
function MoneyBack() {
  const t = useTranslations("BookingStatus");
  const { booking } = useGuest().open;
  const { state, paid_minor, refund_open_minor, by_agent } = booking;
  const isBack = state === "refunded" && refund_open_minor === 0;
  const keptMinor = paid_minor - refund_open_minor;
  const backMinor = goesBackMinor(booking);
  return (
    <>
      {state === "refunded" && keptMinor > 0 && (
        <MoneyRow term={t("cancel.kept")} amount={formatPayment(keptMinor)} />
      )}
      {backMinor > 0 && (
        <MoneyRow
          term={t(isBack ? "money.returned" : "cancel.back")}
          amount={formatPayment(backMinor)}
          className="font-semibold"
        />
      )}
      {by_agent && by_agent.back_minor > 0 && (
        <MoneyRow
          term={t("cancel.byAgent", { agent: by_agent.name })}
          amount={formatPayment(by_agent.back_minor)}
          className="font-semibold"
        />
      )}
    </>
  );
}
