import sharp from "sharp";
import { brand } from "@/lib/site/brand";
import { ownPicture } from "@/lib/site/own-picture";
import type { BookingContext } from "./booking-context";
import { colors, contentWidth, page, styles } from "./document-style";
import { guestName, journeyFacts, sampleNote } from "./document-words";
import type { Sheet } from "./sheet";
import { pairs, paragraph } from "./sheet-parts";

/** What must be at hand: the journey, who travels, and whom to call. */
export async function tripFirstPage(sheet: Sheet, context: BookingContext): Promise<void> {
  const { booking, view, t } = context;
  const picture = await tripPicture(view.tour.picture.url);
  const top = picture ? pictureSize.height : 0;
  sheet.decoration((doc) => {
    if (picture) doc.image(picture, 0, 0, pictureSize);
    doc.rect(0, top, page.width, 2.5).fill(colors.terracotta);
  });
  sheet.y = top + 32;
  paragraph(sheet, `${brand.name} · ${t("Documents.trip.title")}`, {
    ...styles.strong,
    color: colors.acacia,
  });
  sheet.y += 6;
  const height = sheet.height(view.tour.title, styles.title);
  sheet.tagged("H1", () => sheet.put(view.tour.title, styles.title));
  sheet.y += height + 16;
  pairs(sheet, [
    [t("Email.fields.name"), guestName(booking)],
    ...journeyFacts(context).filter(([, value]) => value !== view.tour.title),
  ]);
  sheet.y += 20;
  emergency(sheet, context);
  for (const note of sampleNote(t, "sample_short")) paragraph(sheet, note, styles.note);
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

/** Width and height of the picture on the first page, in points. */
const pictureSize = { width: 595.28, height: 318 };

/** The tour's picture for print, or undefined where it is none of this site. */
async function tripPicture(url: string): Promise<Buffer | undefined> {
  const picture = await ownPicture(url);
  if (!picture) return undefined;
  const { width, height } = pictureSize;
  return sharp(picture)
    .resize(Math.round(width * 2), Math.round(height * 2), { fit: "cover" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
