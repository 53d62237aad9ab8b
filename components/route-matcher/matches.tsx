import { getLocale, getTranslations } from "next-intl/server";
import { formatMoney } from "@/lib/i18n/format";
import { numberFormat } from "@/lib/i18n/formats";
import { tourPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";
import { forTwo, type Match } from "./match-routes";

const mostTours = 3;

/** The routes that fit, each with what speaks for it and against it, and its tours. */
export async function Matches({ matches }: { matches: Match[] }) {
  const t = await getTranslations("Routes.answer");
  return (
    <section id="answer" aria-labelledby="answer-title" className="scroll-mt-28 pt-12">
      <h2 id="answer-title" className="text-section">
        {t("title", { count: matches.length })}
      </h2>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        {matches.map((match, at) => (
          <OneMatch key={match.route} match={match} isFirst={at === 0} />
        ))}
      </div>
    </section>
  );
}

async function OneMatch({ match, isFirst }: { match: Match; isFirst: boolean }) {
  const [t, names, words] = await Promise.all([
    getTranslations("Routes.answer"),
    getTranslations("Routes.names"),
    getTranslations("Vocabulary"),
  ]);
  const { route, way, highNights } = match;
  const price = formatMoney(forTwo(way));
  const values = { nights: highNights, days: way.days, price };
  return (
    <article className="flex flex-col rounded-picture border border-line bg-card p-5 pb-3 sm:p-7 sm:pb-5">
      <p className="text-muted text-small">{t(isFirst ? "first" : "second")}</p>
      <h3 className="mt-1 text-[1.5rem] leading-tight">
        {t("way", { route: names(route), days: way.days })}
      </h3>
      <h4 className="mt-4 font-sans font-semibold text-small">{t("for")}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {match.reasons.map((reason) => (
          <li key={reason}>{t(`reasons.${reason}`, values)}</li>
        ))}
      </ul>
      {match.cautions.length > 0 && (
        <>
          <h4 className="mt-4 font-sans font-semibold text-small">{t("against")}</h4>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {match.cautions.map((caution) => (
              <li key={caution}>{t(`cautions.${caution}`, values)}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-auto">
        <NightHeights nights={way.nights} />
      </div>
      <h4 className="mt-5 font-sans font-semibold text-small">{t("tours")}</h4>
      <ul className="mt-1 divide-y divide-line border-line border-t">
        {way.tours
          .slice(0, mostTours)
          .map(({ id, slug, title, trip_type, level, for_two_minor }) => (
            <li key={id} className="py-2.5">
              <SiteLink
                href={tourPath(slug)}
                className="font-semibold text-terracotta-deep underline-offset-4 hover:underline"
              >
                {title}
              </SiteLink>
              <span className="figures block text-pretty text-muted text-small">
                {words(`trip_type.${trip_type}`)} · {words(`level.${level}`)} ·{" "}
                {t("price", { price: formatMoney(for_two_minor) })}
              </span>
            </li>
          ))}
      </ul>
    </article>
  );
}

/** Metres at which the steps begin, below the lowest night of every route. */
const ground = 2000;
const highest = 5000;

/** Where a route is slept on, night by night, as steps. */
async function NightHeights({ nights }: { nights: number[] }) {
  const [t, locale] = await Promise.all([getTranslations("Routes.compare"), getLocale()]);
  const format = numberFormat(locale);
  const share = (metres: number) => ((metres - ground) / (highest - ground)) * 100;
  return (
    <>
      <h4 className="mt-5 font-sans font-semibold text-small">{t("nights")}</h4>
      <ol className="figures mt-2 flex gap-0.5 border-line border-b text-[0.75rem]">
        {nights.map((metres, night) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a night is known by its place alone.
          <li key={night} className="flex h-24 min-w-0 flex-1 flex-col justify-end text-center">
            <span className="tracking-tight">{format.format(metres)}</span>
            <span
              aria-hidden="true"
              className="mt-1 block border-acacia border-t-2 bg-acacia/15"
              style={{ height: `${Math.round(share(metres) * 0.75)}%` }}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
