import { formatDay, formatPayment } from "@/lib/i18n/format";
import { policy } from "@/lib/pricing/policy";
import { payerOf, type ShareRow } from "../../bookings/shares/share-rows";
import type { BookingContext } from "../../documents/booking-context";
import { momentText } from "../../documents/trip-words";
import type { OperatorNews } from "../../requests/outbox";
import { guestCancelledOn, lastStepTo, stepOf } from "../booking-steps";
import type { EmailQuote } from "../email-content";
import { attention } from "./operator-attention";

interface OperatorEmailContent {
  subject: string;
  paragraphs: string[];
  /** What the guest wrote about it. */
  quotes?: EmailQuote[];
}

/** What happened to a booking, and what the operator has to do about it, in English. */
export async function operatorNews(
  news: OperatorNews,
  context: BookingContext,
  detail: string,
): Promise<OperatorEmailContent> {
  switch (news) {
    case "new":
      return isNew(context);
    case "change":
      return change(context, detail);
    case "paid":
      return paid(context, detail, await payerOf(detail));
    case "released":
      return {
        subject: `Not paid in time: ${trip(context)}`,
        paragraphs: [
          context.booking.email
            ? "No payment came before the hold ended. The seats are free again and the guest was told. Nothing has to be done."
            : "No payment came before the hold ended. The seats are free again.",
        ],
      };
    case "cancelled":
      return cancelled(context);
    case "attention": {
      const { subject, paragraphs } = await attention(context, detail);
      return { subject: `Please decide: ${subject}`, paragraphs };
    }
  }
}

function trip({ booking, view, locale }: BookingContext): string {
  const people = booking.adults + booking.children.length;
  return `${view.tour.title}, ${formatDay(view.starts, locale, "medium")}, ${people} ${people === 1 ? "traveller" : "travellers"}`;
}

function isNew(context: BookingContext): OperatorEmailContent {
  const { booking, view } = context;
  if (booking.state !== "enquiry")
    return {
      subject: `New booking: ${trip(context)}`,
      paragraphs: [
        `${booking.name} has booked. The seats are held${booking.holdUntil ? ` until ${momentText(booking.holdUntil, context)}` : ""}; ${formatPayment(view.due_now_minor)} confirms the booking. Nothing has to be done unless you see a problem.`,
      ],
    };
  const answerBy = new Date(booking.createdAt.getTime() + policy.replyHours * 3_600_000);
  return {
    subject: `Is this free? ${trip(context)}`,
    paragraphs: [
      `${booking.name} would like to travel, and nothing is held yet. The site has promised an answer within ${policy.replyHours} hours, that is by ${momentText(answerBy, context)}.`,
      `“Available” holds the date for up to ${policy.holdHours} hours and sends the invoice. “Not available” lets you propose up to five other dates, of which the guest takes one.`,
    ],
  };
}

async function change(context: BookingContext, id: string): Promise<OperatorEmailContent> {
  const step = await stepOf(context.booking, id);
  return {
    subject: `A change is wanted: ${trip(context)}`,
    paragraphs: [
      `${context.booking.name} asks for a change. ${context.booking.email ? "Answer this mail to write to them; nothing" : "Nothing"} has been changed yet.`,
    ],
    quotes: guestsWords("What is wanted", step?.note),
  };
}

/** Words of the guest under a title that says whose they are. */
export const guestsWords = (title: string, text: string | null | undefined): EmailQuote[] =>
  text ? [{ title: `${title}, in the guest’s words`, text }] : [];

function paid(
  context: BookingContext,
  source: string,
  payer: ShareRow | undefined,
): OperatorEmailContent {
  const { booking, view, entries } = context;
  const entry = entries.find((each) => each.source === source);
  const open = view.due_now_minor + view.balance_minor;
  const stands = `The booking is ${booking.state}; ${open > 0 ? `${formatPayment(open)} is still to come, due by ${formatDay(view.balance_due, "en")}` : "it is paid in full"}.`;
  if (!entry)
    return {
      subject: `Paid as far as it must be: ${trip(context)}`,
      paragraphs: [
        `What counts as paid for the booking of ${booking.name} is enough now. ${stands}`,
      ],
    };
  const amount = formatPayment(entry.amountMinor);
  const how = entry.kind === "bank_transfer" ? "by bank transfer" : "through the payment provider";
  const from = payer ? `${payer.name}, a share of the booking of ${booking.name},` : booking.name;
  return {
    subject: `${amount} received: ${trip(context)}`,
    paragraphs: [`${amount} from ${from} arrived ${how} (${source}). ${stands}`],
  };
}

async function cancelled(context: BookingContext): Promise<OperatorEmailContent> {
  const { refundMinor, agent, byAgentMinor, email } = context.booking;
  const step = await lastStepTo("cancelled", context.booking);
  const byGuest = step?.actor === "guest";
  const who = byGuest ? context.booking.name : "You";
  const countsOn = guestCancelledOn(step);
  const how = countsOn
    ? `It was cancelled at the desk as the guest’s own, on ${formatDay(countsOn, "en")}, by the terms, and its seats are free again.`
    : `${who} cancelled the booking, and its seats are free again.`;
  const back = refundMinor
    ? `${formatPayment(refundMinor)} goes back to the guest; what has to be done by hand comes in a mail of its own.`
    : "Nothing goes back to the guest from us.";
  const byAgent = `${agent} has to give the guest ${formatPayment(byAgentMinor)} of what they kept${email && ", and the guest was told so"}: please remind them.`;
  return {
    subject: `Cancelled: ${trip(context)}`,
    paragraphs: [
      `${how} ${back}`,
      ...(byAgentMinor > 0 ? [byAgent] : []),
      ...(step?.note && !byGuest ? [`“${step.note}”`] : []),
    ],
    quotes: byGuest ? guestsWords("Why", step.note) : [],
  };
}
