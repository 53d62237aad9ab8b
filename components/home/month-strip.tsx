import { getTranslations } from "next-intl/server";
import type { MonthClimate } from "@/lib/contract/shared";
import { formatMonth } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";
import { routes } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";
import { MonthBars } from "./month-bars";
import { dryness, wildlife } from "./months";

interface MonthStripProps {
  /** The twelve months of the northern plains. */
  climate: MonthClimate[];
  locale: Locale;
}

/** What each month is good for; a month leads to the journeys that are at their best then. */
export async function MonthStrip({ climate, locale }: MonthStripProps) {
  const t = await getTranslations("Home.months");
  return (
    <>
      <ol className="grid grid-cols-2 border-line border-t sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
        {climate.map(({ rain_mm }, index) => (
          <li key={formatMonth(index + 1, locale)} className="border-line border-b">
            <SiteLink
              href={`${routes.tours}?month=${index + 1}`}
              className="group flex h-full flex-col py-6 pr-5"
            >
              <span className="font-semibold font-serif text-[1.375rem] capitalize leading-tight underline-offset-4 group-hover:underline">
                {formatMonth(index + 1, locale)}
              </span>
              <span className="mt-2 mb-5 text-muted text-small">{t(`good.m${index + 1}`)}</span>
              <MonthBars dryness={dryness(rain_mm)} wildlife={(wildlife[index] ?? 0) / 5} />
              <span className="sr-only">
                {t("reading", { rain: rain_mm, wildlife: wildlife[index] ?? 0 })}
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap gap-x-7 gap-y-2 text-note">
        <Legend colour="bg-gold" text={t("dryness")} />
        <Legend colour="bg-acacia" text={t("wildlife")} />
        <span className="text-muted">{t("source")}</span>
      </p>
    </>
  );
}

function Legend({ colour, text }: { colour: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span aria-hidden="true" className={`h-1.5 w-6 ${colour}`} />
      {text}
    </span>
  );
}
