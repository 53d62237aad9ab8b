import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { DepartureDays } from "@/components/departure/departure-days";
import { DepartureList } from "@/components/departure/departure-list";
import { fits } from "@/components/departure/fits";
import { GuideFilter } from "@/components/departure/guide-filter";
import { GuideLanguageScope } from "@/components/departure/guide-language";
import { guideSpelling } from "@/components/departure/guide-spelling";
import { MonthLinks } from "@/components/departure/month-links";
import { monthLinks, monthName } from "@/components/departure/month-names";
import { MonthSteps } from "@/components/departure/month-steps";
import { departuresPicture } from "@/components/media/page-pictures";
import { ButtonLink } from "@/components/ui/button";
import { IslandMessages } from "@/components/ui/island-messages";
import { PageOpening } from "@/components/ui/page-opening";
import { Still } from "@/components/ui/still/still";
import { LocaleSchema } from "@/lib/contract/locale";
import { departuresPath, routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";
import { readDepartures } from "./read-departures";

const listId = "departures";
const daysId = "days";

interface DeparturesViewProps {
  path: string;
  /** What the address asks for beyond the page, `?language=de`; empty for all. */
  asked: string;
}

export async function departuresMetadata(path: string): Promise<Metadata> {
  const [{ month, found, paths }, locale, t] = await Promise.all([
    readDepartures(path),
    getLocale(),
    getTranslations("Departures"),
  ]);
  if (!month) return pageMeta({ page: "upcoming-departures", path: paths });
  const name = monthName(month, locale);
  return pageMeta({
    title: t("monthTitle", { month: name }),
    description: t("monthDescription", { month: name, count: found?.departures ?? 0 }),
    // A month without departures is no page to be listed, here or elsewhere.
    path: found ? paths : departuresPath(month),
    index: found !== undefined,
  });
}

/** The months, and the departures of one or those that leave next. */
export async function DeparturesView({ path, asked }: DeparturesViewProps) {
  const { month, found, months, departures, canWait, paths } = await readDepartures(path);
  const [t, locale] = await Promise.all([getTranslations("Departures"), getLocale()]);
  const { language } = guideSpelling.read(new URLSearchParams(asked));
  const fitting = departures.filter((departure) => fits(departure, language));
  const links = monthLinks(months, locale);
  const spoken = LocaleSchema.options.filter(
    (each) =>
      months.some(({ guides }) => guides[each]) || departures.some((one) => fits(one, each)),
  );
  return (
    <Shell paths={paths}>
      <div className="column pt-10 pb-20 md:pt-16">
        <PageOpening
          title={month ? t("monthTitle", { month: monthName(month, locale) }) : t("title")}
          lead={month ? t("monthLead") : t("lead")}
          picture={departuresPicture}
        />
        {months.length + departures.length === 0 ? (
          <p className="mt-12">{t("nothing")}</p>
        ) : (
          <IslandMessages namespaces={["Departures", "Vocabulary"]}>
            <GuideLanguageScope asked={asked}>
              <div className="mt-10">
                {links.length > 0 && <MonthLinks links={links} current={month} />}
                <GuideFilter
                  listId={listId}
                  daysId={daysId}
                  asked={language}
                  languages={spoken}
                  action={month ? departuresPath(month) : routes.departures}
                  initialCount={language ? fitting.length : undefined}
                />
              </div>
              {month && found && (
                <Still>
                  <DepartureDays id={daysId} month={month} departures={fitting} canWait={canWait} />
                </Still>
              )}
              {!month && <h2 className="mt-8 text-section">{t("next")}</h2>}
              {month && !found ? (
                <p className="mt-12 text-lead">{t("noneInMonth")}</p>
              ) : (
                <DepartureList
                  id={listId}
                  departures={departures}
                  language={language}
                  canWait={canWait}
                  heading={month ? "h2" : "h3"}
                />
              )}
              <MonthSteps links={links} current={month} />
            </GuideLanguageScope>
          </IslandMessages>
        )}
        <div className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-4">
          <p className="max-w-md text-lead">{t("ownDate")}</p>
          <ButtonLink href={routes.quote}>{t("quote")}</ButtonLink>
        </div>
      </div>
    </Shell>
  );
}
