import { businessDay } from "@/lib/clock";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import type { Translator } from "@/lib/i18n/translator";
import { commissionKinds, standing } from "../bookings/money/ledger";
import type { BookingContext, LedgerRow } from "./booking-context";
import { styles } from "./document-style";
import { journeyFacts, newSheet, sampleNote } from "./document-words";
import { foot, letterhead } from "./letterhead";
import { postalAddresses } from "./postal-addresses";
import { amounts, pairs, paragraph } from "./sheet-parts";
import { dayInTanzania } from "./trip-words";

type Pair = [label: string, value: string];

/** The receipt: every movement of the booking's money, their sum, and what remains. */
export async function receiptDocument(context: BookingContext): Promise<Buffer> {
  const { booking, view, locale, t } = context;
  const { entries, keptByAgent } = guestsOwn(context.entries);
  const at = entries.at(-1)?.at ?? booking.createdAt;
  const title = t("Documents.receipt.title");
  const sheet = await newSheet(context, `${title} ${view.reference}`, at);
  letterhead(sheet, title, view.reference);
  postalAddresses(sheet, context, t("Documents.receipt.for"));
  pairs(sheet, [
    [t("Documents.date"), dayInTanzania(at, locale)],
    ...(booking.invoice
      ? [[t("BookingEmail.fields.invoice"), booking.invoice] satisfies Pair]
      : []),
    ...journeyFacts(context),
    [t("BookingEmail.price.total"), formatPayment(view.price.total_minor)],
  ]);
  sheet.y += 14;
  const wentBack = entries.some(({ amountMinor }) => amountMinor < 0);
  amounts(
    sheet,
    {
      before: t("Documents.date"),
      label: t("Documents.receipt.what"),
      amount: t("Documents.invoice.amount"),
    },
    [
      ...entries.map((entry) => ({
        before: formatDay(businessDay(entry.at), locale, "medium"),
        label:
          keptByAgent && entry.amountMinor > 0
            ? t("Documents.receipt.alsoByAgent", { agent: booking.agent })
            : movement(entry, t),
        amount: signed(entry.amountMinor),
      })),
      {
        label: t(wentBack ? "Documents.receipt.sumNet" : "Documents.receipt.sum"),
        amount: formatPayment(view.paid_minor),
        strong: true,
      },
    ],
  );
  sheet.y += 18;
  for (const text of remains(context)) paragraph(sheet, text, styles.strong);
  sheet.y += 4;
  paragraph(sheet, t("Documents.receipt.thanks"));
  sheet.y += 14;
  for (const note of sampleNote(t, "sampleShort")) paragraph(sheet, note, styles.note);
  return sheet.finish(foot(sheet, t));
}

/**
 * The movements as the guest knows them. What we sent to an agent is none of theirs; where an agent kept
 * some of what they paid, all that they paid is one sum, as nobody here knows in which parts it was paid.
 */
function guestsOwn(entries: readonly LedgerRow[]) {
  const isAgents = ({ kind }: LedgerRow) => commissionKinds.some((each) => each === kind);
  const own = standing(entries).filter((entry) => !isAgents(entry));
  const keptMinor = sum(entries.filter(isAgents));
  if (keptMinor === 0) return { entries: own, keptByAgent: false };
  const last = own.findLast(({ amountMinor }) => amountMinor > 0);
  const paidMinor = sum(own.filter(({ amountMinor }) => amountMinor > 0)) + keptMinor;
  return {
    entries: own.flatMap((entry) => {
      if (entry === last) return [{ ...entry, amountMinor: paidMinor }];
      return entry.amountMinor > 0 ? [] : [entry];
    }),
    keptByAgent: true,
  };
}

const sum = (entries: readonly LedgerRow[]) =>
  entries.reduce((minor, { amountMinor }) => minor + amountMinor, 0);

const signed = (minor: number) => `${minor < 0 ? "−" : ""}${formatPayment(Math.abs(minor))}`;

function movement({ kind, source }: LedgerRow, t: Translator): string {
  const known = (["payment", "bank_transfer", "refund", "reversal"] as const).find(
    (each) => each === kind,
  );
  // The last word of what caused it: the number of the payment, or the bank's.
  const number = source.split(" ").at(-1) ?? "";
  const text = t(`Documents.receipt.${known ?? "payment"}`);
  return `${text}\n${t("Documents.receipt.movement", { number })}`;
}

function remains({ booking, view, locale, t }: BookingContext): string[] {
  const date = formatDay(view.balance_due, locale);
  if (view.due_now_minor > 0)
    return [t("Documents.receipt.openNow", { amount: formatPayment(view.due_now_minor) })];
  if (view.balance_minor > 0)
    return [t("Documents.receipt.open", { amount: formatPayment(view.balance_minor), date })];
  return booking.state === "confirmed" ? [t("Documents.receipt.settled")] : [];
}
