import { formatDay, formatMoney } from "@/lib/i18n/format";
import { absoluteUrl } from "@/lib/site/domains";
import { tourPath } from "@/lib/site/routes";
import { isHeld } from "../bookings/owed";
import { priceTable } from "../documents/price-table";
import { refundTable } from "../documents/refund-table";
import { stepOf } from "./booking-steps";
import { payLink, takesCards } from "./guest-links";
import type { Occasion, Say } from "./said";

/** The operator is asked first whether the date is free. */
export const received: Say = (occasion) => {
  const { booking, t, values, secret } = occasion;
  if (booking.state !== "enquiry") return undefined;
  return {
    subject: t("BookingMail.received.subject", values),
    paragraphs: [t("BookingMail.received.intro", values), t("BookingMail.received.next", values)],
    action: { text: t("BookingMail.link.open"), href: secret },
    tables: [priceTable(occasion)],
  };
};

/** Seats are held until the deposit has to be there. */
export const provisional: Say = (occasion) => {
  const { t, values } = occasion;
  if (!waitsForDeposit(occasion)) return undefined;
  return {
    subject: t("BookingMail.provisional.subject", values),
    paragraphs: [
      t("BookingMail.provisional.intro", values),
      t("BookingMail.provisional.next", values),
      ...(takesCards(occasion) ? [] : [t("BookingMail.provisional.transfer")]),
    ],
    action: payLink(occasion, values.due),
    tables: [priceTable(occasion), refundTable(occasion)],
    after: wholePrice(occasion),
  };
};

/** The operator sent the invoice, or the guest asked for it to pay by bank transfer. */
export const invoice: Say = (occasion) => {
  const { booking, t, values } = occasion;
  if (booking.state !== "invoiced" || !waitsForDeposit(occasion)) return undefined;
  return {
    subject: t("BookingMail.invoice.subject", values),
    paragraphs: [
      t("BookingMail.invoice.intro", values),
      t(`BookingMail.invoice.${takesCards(occasion) ? "next" : "transfer"}`, values),
    ],
    action: payLink(occasion, values.due),
    tables: [priceTable(occasion), refundTable(occasion)],
    after: [...wholePrice(occasion), t("BookingMail.transfer")],
    papers: ["invoice"],
  };
};

/** The date is not free, these are; what the operator wrote with them stands between. */
export const proposed: Say = async ({ booking, view, t, values, locale, secret, detail }) => {
  if (!view.actions.includes("accept")) return undefined;
  const step = await stepOf(booking, detail);
  return {
    subject: t("BookingMail.proposed.subject", values),
    paragraphs: [
      t("BookingMail.proposed.intro", values),
      ...(step?.note ? [step.note] : []),
      t("BookingMail.proposed.next", values),
    ],
    action: { text: t("BookingMail.link.choose"), href: secret },
    tables: [
      {
        title: t("BookingMail.proposed.table"),
        rows: view.proposed.map(({ starts, price }) => [
          formatDay(starts, locale, "full"),
          formatMoney(price.total_minor),
        ]),
      },
    ],
  };
};

/** No payment came in time. */
export const released: Say = ({ booking, view, t, values, locale }) => {
  if (booking.state !== "expired") return undefined;
  return {
    subject: t("BookingMail.released.subject", values),
    paragraphs: [t("BookingMail.released.intro", values), t("BookingMail.released.next", values)],
    action: {
      text: t("BookingMail.link.tour"),
      href: absoluteUrl(locale, tourPath(view.tour.slug)),
    },
  };
};

function waitsForDeposit({ booking }: Occasion): boolean {
  const { state, holdUntil } = booking;
  const isOpen = state === "provisional" || state === "invoiced";
  return isOpen && holdUntil !== null && isHeld(booking);
}

function wholePrice({ booking, t }: Occasion): string[] {
  return booking.dueNowMinor === booking.totalMinor ? [t("BookingMail.all_due")] : [];
}
