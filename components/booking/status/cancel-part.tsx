import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { TextArea } from "@/components/form/text-area";
import { Button } from "@/components/ui/button";
import { MoneyRow } from "@/components/ui/price-lines";
import { formatPayment } from "@/lib/i18n/format";
import { RefundRows, refundPeriods } from "../payment/refund-rows";
import { useGuest } from "./guest-context";
import { GuestPart } from "./guest-part";
import { useGuestAction } from "./use-guest-action";

/** Cancelling, with what it gives back shown before and carried out as shown. */
export function CancelPart() {
  const t = useTranslations("BookingStatus.cancel");
  const { booking } = useGuest().open;
  const [open, setOpen] = useState(false);
  const panel = useId();
  const confirmed = booking.state === "confirmed";
  const periods = refundPeriods(booking.refund_table);
  return (
    <GuestPart title={t("title")}>
      {confirmed && periods.length > 0 ? (
        <RefundRows
          periods={periods}
          totalMinor={booking.price.total_minor}
          today={periods[0]?.from ?? ""}
        />
      ) : (
        <p className="max-w-xl text-small">{t("free")}</p>
      )}
      <Button
        look="quiet"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className="-ml-2 mt-2 print:hidden"
      >
        {t(open ? "keep" : "open")}
      </Button>
      <div id={panel} className="print:hidden">
        {open && <Confirmation />}
      </div>
    </GuestPart>
  );
}

function Confirmation() {
  const t = useTranslations("BookingStatus.cancel");
  const form = useTranslations("Form");
  const { booking } = useGuest().open;
  const { act, busy, failure } = useGuestAction();
  const [message, setMessage] = useState("");
  const messageId = useId();
  const { refund_today_minor: refund, refund_open_minor, by_agent } = booking;
  // What is on its way back already is none of what a cancellation decides about.
  const paid = booking.paid_minor - refund_open_minor;
  const byAgent = by_agent?.today_minor ?? 0;
  return (
    <div className="mt-3 rounded-picture border border-line bg-card p-5">
      <dl className="figures space-y-1.5 text-small">
        <MoneyRow term={t("paid")} amount={formatPayment(paid)} />
        <MoneyRow term={t("kept")} amount={formatPayment(paid - refund - byAgent)} />
        <MoneyRow
          term={t("back")}
          amount={formatPayment(refund)}
          className="border-line border-t pt-2 font-semibold text-body"
        />
        {by_agent && byAgent > 0 && (
          <MoneyRow
            term={t("byAgent", { agent: by_agent.name })}
            amount={formatPayment(byAgent)}
            className="font-semibold text-body"
          />
        )}
      </dl>
      {(refund > 0 || byAgent === 0) && (
        <p className="mt-3 text-muted text-small">{t(refund > 0 ? "how" : "nothing")}</p>
      )}
      <TextArea
        id={messageId}
        label={t("message")}
        optional={form("optional")}
        rows={2}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        className="mt-5"
      />
      <FormNotice tone="bad" text={failure} />
      <BusyButton
        type="button"
        busy={busy}
        busyText={t("busy")}
        onClick={() => void act(({ cancel }) => cancel(refund, message))}
        className="mt-4"
      >
        {refund > 0 ? t("confirmRefund", { amount: formatPayment(refund) }) : t("confirm")}
      </BusyButton>
    </div>
  );
}
