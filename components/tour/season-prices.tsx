import { getLocale, getTranslations } from "next-intl/server";
import type { Tour } from "@/lib/contract/tours";
import { formatMoney } from "@/lib/i18n/format";
import { numberFormat } from "@/lib/i18n/formats";
import { inSeasonMinor } from "@/lib/pricing/party-lines";
import { mostInRoom } from "@/lib/pricing/usual-rooms";
import { seasonDates } from "./season-dates";

const keys = ["low", "regular", "high", "peak"] as const;

/** The price per person for every season and size of party, all of it. */
export async function SeasonPrices({ tour }: { tour: Tour }) {
  const [t, words] = await Promise.all([
    getTranslations("TourPage.prices"),
    getTranslations("Vocabulary.season"),
  ]);
  const locale = await getLocale();
  const { prices } = tour;
  // Nobody younger comes along.
  const childBands = prices.children.filter(({ under }) => under > tour.min_age);
  // On mountains two share a tent, and on a shared trip two travellers a room.
  const isFamilys = tour.trip_type === "private" && !tour.climb && tour.nights > 0;
  const sleepTogether = isFamilys && childBands.length > 0;
  const columns = keys.flatMap((key) => {
    const own = prices.seasons.filter((season) => season.key === key);
    if (key !== "regular" && own.length === 0) return [];
    return [{ key, own, percent: own[0]?.percent ?? 0, dates: seasonDates(own, locale) }];
  });
  const perPerson = (amountMinor: number, percent: number) =>
    formatMoney(inSeasonMinor(amountMinor, percent));
  const share = numberFormat(locale, { style: "percent" });
  const surcharge = (percent: number) =>
    `${percent > 0 ? "+" : "−"}${share.format(Math.abs(percent) / 100)}`;
  return (
    <>
      {/* Four German names of seasons fit beside each other on the narrowest phones too. */}
      <table className="figures w-full border-collapse text-small max-sm:text-note max-[23rem]:text-[0.75rem] max-[23rem]:[&_:is(th,td)]:pr-0 max-[23rem]:[&_thead_tr]:text-[0.75rem]">
        <caption className="mb-3 text-left text-muted text-small">{t("caption")}</caption>
        <thead>
          <tr className="border-line border-b align-bottom text-left text-note">
            <th scope="col" className="py-2 pr-2 font-semibold">
              {t("party")}
            </th>
            {columns.map(({ key, percent }) => (
              <th
                key={key}
                scope="col"
                lang={locale}
                className="hyphens-auto py-2 pl-1.5 text-right font-semibold"
              >
                {words(key)}
                {percent !== 0 && (
                  <span className="block font-normal text-muted">{surcharge(percent)}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.per_person.map(({ travellers, amount_minor }, index) => (
            <tr key={travellers} className="border-line border-b">
              <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                <PartySize
                  travellers={travellers}
                  alone={prices.per_person.length === 1}
                  last={index === prices.per_person.length - 1}
                />
              </th>
              {columns.map(({ key, percent }) => (
                <td key={key} className="py-2.5 pl-1.5 text-right">
                  {perPerson(amount_minor, percent)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-5 grid gap-x-8 gap-y-1 text-small sm:grid-cols-2">
        {columns.map(({ key, dates }) => (
          <div key={key} className="flex gap-2">
            <dt className="shrink-0 text-muted">{words(key)}</dt>
            <dd>{dates.length > 0 ? dates.join(", ") : t("restOfYear")}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-5 list-disc space-y-1 pl-5 text-muted text-small">
        {childBands.map(({ under, percent }) => (
          <li key={under}>
            {percent === 0 ? t("childFree", { under }) : t("childPays", { under, percent })}
          </li>
        ))}
        {sleepTogether && <li>{t("childSleeps", { most: mostInRoom })}</li>}
        {prices.single_supplement_minor > 0 && (
          <li>{t("singleSupplement", { amount: formatMoney(prices.single_supplement_minor) })}</li>
        )}
        <li>
          {t("deposit", {
            percent: prices.deposit_percent,
            days: prices.balance_days_before,
          })}
        </li>
      </ul>
    </>
  );
}

interface PartySizeProps {
  travellers: number;
  /** There is one price, whatever the party. */
  alone: boolean;
  last: boolean;
}

/** `4 people or more`; on phones, where four prices stand in a row, `4+`. */
async function PartySize({ travellers, alone, last }: PartySizeProps) {
  const t = await getTranslations("TourPage.prices");
  if (alone) return t("anyParty");
  return (
    <>
      <span className="max-sm:hidden">
        {t("people", { people: travellers, more: String(last) })}
      </span>
      <span className="sm:hidden">{last ? `${travellers}+` : travellers}</span>
    </>
  );
}
