import { formatPayment } from "@/lib/i18n/format";
import type { BookingContext } from "./booking-context";
import { styles } from "./document-style";
import { journeyFacts, newSheet, sampleNote } from "./document-words";
import { type Issued, taxRows } from "./issued-invoice";
import { foot, letterhead } from "./letterhead";
import { postalAddresses } from "./postal-addresses";
import { amounts, pairs, paragraph } from "./sheet-parts";
import { dayInTanzania } from "./trip-words";

/** The credit note: which invoice it is for, how much of it nobody owes any more, and why. */
export async function creditNoteDocument(
  context: BookingContext,
  { invoice: note, other: credited, before }: Issued,
): Promise<Buffer> {
  const { locale, t } = context;
  const title = t("Documents.credit_note.title");
  const sheet = await newSheet(context, `${title} ${note.number}`, note.issuedAt);
  letterhead(sheet, title, note.number);
  postalAddresses(sheet, context, t("Documents.credit_note.to"));
  pairs(sheet, [
    [t("Documents.number"), note.number],
    [t("Documents.date"), dayInTanzania(note.issuedAt, locale)],
    ...journeyFacts(context),
  ]);
  sheet.y += 14;
  const totalMinor = credited?.totalMinor ?? -note.totalMinor;
  const openMinor = before.reduce((sum, each) => sum + each.totalMinor, totalMinor);
  const keptMinor = openMinor + note.totalMinor;
  const date = credited ? dayInTanzania(credited.issuedAt, locale) : "";
  amounts(sheet, { label: t("Documents.invoice.item"), amount: t("Documents.invoice.amount") }, [
    {
      label: t("Documents.credit_note.of", { number: note.credits ?? "", date }),
      amount: formatPayment(totalMinor),
    },
    ...before.map((each) => ({
      label: `${title} ${each.number}`,
      amount: `−${formatPayment(-each.totalMinor)}`,
    })),
    ...(keptMinor > 0
      ? [{ label: t("Documents.credit_note.kept"), amount: `−${formatPayment(keptMinor)}` }]
      : []),
    {
      label: t("Documents.credit_note.total"),
      amount: formatPayment(-note.totalMinor),
      strong: true,
    },
    ...taxRows(note, context),
  ]);
  sheet.y += 18;
  const reason = note.reason === "" ? "ended" : note.reason;
  paragraph(sheet, t(`Documents.credit_note.${keptMinor > 0 ? "endedKept" : reason}`));
  sheet.y += 14;
  for (const text of sampleNote(t, "sampleShort")) paragraph(sheet, text, styles.note);
  return sheet.finish(foot(sheet, t));
}
