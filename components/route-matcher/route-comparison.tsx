import { getLocale, getTranslations } from "next-intl/server";
import type { ClimbRouteInfo } from "@/lib/contract/climb-routes";
import { formatMoney } from "@/lib/i18n/format";
import { numberFormat } from "@/lib/i18n/formats";
import { forTwo } from "./match-routes";

const columns = ["route", "days", "km", "nights", "scenery", "crowds", "price"] as const;
/** What names a row stays in sight while the others are moved. */
const stays = "sticky left-0 bg-paper max-sm:shadow-[1px_0_0_var(--color-line)]";
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
      {/* A table that is wider than a phone is moved sideways, with the keyboard too. */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
        tabIndex={0}
        className="mt-3 overflow-x-auto"
      >
        <table
          aria-labelledby="comparison-caption"
          className="figures w-full min-w-[46rem] border-collapse text-small"
        >
          <thead>
            <tr className="border-line border-b text-left align-bottom text-note">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-2 pr-4 font-semibold last:pr-0 ${column === "route" ? stays : ""}`}
                >
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {infos.map((info) => (
              <RouteRow key={info.route} info={info} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 max-w-(--container-text) text-muted text-small">{t("shira")}</p>
    </section>
  );
}

async function RouteRow({ info }: { info: ClimbRouteInfo }) {
  const [t, names, locale] = await Promise.all([
    getTranslations("Routes.compare"),
    getTranslations("Routes.names"),
    getLocale(),
  ]);
  const { route, ways, scenery, crowds } = info;
  const format = numberFormat(locale, { maximumFractionDigits: 1 });
  const nights = ways.flatMap((way) => way.nights);
  const prices = ways.filter(({ tours }) => tours.length > 0).map(forTwo);
  const cell = "py-3 pr-4 last:pr-0";
  const span = (values: number[]) => spanOf(values, format);
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className={`${cell} ${stays} text-left font-semibold`}>
        {names(route)}
      </th>
      <td className={cell}>{span(ways.map(({ days }) => days))}</td>
      <td className={cell}>{span(ways.map(({ km }) => km))}</td>
      <td className={`${cell} whitespace-nowrap`}>{span(nights)}</td>
      <td className={cell}>{t(`sceneryIs.${degreeOf(scenery)}`)}</td>
      <td className={cell}>{t(`crowdsAre.${degreeOf(crowds)}`)}</td>
      <td className={`${cell} whitespace-nowrap`}>
        {prices.length > 0 ? formatMoney(Math.min(...prices)) : t("unsold")}
      </td>
    </tr>
  );
}

const degreeOf = (degree: number) => degrees[degree === 1 || degree === 2 ? degree : 3];

/** `6–7`; a dash where there is nothing. */
function spanOf(values: number[], format: Intl.NumberFormat): string {
  if (values.length === 0) return "–";
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? format.format(low) : `${format.format(low)}–${format.format(high)}`;
}
