import { useTranslations } from "next-intl";
import type { Stay } from "@/lib/contract/tours";
import { nightRows } from "@/lib/i18n/stay-texts";
import { stayPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

interface NightCardProps {
  stay: Stay;
  /** The name of the place, where nothing beside the card says it. */
  place?: string | undefined;
  /** It is that of the night before, whose card has told all of it. */
  again?: boolean;
}

/** Where a night is spent: what it is called, and what guests ask of it first. */
export function NightCard({ stay, place, again = false }: NightCardProps) {
  const t = useTranslations("Stays");
  const day = useTranslations("TourPage.day");
  const level = useTranslations("Vocabulary.level");
  const rows = again ? [] : nightRows(stay, t);
  return (
    <div className="mt-3.5 break-inside-avoid rounded-picture border border-line bg-card px-4 py-3 text-small">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {place && <span className="text-muted">{day("stay")}</span>}
        {stay.id ? (
          <SiteLink
            href={stayPath(stay.id)}
            className="py-1 font-semibold underline decoration-line underline-offset-4 hover:decoration-terracotta"
          >
            {stay.name}
          </SiteLink>
        ) : (
          <strong className="font-semibold">{stay.name}</strong>
        )}
        {again ? (
          <span className="text-muted">{day("sameStay")}</span>
        ) : (
          <span className="text-muted">
            {[place, stay.type_text].filter(Boolean).join("\u00a0· ")}
            {"\u00a0· "}
            <span className="whitespace-nowrap">{level(stay.level)}</span>
          </span>
        )}
      </p>
      {rows.length > 0 && (
        <dl className="mt-1.5 grid gap-x-8 gap-y-1 sm:grid-cols-2">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt className="mr-1.5 inline text-muted">{name}</dt>
              <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
