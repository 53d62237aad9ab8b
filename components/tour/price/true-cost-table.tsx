import { useLocale, useTranslations } from "next-intl";
import type { Costs } from "@/lib/contract/costs";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import { trueCost } from "@/lib/pricing/true-cost";
import type { PartyState } from "./party-state";

export interface TrueCostProps {
  costs: Costs;
  /** What is not counted here, as the tour lists it under what it does not include. */
  uncounted: string[];
  party: PartyState;
  /** What the tour costs the party; null until there is a day. */
  totalMinor: number | null;
}

/** What the party pays in all, with where each sum comes from. */
export function TrueCostTable({ costs, uncounted, party, totalMinor }: TrueCostProps) {
  const t = useTranslations("TrueCost");
  const locale = useLocale();
  const { lines, sum } = trueCost(costs, party, totalMinor ?? 0);
  const date = formatDay(costs.checked, locale);
  const cell = "figures whitespace-nowrap py-2.5 pl-3 text-right";
  return (
    <>
      <table className="w-full border-collapse text-small">
        <caption className="mb-3 text-left text-muted">
          {t("caption", { adults: party.adults, children: party.children.length })}
        </caption>
        <tbody className="border-line border-t align-top">
          {totalMinor !== null && (
            <tr className="border-line border-b">
              <th scope="row" className="py-2.5 text-left font-normal">
                {t("tour")}
                <span className="block text-muted text-note">{t("from.tour")}</span>
              </th>
              <td className={cell}>{formatMoney(totalMinor)}</td>
            </tr>
          )}
          {lines.map(({ key, minor }) => (
            <tr key={key} className="border-line border-b">
              <th scope="row" className="py-2.5 text-left font-normal">
                {t(key)}
                <span className="block text-muted text-note">
                  {t(`from.${key}`, { date, us: formatMoney(costs.visa_us_minor) })}
                </span>
              </th>
              <td className={cell}>{span(minor)}</td>
            </tr>
          ))}
        </tbody>
        {totalMinor !== null && (
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-3 text-left">
                {t("sum")}
              </th>
              <td className={cell}>{span(sum)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {uncounted.length > 0 && (
        <p className="text-muted text-small">
          {t("uncounted", { things: uncounted.join("\u00a0· ") })}
        </p>
      )}
    </>
  );
}

/** `$20–25`, or one sum. */
function span([low, high]: [number, number]): string {
  return low === high
    ? formatMoney(low)
    : `${formatMoney(low)}–${formatMoney(high).replace("$", "")}`;
}
