import { getTranslations } from "next-intl/server";
import type { Stay } from "@/lib/contract/tours";
import { nightRows } from "@/lib/i18n/stay-texts";
import { stayPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

/** Where a night is spent: what it is called, and what guests ask of it first. */
export async function NightCard({ stay }: { stay: Stay }) {
  const [t, words] = await Promise.all([getTranslations("Stays"), getTranslations("Vocabulary")]);
  const rows = nightRows(stay, t);
  return (
    <div className="mt-3.5 break-inside-avoid rounded-picture border border-line bg-card px-4 py-3 text-small">
      <p className="flex flex-wrap items-baseline gap-x-3">
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
        <span className="text-muted">
          {stay.type_text}
          {"\u00a0· "}
          <span className="whitespace-nowrap">{words(`level.${stay.level}`)}</span>
        </span>
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
