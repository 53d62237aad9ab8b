import { getLocale, getTranslations } from "next-intl/server";
import type { ClimbRouteInfo } from "@/lib/contract/climb-routes";
import { formatMoney } from "@/lib/i18n/format";
import { numberFormat } from "@/lib/i18n/formats";
import { forTwo } from "./match-routes";

const columns = ["days", "km", "nights", "scenery", "crowds", "price"] as const;
/** What stands below its route where there is no room for a column. */
const below = ["km", "nights", "scenery", "crowds"] as const;
const isBelow = (column: string) => below.some((each) => each === column);
const degrees = { 1: "low", 2: "middle", 3: "high" } as const;

/** All routes in one table; what is not sold says why. */
export async function RouteComparison({ infos }: { infos: ClimbRouteInfo[] }) {
  const t = await getTranslations("Routes.compare");
  return (
    <section aria-labelledby="comparison-title" className="pt-14">
      <h2 id="comparison-title" className="text-section">
        {t("title")}
      </h2>
      <p id="comparison-caption" className="mt-6 text-muted text-small">
        {t("caption")}
      </p>
      <table
        aria-labelledby="comparison-caption"
        className="figures mt-3 w-full border-collapse text-small"
      >
        <thead>
          <tr className="border-line border-b text-left align-bottom text-note">
            {(["route", ...columns] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={`py-2 pr-4 font-semibold last:pr-0 ${isBelow(column) ? "max-lg:hidden" : ""}`}
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {infos.map((info) => (
            <RouteRows key={info.route} info={info} />
          ))}
        </tbody>
      </table>
      <p className="mt-4 measure text-muted text-small">{t("shira")}</p>
    </section>
  );
}

/** One line of the table; on phones and tablets a second one for what has no column there. */
async function RouteRows({ info }: { info: ClimbRouteInfo }) {
  const [t, names, locale] = await Promise.all([
    getTranslations("Routes.compare"),
    getTranslations("Routes.names"),
    getLocale(),
  ]);
  const { route, ways, scenery, crowds } = info;
  const format = numberFormat(locale, { maximumFractionDigits: 1 });
  const prices = ways.filter(({ tours }) => tours.length > 0).map(forTwo);
  const span = (values: number[]) => spanOf(values, format);
  const values = {
    days: span(ways.map(({ days }) => days)),
    km: span(ways.map(({ km }) => km)),
    nights: span(ways.flatMap((way) => way.nights)),
    scenery: t(`sceneryIs.${degreeOf(scenery)}`),
    crowds: t(`crowdsAre.${degreeOf(crowds)}`),
    price: prices.length > 0 ? formatMoney(Math.min(...prices)) : t("unsold"),
  };
  return (
    <>
      <tr className="border-line align-top lg:border-b">
        <th scope="row" className="py-3 pr-4 text-left font-semibold max-sm:w-1/2">
          {names(route)}
        </th>
        {columns.map((column) => (
          <td
            key={column}
            className={`py-3 pr-4 last:pr-0 ${isBelow(column) ? "max-lg:hidden" : ""}`}
          >
            {values[column]}
          </td>
        ))}
      </tr>
      <tr className="border-line border-b lg:hidden">
        <td colSpan={1 + columns.length - below.length} className="pb-4">
          <dl className="grid grid-cols-2 gap-y-2 sm:grid-cols-4 sm:gap-x-6">
            {below.map((column) => (
              <div key={column}>
                <dt className="text-muted text-note">{t(column)}</dt>
                <dd>{values[column]}</dd>
              </div>
            ))}
          </dl>
        </td>
        <td colSpan={below.length} className="max-lg:hidden" />
      </tr>
    </>
  );
}

const degreeOf = (degree: number) => degrees[degree === 1 || degree === 2 ? degree : 3];

/** `6–7`; a dash where there is nothing. */
function spanOf(values: number[], format: Intl.NumberFormat): string {
  if (values.length === 0) return "–";
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? format.format(low) : `${format.format(low)}–${format.format(high)}`;
}
