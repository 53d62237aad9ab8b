import { getTranslations } from "next-intl/server";
import type { Climb } from "@/lib/contract/climbs";
import { formatMoney } from "@/lib/i18n/format";

const columns = ["climbers", "guides", "cooks", "porters", "tips"] as const;
/** What has no column of its own on a phone: it stands below the guides. */
const isBelow = (column: string) => column === "cooks" || column === "porters";

/** Who comes along, by the number of climbers, and what each is advised to give them. */
export async function Crew({ climb }: { climb: Climb }) {
  const t = await getTranslations("Climb.crew");
  const { crew, tips } = climb;
  const shown = tips ? columns : columns.slice(0, -1);
  const cell = "py-2 pl-2 text-right";
  const look = (column: (typeof columns)[number]) => {
    if (column === "climbers") return "py-2 text-left";
    if (column === "guides") return `${cell} max-sm:pl-3 max-sm:text-left`;
    return isBelow(column) ? `${cell} max-sm:hidden` : cell;
  };
  return (
    <>
      <table className="figures w-full border-collapse text-small max-sm:text-note">
        <caption className="mb-2 text-left font-semibold font-serif text-[1.1875rem]">
          {t("title")}
        </caption>
        <thead>
          <tr className="border-line border-b align-bottom">
            {shown.map((column) => (
              <th key={column} scope="col" className={`font-semibold text-note ${look(column)}`}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {crew.map(({ travellers, assistants, cooks, porters, tips_minor }) => (
            <tr key={travellers} className="border-line border-b align-top">
              <th scope="row" className={`${look("climbers")} font-normal`}>
                {travellers}
              </th>
              <td className={look("guides")}>
                {t("guidesOf", { assistants })}
                <span className="block text-muted *:mr-2 *:inline-block *:whitespace-nowrap sm:hidden">
                  <span>{`${t("cooks")}: ${cooks}`}</span>{" "}
                  <span>{`${t("porters")}: ${porters.join("–")}`}</span>
                </span>
              </td>
              <td className={look("cooks")}>{cooks}</td>
              <td className={look("porters")}>{porters.join("–")}</td>
              {tips && (
                <td className={`${cell} whitespace-nowrap font-semibold`}>{span(tips_minor)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 measure text-small">{t(climb.mountain)}</p>
      {tips && (
        <p className="mt-2 measure text-muted text-small">
          {t("rates", {
            guide: span(tips.guide),
            assistant: span(tips.assistant),
            cook: span(tips.cook),
            porter: span(tips.porter),
            days: climb.days,
          })}
          {climb.mountain === "meru" && ` ${t("ranger", { ranger: span(tips.ranger) })}`}
        </p>
      )}
    </>
  );
}

/** `$20–25` */
function span([low, high]: [number, number]): string {
  return `${formatMoney(low)}–\u2060${formatMoney(high).replace("$", "")}`;
}
