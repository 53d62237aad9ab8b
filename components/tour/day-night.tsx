import { getLocale, getTranslations } from "next-intl/server";
import type { ItineraryDay } from "@/lib/contract/tours";

/** What is eaten and where one sleeps; a stay that is not settled yet says so. */
export async function DayNight({ day }: { day: ItineraryDay }) {
  const [t, words, locale] = await Promise.all([
    getTranslations("TourPage.day"),
    getTranslations("Vocabulary"),
    getLocale(),
  ]);
  const meals = new Intl.ListFormat(locale, { type: "conjunction" }).format(
    day.meals.map((meal) => words(`meals.${meal}`)),
  );
  return (
    <dl className="mt-3.5 grid gap-x-8 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
      <div className="flex gap-2">
        <dt className="text-muted">{t("meals")}</dt>
        <dd>{meals || t("noMeals")}</dd>
      </div>
      {day.night && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{t("stay")}</dt>
          <dd>
            <strong className="font-semibold">
              {day.stay?.name ?? t("toBeConfirmed", { place: day.night.name })}
            </strong>
            {day.stay && (
              <span className="text-muted">
                {" "}
                · {day.stay.type_text} · {words(`level.${day.stay.level}`)}
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
