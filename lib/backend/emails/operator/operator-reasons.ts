import { businessDay } from "@/lib/clock";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { staysMinor } from "../../bookings/money/owed";
import type { BookingContext } from "../../documents/booking-context";

/** Why a person has to look at a booking, and what is to be done. */
export interface Reason {
  subject: string;
  /** What happened; `amount` is the money it is about. */
  what(amount: string, context: BookingContext): string;
  todo: string;
}

/** By the first word of the detail of an `attention` mail. */
export const reasons: Record<string, Reason> = {
  part_paid: {
    subject: "less than the deposit was paid",
    what: (amount, { booking }) =>
      `${amount} arrived, which is less than what confirms the booking: ${missing(booking)} is missing. Often a bank has deducted its fee. The seats stay held until you decide.`,
    todo: "If you accept it, record the missing amount as received; if not, write to the guest, or cancel: everything then goes back.",
  },
  paid_without_date: {
    subject: "paid before the date was settled",
    what: (amount, { booking }) =>
      `${amount} arrived for a booking whose date is not settled yet (${booking.state}).`,
    todo: "Answer with “available” or with other dates: as soon as a date is held, the booking is confirmed by what was paid. If none suits, cancel: everything goes back.",
  },
  paid_twice: {
    subject: "more was paid than was due",
    what: (amount) =>
      `${amount} arrived, and with it more than was due. What is too much is being sent back; the booking stays as it is.`,
    todo: "Nothing has to be done, unless a mail of its own says that the money has to be sent back by hand.",
  },
  no_seats_left: {
    subject: "paid, but the seats are gone",
    what: (amount) =>
      `${amount} arrived after the seats had been given back, and they were not to be had any more: others had taken them, or the departure was closed. The money is being sent back.`,
    todo: "Write to the guest and offer other dates before they hear of it from their bank.",
  },
  paid_after_end: {
    subject: "paid after the booking had ended",
    what: (amount, { booking }) =>
      `${amount} arrived for a booking that is ${booking.state}. The money is being sent back.`,
    todo: "Write to the guest: they may believe that they still travel.",
  },
  refund_by_hand: {
    subject: "money has to be sent back by hand",
    what: (amount) => `${amount} has to go back to the guest, and the provider cannot do it.`,
    todo: `Ask the guest for their account and send it by bank transfer, within ${policy.refund.sentWithinDays} days. Then say so by the link below.`,
  },
  refund_less: {
    subject: "less has to be sent back by hand than we wrote before",
    what: (amount) =>
      `You were asked to send money back by hand, and ${amount} of it is left to be sent: the journey costs more now, or what was to go back had never arrived or was taken back by its bank.`,
    todo: "Send no more than that. If more has gone already, ask the guest for it, and enter nothing when it arrives: the books count it as here.",
  },
  refund_elsewhere: {
    subject: "money has to be given back at the payment provider of before",
    what: (amount) =>
      `${amount} has to go back to the guest, who paid it with the payment provider that the site had before. The present one knows nothing of it and was not asked.`,
    todo: `Give it back in the dashboard of that provider, or by bank transfer, within ${policy.refund.sentWithinDays} days. Then say so by the link below.`,
  },
  refund_asked: {
    subject: "the payment provider was asked to give money back",
    what: (amount, { booking }) =>
      `The provider has taken note that ${amount} is to go back to the guest${booking.email && ", who was told that it is on its way"}. A refund may have to be approved by you before the provider carries it out.`,
    todo: "Look into the provider’s dashboard and approve it there. If it is refused, send the money by bank transfer, and write to the guest.",
  },
  refund_unknown: {
    subject: "did a refund arrive?",
    what: (amount) =>
      `The provider was told to give ${amount} back, but its answer was lost and nothing shows whether it did. It is not told again by itself.`,
    todo: "Look into the provider’s dashboard. If the money has not gone back, send it by hand. Say by the link below that it is done.",
  },
  reversed: {
    subject: "a payment was reversed",
    what: (amount, { booking }) =>
      `The provider has taken back ${amount} that had been paid. The booking is ${booking.state} now${booking.email && "; the guest was told"}.${leftOfDeposit(booking)}`,
    todo: "Ask the guest what happened. Where too little is left for a booking that is still confirmed, decide whether to wait for the rest or to cancel.",
  },
  reversed_after_refund: {
    subject: "a payment was reversed after it had been refunded, whole or in part",
    what: (amount) =>
      `The payment of ${amount} is shown as reversed, and we had given back some or all of it before. The provider does not say how much went back with it.`,
    todo: "Look into the provider’s dashboard before you count on anything that is left of it, and before you send any of it by hand: it may have gone already. What was sent by hand may have gone a second time. Where the bank has taken the rest, the owner enters that at the desk, on the booking, under what came in.",
  },
  completed_after_reversal: {
    subject: "a reversed payment is shown as paid again",
    what: (amount) =>
      `The payment of ${amount} had been reversed, and the provider now shows it as completed again. Nothing was entered.`,
    todo: "Look into the provider’s dashboard. If the money is there and the booking still stands, as that of a journey which has begun does, record it by the link below. Of one that has ended, what is recorded goes back to the guest: book them anew and record it there.",
  },
  payment_mismatch: {
    subject: "the provider reports another payment than was ordered",
    what: (amount) =>
      `For an order of ${amount} the provider reports something that differs from it. Nothing was booked.`,
    todo: "Compare the order in the provider’s dashboard. If the money is there, record it by the link below.",
  },
  other_provider: {
    subject: "an order is open at the payment provider of before",
    what: (amount) =>
      `The guest opened a payment of ${amount} with the payment provider that the site had before, and can still pay it there. The present one knows nothing of it and is not asked.`,
    todo: "Look for it in the dashboard of that provider now and once more tomorrow, or cancel it there. If it was paid, record it by the link below.",
  },
  payment_refused: {
    subject: "the provider refuses an order",
    what: (amount) =>
      `The guest wanted to pay ${amount}, and the provider did not accept the order. The guest was asked to try again later.`,
    todo: "Look up the code in the provider’s documentation, and offer the guest a bank transfer.",
  },
  share_withdrawn: {
    subject: "a share was paid that had been taken back",
    what: (amount) =>
      `${amount} arrived for a share that the guest had taken back in the meantime. The money is being sent back to whoever paid it.`,
    todo: "Nothing has to be done, unless a mail of its own says that the money has to be sent back by hand.",
  },
  shares_missing: {
    subject: "not everybody has paid their share",
    what: (_, { booking }) =>
      `The guest has split what is due among fellow travellers, and the hold ended with ${formatPayment(staysMinor(booking))} paid: ${missing(booking)} is missing. The seats stay held until you decide, and the missing shares can still be paid.`,
    todo: "Call the guest. Then wait, record what was paid another way, or cancel: everything then goes back to those who paid.",
  },
  change_accepted: {
    subject: "the guest agrees to the change",
    what: (_, { view }) =>
      `The guest has agreed to the change that was proposed. From now on the journey starts on ${view.starts} and costs ${formatPayment(view.price.total_minor)}.`,
    todo: "Guides and vehicles that were taken for other days are free again: take them anew.",
  },
  change_declined: {
    subject: "the guest declines the change",
    what: () => "The guest does not want the change that was proposed. The booking is as it was.",
    todo: "Ask the guest what would suit them better.",
  },
  change_overtaken: {
    subject: "a proposed change was taken back, as more has been paid since",
    what: () =>
      "The guest has not answered yet, and has paid more meanwhile than the journey would cost then. What would go back has to be decided, so they can no longer agree to it.",
    todo: "Propose the change anew, if it still suits the guest.",
  },
  change_closed: {
    subject: "a proposed change was taken back, as its departure is closed",
    what: () =>
      "The guest wanted to agree to the change, and nobody can join its departure any more. They read so, and the booking is as it was.",
    todo: "Propose another day, or open the departure and propose the change anew.",
  },
  overdue: {
    subject: "the balance has not been paid",
    what: (_, { view, booking }) =>
      `The balance of ${formatPayment(view.balance_minor)} was due on ${view.balance_due}, and the guest has had ${policy.graceDays} days more. Nothing was cancelled. If you cancel for that, by the terms it counts as cancelled by the guest on ${lastDay(booking)}, the last of these days.`,
    todo: "Call the guest. Then wait, record the payment, or cancel at the desk, as the guest’s cancellation and with that day: it shows what goes back by the terms. The link below cancels on our part, and gives everything back.",
  },
};

/** The last of the days that the guest was given after the balance was missed. */
const lastDay = ({ remindedAt }: BookingContext["booking"]) =>
  formatDay(addDays(businessDay(remindedAt ?? undefined), policy.graceDays), "en");

/** What is missing of what confirms a booking. */
const missing = (booking: BookingContext["booking"]) =>
  formatPayment(Math.max(booking.dueNowMinor - staysMinor(booking), 0));

/** What of the deposit of a confirmed booking is left, where that is less than all of it. */
function leftOfDeposit(booking: BookingContext["booking"]): string {
  const left = staysMinor(booking);
  if (booking.state !== "confirmed" || left >= booking.dueNowMinor) return "";
  return ` Of the ${formatPayment(booking.dueNowMinor)} that confirmed it ${formatPayment(left)} is left, and its seats stay held until you decide.`;
}
