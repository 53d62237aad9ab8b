import {
  type OperatorAction,
  OperatorActionSchema,
  type operatorBookingEndpoint,
} from "@/lib/contract/bookings";
import type { OutputOf, ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Transaction } from "../../db/transaction";
import { isSpent, readLink, spendLink, type VerifiedLink } from "../../requests/signed-link";
import { bookingView } from "../guest/booking-view";
import { hereMinor } from "../money/owed";
import { refundsByHand } from "../money/refunds-by-hand";
import { bookingCalled, decide } from "./decide";
import { freeDates } from "./operator-dates";

type Order = ParsedInputOf<typeof operatorBookingEndpoint>;
/**
 * Tells what a link of the operator's mail would do, or does it when confirmed, once.
 *
 * @throws ApiError `forbidden` for a link that is forged or expired; `conflict` for a used one, and
 * for what is impossible as the booking stands
 */
export async function operatorOrder(
  order: Order,
): Promise<OutputOf<typeof operatorBookingEndpoint>> {
  const { action, link } = await linkOf(order.token);
  const [reference = "", refund] = link.subject.split(" ");
  const open = action === "record_refund" ? await refundsByHand(reference) : [];
  const [sent, ...others] = open.filter(({ id }) => refund === undefined || id === refund);
  const admit = async (transaction: Transaction) => {
    if (!(await spendLink(transaction, link))) throw used();
  };
  if (order.confirm)
    await decide({ kind: "mailbox" }, action, reference, { ...order, refund }, { admit });
  else if (await isSpent(link)) throw used();
  const row = await bookingCalled(reference);
  return {
    data: {
      action,
      done: order.confirm,
      // The operator reads English.
      booking: await bookingView(row, "en"),
      departures: action === "propose" ? await freeDates(row) : [],
      gives_back_minor: action === "cancel" ? Math.max(hereMinor(row), 0) : null,
      sends_back:
        sent && others.length === 0 ? { amount_minor: sent.amountMinor, to: sent.to ?? "" } : null,
    },
  };
}

const used = () => new ApiError("conflict", { reason: "link_refused" });

async function linkOf(token: string): Promise<{ action: OperatorAction; link: VerifiedLink }> {
  const link = await readLink(token);
  const action = OperatorActionSchema.safeParse(link?.action.replace(/^booking-/, ""));
  const isOurs = link?.action.startsWith("booking-") ?? false;
  if (!link || !isOurs || !action.success)
    throw new ApiError("forbidden", { reason: "link_refused" });
  return { action: action.data, link };
}
