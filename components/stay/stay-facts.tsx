import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { WholeStay } from "@/lib/contract/stays";
import { stayRows } from "@/lib/i18n/stay-texts";
import { destinationPath, stayPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

const link = "underline decoration-line underline-offset-4 hover:decoration-terracotta";

/** All that is known of a lodge or camp, as a table. */
export function StayFacts({ stay }: { stay: WholeStay }) {
  const t = useTranslations("Stays");
  const words = useTranslations("Vocabulary.level");
  const others = (stays: WholeStay["stands_in_for"]) =>
    stays.map(({ id, name }) => (
      <SiteLink key={id} href={stayPath(id)} className={`mr-4 ${link}`}>
        {name}
      </SiteLink>
    ));
  const rows: [string, ReactNode][] = [
    [t("labels.type"), stay.type_text],
    [t("labels.level"), words(stay.level)],
    [
      t("labels.place"),
      <SiteLink key="place" href={destinationPath(stay.place.slug)} className={link}>
        {stay.place.name}
      </SiteLink>,
    ],
    ...stayRows(stay, t),
  ];
  if (stay.when_full) rows.push([t("labels.whenFull"), others([stay.when_full])]);
  if (stay.stands_in_for.length > 0) rows.push([t("labels.standsIn"), others(stay.stands_in_for)]);
  return (
    <table className="figures w-full border-collapse">
      <caption className="mb-5 text-left font-serif text-section">{t("facts")}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-line border-t align-baseline">
            <th
              scope="row"
              className="w-[38%] py-2.5 pr-5 text-left font-normal text-muted text-small sm:w-56"
            >
              {name}
            </th>
            <td className="py-2.5">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
