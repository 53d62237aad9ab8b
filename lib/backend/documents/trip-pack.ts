import { bookedJourney, journeyIn } from "../bookings/guest/booked-journey";
import { bestOrder, type Section } from "./best-order";
import type { BookingContext } from "./booking-context";
import { page, styles } from "./document-style";
import { newSheet } from "./document-words";
import { foot } from "./letterhead";
import { refundTable } from "./refund-table";
import type { Sheet } from "./sheet";
import { heading, pairs, paragraph } from "./sheet-parts";
import { listHeight, listsSideBySide } from "./side-by-side";
import { tripDay } from "./trip-day";
import { tripFirstPage } from "./trip-first-page";

type Journey = Awaited<ReturnType<typeof journeyOf>>;

/** What a trip pack tells beside the booking: the days, what is included, and advice. */
export async function journeyOf({ booking, locale }: BookingContext) {
  const { days, inclusions, exclusions, tips } = journeyIn(
    await bookedJourney(booking, locale),
    booking,
    locale,
  );
  return {
    days,
    includes: inclusions.map(({ text }) => text),
    excludes: exclusions.map(({ text }) => text),
    tips,
  };
}

/** Everything a traveller takes along: the days, what is included, advice, whom to call. */
export async function tripPack(context: BookingContext, journey: Journey): Promise<Buffer> {
  const { booking, view, t } = context;
  const title = `${t("Documents.trip.title")}: ${view.tour.title}`;
  const at = booking.confirmedAt ?? booking.createdAt;
  const sheet = await newSheet(context, title, at, journey);
  await tripFirstPage(sheet, context);
  sheet.newPage();
  sheet.tagged("H2", () => sheet.put(t("TourPage.itinerary"), { ...styles.title, size: 20 }));
  sheet.y += 40;
  for (const day of journey.days) tripDay(sheet, day, context);
  if (journey.days.length === 0) {
    paragraph(sheet, t("Documents.trip.otherDays", { days: booking.days }));
    sheet.y += gapBelow;
  }
  const sections = [
    ...included(sheet, journey, context),
    ...tips(sheet, journey, context),
    ...refunds(sheet, context),
  ];
  for (const { height, draw } of bestOrder(
    sections,
    page.bottom - sheet.y,
    page.bottom - page.top,
  )) {
    sheet.ensure(height);
    draw();
  }
  return sheet.finish(foot(sheet, t));
}

const gapBelow = 16;

function included(
  sheet: Sheet,
  { includes: yes, excludes: no }: Journey,
  { t }: BookingContext,
): Section[] {
  return [
    {
      height: Math.max(listHeight(sheet, yes), listHeight(sheet, no)) + gapBelow,
      draw() {
        listsSideBySide(
          sheet,
          { title: t("TourPage.included.yes"), items: yes },
          { title: t("TourPage.included.no"), items: no },
        );
        sheet.y += gapBelow;
      },
    },
  ];
}

function tips(sheet: Sheet, { tips: texts }: Journey, { t }: BookingContext): Section[] {
  if (texts.length === 0) return [];
  const heights = texts.map(
    ({ title, text }) => sheet.height(title, styles.strong) + sheet.height(text, styles.text) + 7,
  );
  return [
    {
      height: heights.reduce((sum, each) => sum + each, 26 + gapBelow),
      draw() {
        heading(sheet, t("TourPage.tips"));
        for (const { title, text } of texts) {
          paragraph(sheet, title, styles.strong);
          paragraph(sheet, text);
          sheet.y += 7;
        }
        sheet.y += gapBelow;
      },
    },
  ];
}

function refunds(sheet: Sheet, context: BookingContext): Section[] {
  const { title, rows } = refundTable(context);
  if (rows.length === 0) return [];
  return [
    {
      height: 26 + rows.length * 18 + 16 + gapBelow,
      draw() {
        heading(sheet, title);
        pairs(sheet, rows, { labels: 210 });
        paragraph(sheet, context.t("BookingEmail.refund.note"), styles.small);
        sheet.y += gapBelow;
      },
    },
  ];
}
