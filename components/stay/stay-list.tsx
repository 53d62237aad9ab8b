import { useTranslations } from "next-intl";
import type { StayCard } from "@/lib/contract/stays";
import { stayPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

interface StayListProps {
  stays: StayCard[];
  columns?: string;
}

/** Lodges and camps with what tells them apart at a glance. */
export function StayList({ stays, columns = "sm:grid-cols-2 lg:grid-cols-3" }: StayListProps) {
  const t = useTranslations("Stays");
  const words = useTranslations("Vocabulary.level");
  return (
    <ul className={`-mt-px grid content-start gap-x-7 ${columns}`}>
      {stays.map(({ id, name, type_text, level, bathroom, hot_water }) => (
        <li key={id} className="border-line border-t pt-2 pb-4">
          <SiteLink
            href={stayPath(id)}
            className="inline-block py-2 font-semibold underline decoration-line underline-offset-4 hover:decoration-terracotta"
          >
            {name}
          </SiteLink>
          <p className="text-small">
            {type_text}
            {"\u00a0· "}
            <span className="whitespace-nowrap">{words(level)}</span>
          </p>
          <dl className="text-muted text-note max-sm:[&>div+div]:before:content-['_·_'] max-sm:[&>div]:inline">
            {bathroom && (
              <div>
                <dt className="mr-1.5 inline">{t("labels.bathroom")}:</dt>
                <dd className="inline">{t(`bathroom.${bathroom}`)}</dd>
              </div>
            )}
            {hot_water && (
              <div>
                <dt className="mr-1.5 inline">{t("labels.hotWater")}:</dt>
                <dd className="inline">{t(`hotWater.${hot_water}`)}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
