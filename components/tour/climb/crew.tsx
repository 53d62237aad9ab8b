import { getTranslations } from "next-intl/server";
import type { Climb } from "@/lib/contract/climbs";
import { formatMoney } from "@/lib/i18n/format";

const columns = ["climbers", "guides", "cooks", "porters", "tips"] as const;

/** Who comes along, by the number of climbers, and what each is advised to give them. */
export async function Crew({ climb }: { climb: Climb }) {
  const t = await getTranslations("Climb.crew");
  const { crew, tips } = climb;
  const shown = tips ? columns : columns.slice(0, -1);
  const cell = "py-2 pl-1 text-right sm:pl-2";
  return (
    <>
      <table className="figures w-full border-collapse text-small max-sm:text-note">
        <caption className="mb-2 text-left font-semibold font-serif text-[1.1875rem]">
          {t("title")}
        </caption>
        <thead>
          <tr className="border-line border-b align-bottom">
            {shown.map((column) => (
              <th
                key={column}
                scope="col"
                className={`font-semibold text-note ${column === "climbers" ? "py-2 text-left" : cell}`}
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {crew.map(({ travellers, assistants, cooks, porters, tips_minor }) => (
            <tr key={travellers} className="border-line border-b align-top">
              <th scope="row" className="py-2 text-left font-normal">
                {travellers}
              </th>
              <td className={cell}>{t("guidesOf", { assistants })}</td>
              <td className={cell}>{cooks}</td>
              <td className={cell}>{porters.join("–")}</td>
              {tips && (
                <td className={`${cell} font-semibold sm:whitespace-nowrap`}>{span(tips_minor)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-small">{t(climb.mountain)}</p>
      {tips && (
        <p className="mt-2 text-muted text-small">
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
  return `${formatMoney(low)}–${formatMoney(high).replace("$", "")}`;
}
