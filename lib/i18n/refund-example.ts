import { addDays } from "../pricing/days";
import { depositPercent } from "../pricing/deposit";
import { keptOn, type PaidBooking } from "../pricing/refund";
import { wholeDollars } from "../pricing/whole-dollars";
import { formatMoney } from "./format";
import type { Locale } from "./locales";
import { translator } from "./translator";

// One of many journeys; the rules alone are the business's.
const totalMinor = 428_000;
const depositPaidOn = "2030-01-01";
const fiveMonths = 150;
const daysBefore = [75, 40, 14];

/** The refund rule on the sums of one journey, in Markdown, as the rules are now, in a language. */
export function refundExample(locale: Locale): string {
  const t = translator(locale);
  const lodge = { safariType: "lodge", level: "standard" } as const;
  const depositMinor = wholeDollars((totalMinor * depositPercent(lodge)) / 100);
  const booking = { totalMinor, depositMinor, depositPaidOn };
  const tenDaysOn = addDays(depositPaidOn, 10);
  const soon = { ...booking, starts: addDays(tenDaysOn, fiveMonths), paidMinor: depositMinor };
  // Long after the days in which everything comes back.
  const later = { ...booking, starts: addDays(depositPaidOn, 700), paidMinor: totalMinor };
  return [
    `${t("RefundTerms.example.intro", { total: formatMoney(totalMinor), deposit: formatMoney(depositMinor) })}\n`,
    `- ${t("RefundTerms.example.soon", outcomeOn(tenDaysOn, soon))}`,
    ...daysBefore.map((days) => {
      const outcome = outcomeOn(addDays(later.starts, -days), later);
      return `- ${t("RefundTerms.example.later", { days, ...outcome })}`;
    }),
  ].join("\n");
}

/** What a cancellation on a day keeps and gives back, in words, and whether that is all or nothing. */
function outcomeOn(day: string, booking: PaidBooking) {
  const keptMinor = Math.min(keptOn(day, booking), booking.paidMinor);
  const backMinor = booking.paidMinor - keptMinor;
  const outcome = keptMinor === 0 ? "all" : backMinor === 0 ? "none" : "other";
  return { outcome, kept: formatMoney(keptMinor), back: formatMoney(backMinor) };
}
