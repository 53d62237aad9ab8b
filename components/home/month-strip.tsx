import { getTranslations } from "next-intl/server";
import type { MonthClimate } from "@/lib/contract/shared";
import { formatMonth } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";
import { routes } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

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
              <span className="font-semibold font-serif text-[1.375rem] max-[23rem]:text-[1.1875rem] capitalize leading-tight underline-offset-4 group-hover:underline">
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

interface MonthBarsProps {
  /** Both 0 to 1. */
  dryness: number;
  wildlife: number;
}

/** Two bars one above the other; what they say is read aloud by the text beside them. */
function MonthBars({ dryness, wildlife }: MonthBarsProps) {
  return (
    <span aria-hidden="true" className="mt-auto grid max-w-40 gap-1.5">
      <Bar share={dryness} colour="bg-gold" />
      <Bar share={wildlife} colour="bg-acacia" />
    </span>
  );
}

function Bar({ share, colour }: { share: number; colour: string }) {
  return (
    <span className="block h-1.5 bg-line">
      <span className={`block h-full ${colour}`} style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  );
}

/**
 * Wildlife on the northern plains by month, one to five, January first: calving in the south from
 * January to March, grass too tall in the long rains, water and crossings from June to October.
 */
const wildlife = [4, 5, 4, 2, 3, 4, 5, 5, 5, 5, 3, 4] as const;

// More rain than this in a month and no road on the black cotton soil is dry.
const wettestMm = 150;

/** How dry a month is, 0 to 1, from its rain. */
function dryness(rainMm: number): number {
  return Math.max(0, 1 - rainMm / wettestMm);
}
