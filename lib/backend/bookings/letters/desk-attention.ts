import { formatMoney } from "@/lib/i18n/format";
import type { Telling } from "./telling";

interface Reason {
  subject: string;
  /** What happened; `amount` is the money it is about. */
  what(amount: string, told: Telling): string;
  /** What to do. */
  todo: string;
}

const reasons: Record<string, Reason> = {
  part_paid: {
    subject: "less than the deposit was paid",
    what: (amount, { view }) =>
      `${amount} arrived, which is less than what confirms the booking: ${formatMoney(view.due_now_minor)} is missing. Often a bank has deducted its fee.`,
    todo: "If you accept it, record the missing amount as received; if not, write to the guest. The hold ends at its hour either way.",
  },
  no_seats_left: {
    subject: "paid, but the seats are gone",
    what: (amount) =>
      `${amount} arrived after the seats had been given back, and by then others had taken them. The money is being sent back.`,
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
    todo: "Send it by bank transfer and ask the guest for their account.",
  },
  reversed: {
    subject: "a payment was reversed",
    what: (amount) => `The provider has taken back ${amount} that had been paid.`,
    todo: "Ask the guest what happened. The booking is not confirmed any more if less is paid now than confirms it.",
  },
  overdue: {
    subject: "the balance has not been paid",
    what: (_, { view }) =>
      `The balance of ${formatMoney(view.balance_minor)} was due on ${view.balance_due}, and the guest has had a week more. Nothing was cancelled.`,
    todo: "Call the guest. Then wait, record the payment, or cancel by the link below.",
  },
};

/** Why a person has to look at a booking. `detail` is the reason and, where there is one, the movement. */
export function attention(
  told: Telling,
  detail: string,
): { subject: string; paragraphs: string[] } {
  const [key = "", ...rest] = detail.split(" ");
  const source = rest.join(" ");
  const entry = told.entries.find((each) => each.source === source);
  const amount = entry ? formatMoney(Math.abs(entry.amountMinor)) : "A sum";
  const reason = reasons[key];
  const cause = source ? [`It is about: ${source}.`] : [];
  if (!reason) {
    const words = key.replaceAll("_", " ");
    return {
      subject: words,
      paragraphs: [`The site could not decide by itself: ${words}.`, ...cause],
    };
  }
  return {
    subject: reason.subject,
    paragraphs: [reason.what(amount, told), reason.todo, ...cause],
  };
}
