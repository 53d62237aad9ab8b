import { useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { isByTransfer } from "../payment/by-transfer";
import { useGuest } from "./guest-context";
import { useGuestAction } from "./use-guest-action";

/** For who would rather pay by bank transfer. */
export function InvoiceRequest() {
  const t = useTranslations("BookingStatus.invoice");
  const { booking } = useGuest().open;
  const { act, busy, failure } = useGuestAction();
  const [sent, setSent] = useState(false);
  const ask = async () => {
    setSent(false);
    setSent(await act(({ invoice }) => invoice()));
  };
  return (
    <div className="mt-6 print:hidden">
      <p className="max-w-md text-small">{t(isByTransfer(booking) ? "only" : "text")}</p>
      <FormNotice tone="bad" text={failure} />
      <FormNotice tone="good" text={sent ? t("sent", { email: booking.email }) : ""} />
      <BusyButton
        type="button"
        look="outline"
        busy={busy}
        busyText={t("busy")}
        onClick={ask}
        className="mt-3"
      >
        {t(sent || booking.invoice ? "again" : "ask")}
      </BusyButton>
    </div>
  );
}
