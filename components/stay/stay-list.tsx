import { useTranslations } from "next-intl";
import type { StayCard } from "@/lib/contract/stays";
import { stayPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";
import { alike } from "./alike";

/** Up to how many names one column takes. */
const few = 3;

interface StayListProps {
  stays: StayCard[];
  columns?: string;
}

/** Lodges and camps with what tells them apart at a glance; what is the same of several is said once. */
export function StayList({ stays, columns = "sm:grid-cols-2 lg:grid-cols-3" }: StayListProps) {
  return (
    <ul className={`-mt-px grid content-start gap-x-7 ${columns}`}>
      {alike(stays).map(([first, ...others]) => {
        if (!first) return null;
        const isMany = others.length >= few;
        return (
          <li
            key={first.id}
            className={`border-line border-t pt-1 pb-3 sm:pt-2 sm:pb-4 ${isMany ? "col-span-full" : ""}`}
          >
            {isMany && <AtAGlance stay={first} />}
            <StayNames stays={[first, ...others]} isMany={isMany} />
            {!isMany && <AtAGlance stay={first} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A few are one column of the list; many have all of it, below what they have in common. */
function StayNames({ stays, isMany }: { stays: StayCard[]; isMany: boolean }) {
  const [first] = stays;
  if (first && stays.length === 1) return <StayName stay={first} />;
  const pairs = stays.length === 2 ? "grid-cols-2 sm:grid-cols-1" : "";
  const columns = isMany ? "mt-1 grid-cols-2 sm:grid-cols-3 sm:gap-x-7 lg:grid-cols-4" : pairs;
  return (
    <ul className={`grid gap-x-4 ${columns}`}>
      {stays.map((stay) => (
        <li key={stay.id}>
          <StayName stay={stay} />
        </li>
      ))}
    </ul>
  );
}

function StayName({ stay: { id, name } }: { stay: StayCard }) {
  return (
    <SiteLink
      href={stayPath(id)}
      className="inline-block py-2 font-semibold underline decoration-line underline-offset-4 hover:decoration-terracotta"
    >
      {name}
    </SiteLink>
  );
}

/** What it is and how one washes there. */
function AtAGlance({ stay: { type_text, level, bathroom, hot_water } }: { stay: StayCard }) {
  const t = useTranslations("Stays");
  const words = useTranslations("Vocabulary.level");
  return (
    <div className="text-pretty">
      <p className="text-small">
        {type_text}
        {"\u00a0· "}
        <span className="whitespace-nowrap">{words(level)}</span>
      </p>
      <dl className="text-muted text-note">
        {bathroom && (
          <div>
            <dt className="mr-1.5 inline whitespace-nowrap">{t("labels.bathroom")}:</dt>
            <dd className="inline">{t(`bathroom.${bathroom}`)}</dd>
          </div>
        )}
        {hot_water && (
          <div>
            <dt className="mr-1.5 inline whitespace-nowrap">{t("labels.hotWater")}:</dt>
            <dd className="inline">{t(`hotWater.${hot_water}`)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
