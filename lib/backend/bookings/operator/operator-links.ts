import { nowMs } from "@/lib/clock";
import type { BookingState, OperatorAction } from "@/lib/contract/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { absoluteUrl } from "@/lib/site/domains";
import { signLink } from "../../requests/signed-link";
import type { BookingRow } from "../lifecycle/transitions";
import { refundsByHand } from "../money/refunds-by-hand";

const validDays = 30;
const texts: Record<OperatorAction, string> = {
  available: "Available – send the invoice",
  propose: "Not available – propose other dates",
  cancel: "Cancel on our part – everything goes back",
  record_payment: "Record a bank transfer that arrived",
  record_refund: "Record that the money was sent back by hand",
};

/** What the operator may want to do from a state on, also later than the mail is read. */
const offered: Record<BookingState, OperatorAction[]> = {
  enquiry: ["available", "propose", "cancel", "record_payment"],
  consultation: ["propose", "cancel", "record_payment"],
  provisional: ["available", "propose", "cancel", "record_payment"],
  invoiced: ["propose", "cancel", "record_payment"],
  confirmed: ["cancel", "record_payment"],
  expired: ["record_payment"],
  // Money that arrives now is entered as well, and goes back.
  cancelled: ["record_payment"],
  refunded: ["record_payment"],
};

/** What asks a guest for money, or to take another date: both begin with their yes to the terms. */
const afterConsent: OperatorAction[] = ["available", "propose"];

/** Links for the operator's mails: signed, for 30 days, each for one use. */
export async function operatorLinks(
  booking: BookingRow,
): Promise<{ text: string; href: string }[]> {
  const { reference } = booking;
  const expires = Math.floor(nowMs() / 1000) + validDays * 86_400;
  const link = async (action: OperatorAction, subject: string, text = texts[action]) => {
    const token = await signLink({ action: `booking-${action}`, subject, expires });
    return { text, href: absoluteUrl("en", `/Booking-Desk#${token}`) };
  };
  const links = (await actionsNow(booking)).map(async (action) => {
    if (action !== "record_refund") return [await link(action, reference)];
    const open = await refundsByHand(reference);
    const each = open.map(({ id, amountMinor, to }) => {
      const which = [formatPayment(amountMinor), ...(to ? [`to ${to}`] : [])].join(" ");
      const text = open.length > 1 ? `${texts[action]}: ${which}` : undefined;
      return link(action, `${reference} ${id}`, text);
    });
    return Promise.all(each);
  });
  return (await Promise.all(links)).flat();
}

/** What can be decided about a booking as it stands. */
export async function actionsNow({
  reference,
  state,
  asksConsent,
}: Pick<BookingRow, "reference" | "state" | "asksConsent">): Promise<OperatorAction[]> {
  const owesByHand = (await refundsByHand(reference)).length > 0;
  const possible = offered[state].filter(
    (action) => !asksConsent || !afterConsent.includes(action),
  );
  return [...(owesByHand ? (["record_refund"] as const) : []), ...possible];
}
