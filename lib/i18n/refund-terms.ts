import { policy } from "../pricing/policy";
import type { tierOn } from "../pricing/refund";
import type { Locale } from "./locales";
import { type Translator, translator } from "./translator";

/** The refund rule as a table in Markdown, in a language: when, what is kept, what comes back. */
export function refundTerms(locale: Locale): string {
  const t = translator(locale);
  const words = (key: "when" | "keeps" | "back") => t(`RefundTerms.${key}`);
  return [
    [words("when"), words("keeps"), words("back")],
    ["---", "---", "---"],
    ...refundRows(locale),
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** The refund rule row by row: when one cancels, what we keep, what one gets back. */
export function refundRows(locale: Locale): [when: string, keeps: string, back: string][] {
  const t = translator(locale);
  const { regret, tiers } = policy.refund;
  const first: [string, string, string] = [
    t("RefundTerms.regret", { days: regret.withinDays, before: regret.daysBefore - 1 }),
    t("RefundTerms.keepsNothing"),
    t("RefundTerms.backAll"),
  ];
  const rows = tiers.map(({ daysBefore, keeps }, at): [string, string, string] => [
    when(daysBefore, tiers[at - 1]?.daysBefore),
    keeps === "deposit"
      ? t("RefundTerms.keepsDeposit")
      : t("RefundTerms.keepsPercent", { percent: keeps }),
    t(keeps === 100 ? "RefundTerms.backNothing" : "RefundTerms.backRest"),
  ]);
  return [first, ...rows];

  function when(from: number, earlier: number | undefined): string {
    if (earlier === undefined) return t("RefundTerms.earlier", { days: from - 1 });
    if (from === 0) return t("RefundTerms.later", { days: earlier });
    return t("RefundTerms.between", { from: earlier - 1, to: from });
  }
}

/** What becomes of the refund rule when a booking is changed (`termsAfter` of lib/pricing/refund.ts). */
export const termsAfterChange = (locale: Locale): string =>
  translator(locale)("RefundTerms.afterChange");

/** By which row of the refund rule something was kept when a guest cancelled, as their mail says it. */
export function keptBecause(
  t: Translator,
  tier: ReturnType<typeof tierOn>,
  sums: { kept: string; paid: string; back: string },
): string {
  if (tier === "regret") return t("BookingEmail.cancelled.grace", sums);
  const { daysBefore, keeps, earlier } = tier;
  if (keeps === 100) return t("BookingEmail.cancelled.late", { days: earlier ?? daysBefore });
  const when =
    earlier === undefined
      ? { when: "first", earlier: 0, days: daysBefore - 1 }
      : { when: "between", earlier: earlier - 1, days: daysBefore };
  return keeps === "deposit"
    ? t("BookingEmail.cancelled.early", { ...sums, ...when })
    : t("BookingEmail.cancelled.part", { ...sums, ...when, percent: keeps });
}
