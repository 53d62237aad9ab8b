import { businessDay, endOfBusinessDay } from "@/lib/clock";
import type { Locale } from "@/lib/contract/locale";
import type { Offer, OfferJourney } from "@/lib/contract/offers";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { languageName, shortLanguageNames } from "@/lib/i18n/language-name";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import { translator } from "@/lib/i18n/translator";
import { brand } from "@/lib/site/brand";
import type { JourneyContext } from "./booking-context";
import { cover, printed } from "./cover";
import { documentFonts } from "./document-fonts";
import { colors, contentWidth, page, styles, type TextStyle } from "./document-style";
import { sampleNote } from "./document-words";
import { foot } from "./letterhead";
import { offerDay, usualRoom } from "./offer-day";
import type { Block } from "./picture-rows";
import { refundTable } from "./refund-table";
import { loadScripts } from "./script-fonts";
import { Sheet } from "./sheet";
import { amounts, amountsHeight, heading, pairHeight, pairs, paragraph } from "./sheet-parts";
import { listsSideBySide } from "./side-by-side";
import { partyText, tripDates } from "./trip-words";

/** An offer on paper, in a language: the letter, the days, what is included, the price and its terms. */
export async function offerDocument(
  offer: Offer,
  journey: OfferJourney,
  locale: Locale,
): Promise<Buffer> {
  const t = translator(locale);
  const context: JourneyContext = { t, locale, view: { ...journey, fixed_date: false } };
  // Whatever is ours in it may name somebody in another script.
  await loadScripts(JSON.stringify(offer));
  const sheet = new Sheet(
    {
      title: journey.title,
      author: brand.name,
      subject: `${journey.title}, ${offer.reference}`,
      locale,
      // The same offer is the same file: the day until when it holds is part of it.
      at: endOfBusinessDay(offer.valid_until),
    },
    await documentFonts(),
  );
  await cover(sheet, {
    picture: journey.picture.url,
    above: [brand.name, t("Offer.madeFor", { name: offer.name }), journey.name]
      .filter(Boolean)
      .join(" · "),
    title: journey.title,
  });
  await firstPage(sheet, offer, journey, context);
  versions(sheet, offer, journey, context);
  await days(sheet, journey, context);
  included(sheet, journey, context);
  price(sheet, journey, context);
  return sheet.finish(foot(sheet, t));
}

const letter = { ...styles.text, face: "title", size: 12, lineGap: 4 } as const;

async function firstPage(
  sheet: Sheet,
  offer: Offer,
  journey: OfferJourney,
  context: JourneyContext,
): Promise<void> {
  const { t, locale } = context;
  paragraph(sheet, tripDates(context), { ...styles.strong, size: 11 });
  paragraph(sheet, partyText(context));
  const way = route(journey);
  if (way) paragraph(sheet, way, { ...styles.strong, color: colors.acacia });
  if (offer.state === "open" && offer.valid_until >= businessDay())
    paragraph(sheet, t("Offer.valid", { date: formatDay(offer.valid_until, locale) }), styles.note);
  const mixed = shortLanguageNames(journey, locale);
  if (mixed) paragraph(sheet, t("Offer.mixed", { language: mixed }), styles.small);
  sheet.y += 16;
  if (journey.letter_language) {
    const language = languageName(journey.letter_language, locale);
    paragraph(sheet, t("Offer.other", { language }), styles.small);
    sheet.y += 4;
  }
  for (const part of journey.letter.split(/\n{2,}/).filter((each) => each.trim() !== "")) {
    paragraph(sheet, part.trim(), letter);
    sheet.y += 9;
  }
  await signed(sheet, offer, context);
}

const portrait = { width: 44, height: 44 };

/** Who made it, with their face where there is one. */
async function signed(sheet: Sheet, offer: Offer, { t }: JourneyContext): Promise<void> {
  const { answers: name, signature } = offer;
  const face = signature && (await printed(signature.picture.url, portrait));
  const x = page.left + (face ? portrait.width + 12 : 0);
  const width = contentWidth - (x - page.left);
  const lines: [string, TextStyle][] = [
    ...(signature
      ? ([
          [name, { ...styles.heading, size: 12 }],
          [signature.role, styles.small],
        ] satisfies [string, TextStyle][])
      : []),
    [t("Offer.answers", { name }), styles.small],
    [`${brand.phone} · ${brand.email}`, styles.small],
  ];
  const heights = lines.map(([text, style]) => sheet.height(text, style, width) + 1);
  sheet.ensure(heights.reduce((sum, each) => sum + each, 6));
  sheet.y += 6;
  const top = sheet.y;
  if (face)
    sheet.decoration((doc) => {
      const radius = portrait.width / 2;
      doc.circle(page.left + radius, top + radius, radius).clip();
      doc.image(face, page.left, top, portrait);
    });
  lines.forEach(([text, style], at) => {
    sheet.tagged("P", () => sheet.put(text, style, { x, width }));
    sheet.y += heights[at] ?? 0;
  });
  if (face) sheet.y = Math.max(sheet.y, top + portrait.height);
}

/** What is to be left of a page for the days to begin on it. */
const daysBegin = 300;

async function days(sheet: Sheet, journey: OfferJourney, context: JourneyContext): Promise<void> {
  // Behind a cover they have a page of their own; behind a letter of pages they go on where it ends.
  if (sheet.isOnFirstPage || sheet.y > page.bottom - daysBegin) sheet.newPage();
  else if (sheet.y > page.top) sheet.y += 18;
  sheet.tagged("H2", () => sheet.put(context.t("Offer.days"), { ...styles.title, size: 20 }));
  sheet.y += 40;
  const room = usualRoom();
  for (const day of journey.days) await offerDay(sheet, day, context, room);
}

function included(
  sheet: Sheet,
  { inclusions, exclusions }: OfferJourney,
  { t }: JourneyContext,
): void {
  const [yes, no] = [inclusions, exclusions].map((list) => list.map(({ text }) => text));
  if (!yes || !no || yes.length + no.length === 0) return;
  listsSideBySide(
    sheet,
    { title: t("TourPage.included.yes"), items: yes },
    { title: t("TourPage.included.no"), items: no },
  );
  sheet.y += 20;
}

/** What there is to choose from, where that is more than this: below the letter, as on the screen. */
function versions(
  sheet: Sheet,
  { state, journey: first, others }: Offer,
  { variant }: OfferJourney,
  { t, locale }: JourneyContext,
): void {
  const all = first ? [first, ...others] : [];
  if (state !== "open" || all.length < 2) return;
  const rows = all.map((each) => ({
    label: `${each.name} · ${t("Offer.versions.days", {
      days: each.days.length,
      date: formatDay(each.ends, locale),
    })}`,
    amount: formatPayment(each.price.total_minor),
    strong: each.variant === variant,
  }));
  sheet.y += 18;
  heading(sheet, t("Offer.versions.title", { count: all.length }), amountsHeight(sheet, rows));
  const head = { label: t("Documents.version"), amount: t("Documents.invoice.amount") };
  amounts(sheet, head, rows);
  sheet.y += 10;
}

/** From place to place, as the days come. */
function route({ days }: OfferJourney): string {
  const names = days.flatMap(({ places }) => places.map(({ name }) => name));
  return names.filter((name, at) => name !== names[at - 1]).join(" – ");
}

function price(sheet: Sheet, { price: of }: OfferJourney, context: JourneyContext): void {
  const { t } = context;
  const head = { label: t("Documents.invoice.item"), amount: t("Documents.invoice.amount") };
  const rows = [
    ...of.lines.map((line) => ({
      label: priceLineText(line, t),
      amount: priceLineAmount(line.amount_minor),
    })),
    { label: t("Offer.total"), amount: formatPayment(of.total_minor), strong: true },
  ];
  const ending = terms(sheet, of, context);
  const linesHeight = amountsHeight(sheet, rows);
  const isWhole = headingHeight + linesHeight + ending.height <= page.bottom - page.top;
  heading(sheet, t("Offer.price"), isWhole ? linesHeight + ending.height : 60);
  amounts(sheet, head, rows);
  // What a cancellation costs never stands alone on a page: what is paid when goes with it.
  sheet.ensure(ending.height);
  ending.draw();
}

const headingHeight = 24;

/** When what is paid, and what a cancellation gives back. */
function terms(sheet: Sheet, of: OfferJourney["price"], context: JourneyContext): Block {
  const { t, locale } = context;
  const isAll = of.due_now_minor >= of.total_minor;
  const date = formatDay(of.balance_due, locale);
  const deposit = t("BookingStatus.money.deposit", { percent: of.deposit_percent });
  const due: [string, string][] = [
    [isAll ? t("BookingStatus.money.allNow") : deposit, formatPayment(of.due_now_minor)],
    [t("BookingStatus.money.balance", { date }), formatPayment(of.balance_minor)],
  ];
  const paid = isAll ? due.slice(0, 1) : due;
  const { title, rows } = refundTable(context);
  const places = { paid: { labels: 260 }, refund: { labels: 210 } };
  const small = { ...styles.small, color: colors.muted };
  const notes = sampleNote(t, "sampleShort");
  const heights = [
    10 + 4 + 18,
    ...paid.map((pair) => pairHeight(sheet, pair, places.paid)),
    sheet.height(t("Offer.terms"), small),
    ...rows.map((pair) => pairHeight(sheet, pair, places.refund)),
    rows.length > 0
      ? headingHeight + sheet.height(t("BookingRefund.ifPaidToday"), styles.small)
      : 0,
    ...notes.map((note) => 14 + sheet.height(note, styles.note)),
  ];
  const draw = () => {
    sheet.y += 10;
    pairs(sheet, paid, places.paid);
    sheet.y += 4;
    paragraph(sheet, t("Offer.terms"), small);
    sheet.y += 18;
    if (rows.length > 0) {
      heading(sheet, title, 0);
      pairs(sheet, rows, places.refund);
      paragraph(sheet, t("BookingRefund.ifPaidToday"), styles.small);
      sheet.y += 14;
    }
    for (const note of notes) paragraph(sheet, note, styles.note);
  };
  return { height: heights.reduce((sum, each) => sum + each, 0), draw };
}
