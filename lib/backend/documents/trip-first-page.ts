import { brand } from "@/lib/site/brand";
import type { BookingContext } from "./booking-context";
import { cover } from "./cover";
import { colors, contentWidth, page, styles } from "./document-style";
import { guestName, journeyFacts, sampleNote } from "./document-words";
import type { Sheet } from "./sheet";
import { pairs, paragraph } from "./sheet-parts";

/** What must be at hand: the journey, who travels, and whom to call. */
export async function tripFirstPage(sheet: Sheet, context: BookingContext): Promise<void> {
  const { booking, view, t } = context;
  await cover(sheet, {
    picture: view.tour.picture.url,
    above: `${brand.name} · ${t("Documents.trip.title")}`,
    title: view.tour.title,
  });
  pairs(sheet, [
    [t("Email.fields.name"), guestName(booking)],
    ...journeyFacts(context).filter(([, value]) => value !== view.tour.title),
  ]);
  sheet.y += 20;
  emergency(sheet, context);
  for (const note of sampleNote(t, "sampleShort")) paragraph(sheet, note, styles.note);
}

function emergency(sheet: Sheet, { t }: BookingContext): void {
  const top = sheet.y;
  const rows: [string, string][] = [
    [t("Documents.trip.ours"), brand.phone],
    ["WhatsApp", `wa.me/${brand.whatsapp}`],
    [t("Documents.trip.police"), "112"],
    [t("Documents.trip.insurance"), ""],
    [t("Documents.trip.embassy"), ""],
  ];
  const height = 44 + rows.length * 24 + 36;
  sheet.decoration((doc) => {
    doc.roundedRect(page.left, top, contentWidth, height, 4).fill(colors.paper);
    doc.rect(page.left, top, 3, height).fill(colors.terracotta);
  });
  const x = page.left + 18;
  sheet.tagged("H2", () =>
    sheet.put(t("Documents.trip.emergency"), styles.heading, { x, y: top + 13 }),
  );
  rows.forEach(([label, value], at) => {
    row(sheet, label, value, { x, y: top + 44 + at * 24 });
  });
  const note = { x, y: top + height - 26, width: contentWidth - 36 };
  sheet.tagged("P", () => sheet.put(t("Documents.trip.note"), styles.small, note));
  sheet.y = top + height + 16;
}

const labelWidth = 190;

/** A number to call, or a line to write it on. */
function row(sheet: Sheet, label: string, value: string, { x, y }: { x: number; y: number }): void {
  const valueX = x + labelWidth;
  sheet.tagged("P", () => {
    sheet.put(label, styles.text, { x, y, width: labelWidth - 10 });
    if (value) sheet.put(value, styles.strong, { x: valueX, y, width: 220 });
  });
  if (value) return;
  sheet.decoration((doc) => {
    doc.moveTo(valueX, y + 13).lineTo(page.left + contentWidth - 18, y + 13);
    doc.lineWidth(0.7).stroke(colors.muted);
  });
}
