import { getLocale, getTranslations } from "next-intl/server";
import { Fragment } from "react";
import type { ItineraryDay } from "@/lib/contract/tours";
import { mealsText } from "@/lib/i18n/day-texts";

/** What is eaten and where one sleeps; a stay that is not settled yet says so. */
export async function DayNight({ day }: { day: ItineraryDay }) {
  const [t, words, locale] = await Promise.all([
    getTranslations("TourPage.day"),
    getTranslations("Vocabulary"),
    getLocale(),
  ]);
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
            <strong className="font-semibold">
              {day.stay?.name ?? t("toBeConfirmed", { place: day.night.name })}
            </strong>
            {day.stay && (
              <span className="text-muted">
                {[day.stay.type_text, words(`level.${day.stay.level}`)].map((fact) => (
                  <Fragment key={fact}>
                    {"\u00a0· "}
                    <span className="whitespace-nowrap">{fact}</span>
                  </Fragment>
                ))}
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
