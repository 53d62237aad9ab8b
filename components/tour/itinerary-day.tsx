import { useLocale, useTranslations } from "next-intl";
import type { Picture as PictureData } from "@/lib/contract/shared";
import type { ItineraryDay } from "@/lib/contract/tours";
import { dayFacts, mealsText } from "@/lib/i18n/day-texts";
import { withCounted } from "@/lib/i18n/unit-text";
import { NightCard } from "../journey/night-card";
import { Picture } from "../media/picture";
import { Icon } from "../ui/icons";

/** One day: its number on the line, and what happens. */
export function ItineraryDayRow({ day }: { day: ItineraryDay }) {
  const t = useTranslations("TourPage.day");
  return (
    <li className="relative pb-9 pl-9 last:pb-0 sm:pl-24">
      <span
        aria-hidden="true"
        className="absolute top-3 bottom-0 left-[7px] w-px bg-line sm:left-[34px] [li:last-child>&]:hidden"
      />
      <span
        aria-hidden="true"
        className="day-mark absolute top-2.5 left-0 size-[15px] rounded-full border-[3px] border-acacia bg-paper sm:hidden"
      />
      <span
        aria-hidden="true"
        className="day-mark figures absolute top-0.5 left-0 hidden w-[68px] rounded-chip bg-acacia py-1.5 text-center font-semibold text-note text-white sm:block"
      >
        {t("label", { day: day.day })}
      </span>
      <details open className="group break-inside-avoid">
        <summary className="flex min-h-9 list-none items-start justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <h3 className="pt-0.5 text-[1.3125rem] leading-snug">
            <span className="figures mb-0.5 block font-sans font-semibold text-acacia text-note tracking-normal sm:sr-only">
              {t("label", { day: day.day })}
            </span>
            {withCounted(day.title)}
          </h3>
          <Icon
            name="chevronDown"
            className="mt-1.5 size-5 text-muted transition-transform duration-200 group-open:rotate-180 print:hidden"
          />
        </summary>
        <DayFacts day={day} />
        <p className="mt-3 measure">{withCounted(day.text)}</p>
        {day.pictures && <DayPictures pictures={day.pictures} />}
        <DayNight day={day} />
        {day.stay && <NightCard stay={day.stay} />}
      </details>
    </li>
  );
}

/** How far and how long, by what means, and how high. */
function DayFacts({ day }: { day: ItineraryDay }) {
  const t = useTranslations("TourPage.day");
  const locale = useLocale();
  const facts = dayFacts(day, t, locale);
  if (facts.length === 0) return null;
  return (
    <ul className="figures mt-1.5 flex flex-wrap gap-x-6 text-muted text-small">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

const mostOfDay = 3;

/** Photographs of what happens on the day. */
function DayPictures({ pictures }: { pictures: PictureData[] }) {
  return (
    <ul className="mt-4 grid max-w-(--container-text) grid-cols-2 gap-2 sm:grid-cols-3 print:hidden">
      {pictures.slice(0, mostOfDay).map((picture) => (
        <li
          key={picture.url}
          className="aspect-4/3 overflow-hidden rounded-picture max-sm:nth-3:hidden"
        >
          <Picture
            picture={picture}
            sizes="(min-width: 640px) 220px, 44vw"
            className="h-full w-full"
          />
        </li>
      ))}
    </ul>
  );
}

/** What is eaten and where one sleeps; a stay that is not settled yet says so. */
function DayNight({ day }: { day: ItineraryDay }) {
  const t = useTranslations("TourPage.day");
  const words = useTranslations("Vocabulary");
  const locale = useLocale();
  const meals = mealsText(
    day.meals.map((meal) => words(`meals.${meal}`)),
    locale,
  );
  return (
    <dl className="mt-3.5 flex flex-wrap gap-x-8 gap-y-1 text-small">
      <div>
        <dt className="mr-1.5 inline text-muted">{t("meals")}</dt>
        <dd className="inline">{meals || t("noMeals")}</dd>
      </div>
      {day.night && (
        <div>
          <dt className="mr-1.5 inline text-muted">{t("stay")}</dt>
          <dd className="inline">
            {day.stay ? day.night.name : t("toBeConfirmed", { place: day.night.name })}
          </dd>
        </div>
      )}
    </dl>
  );
}
