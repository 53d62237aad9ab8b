import { and, eq } from "drizzle-orm";
import { nowMs } from "@/lib/clock";
import type { BookingState, OperatorAction } from "@/lib/contract/bookings";
import { absoluteUrl } from "@/lib/site/domains";
import { refunds } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { signLink } from "../../requests/signed-link";
import type { BookingRow } from "../lifecycle/transitions";

const validDays = 30;
const texts: Record<OperatorAction, string> = {
  available: "Available – send the invoice",
  propose: "Not available – propose other dates",
  cancel: "Cancel this booking",
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
  cancelled: [],
  refunded: [],
};

/** Links for the operator's mails: signed, for 30 days, each for one use. */
export async function operatorLinks(
  booking: BookingRow,
): Promise<{ text: string; href: string }[]> {
  const { reference } = booking;
  const actions = await actionsNow(booking);
  const expires = Math.floor(nowMs() / 1000) + validDays * 86_400;
  return Promise.all(
    actions.map(async (action) => {
      const token = await signLink({ action: `booking-${action}`, subject: reference, expires });
      return { text: texts[action], href: absoluteUrl("en", `/Booking-Desk#${token}`) };
    }),
  );
}

/** What can be decided about a booking as it stands. */
export async function actionsNow({
  reference,
  state,
  asksConsent,
}: Pick<BookingRow, "reference" | "state" | "asksConsent">): Promise<OperatorAction[]> {
  const owesByHand = await hasManualRefund(reference);
  // The invoice asks for money, which the guest owes once they have agreed.
  const possible = offered[state].filter((action) => action !== "available" || !asksConsent);
  return [...(owesByHand ? (["record_refund"] as const) : []), ...possible];
}

async function hasManualRefund(reference: string): Promise<boolean> {
  const [refund] = await db()
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.booking, reference), eq(refunds.state, "manual")))
    .limit(1);
  return refund !== undefined;
}
