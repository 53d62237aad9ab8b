import { formatDay, formatPayment } from "@/lib/i18n/format";
import type { BookingContext } from "./booking-context";
import { colors, contentWidth, page, styles } from "./document-style";
import type { Sheet } from "./sheet";
import { isAhead, momentText } from "./trip-words";

interface Due {
  label: string;
  amount: string;
  lines: string[];
}

const padding = 14;
const amountWidth = 130;

/** What is due next, as the eye shall find it first; nothing for a booking that has ended. */
export function dueBox(sheet: Sheet, context: BookingContext): void {
  const due = dueNext(context);
  if (!due) return;
  const width = contentWidth - amountWidth - 2 * padding;
  const heights = [
    sheet.height(due.label, styles.strong, width),
    ...due.lines.map((text) => sheet.height(text, styles.small, width)),
  ];
  const height = heights.reduce((sum, each) => sum + each, 2 * padding - 2);
  sheet.ensure(height);
  const { y } = sheet;
  sheet.decoration((doc) => {
    doc.roundedRect(page.left, y, contentWidth, height, 4).fill(colors.paper);
    doc.rect(page.left, y, 3, height).fill(colors.terracotta);
  });
  sheet.tagged("P", () => {
    let at = y + padding;
    [due.label, ...due.lines].forEach((text, index) => {
      const style = index === 0 ? styles.strong : styles.small;
      sheet.put(text, style, { x: page.left + padding, y: at, width });
      at += heights[index] ?? 0;
    });
    sheet.put(due.amount, styles.figure, {
      x: page.left + contentWidth - amountWidth - padding,
      y: y + (height - styles.figure.size) / 2 - 2,
      width: amountWidth,
      align: "right",
    });
  });
  sheet.y = y + height + 18;
}

function dueNext(context: BookingContext): Due | undefined {
  const { booking, view, locale, t } = context;
  const date = formatDay(view.balance_due, locale);
  const balance = formatPayment(view.balance_minor);
  if (view.due_now_minor > 0)
    return {
      label: t("Documents.invoice.dueNow"),
      amount: formatPayment(view.due_now_minor),
      lines: [
        ...(isAhead(booking.holdUntil)
          ? [t("Documents.invoice.dueUntil", { until: momentText(booking.holdUntil, context) })]
          : []),
        ...(view.balance_minor > 0 ? [t("Documents.invoice.later", { balance, date })] : []),
      ],
    };
  if (view.balance_minor > 0)
    return { label: t("BookingEmail.price.dueBy", { date }), amount: balance, lines: [] };
  if (booking.state !== "confirmed") return undefined;
  return {
    label: t("Documents.invoice.settled"),
    amount: formatPayment(view.price.total_minor),
    lines: [],
  };
}
