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
    day.meals.map((meal) => lowered(words(`meals.${meal}`), locale)),
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

/** The vocabulary begins with capitals; inside a sentence only German nouns keep theirs. */
const lowered = (word: string, locale: string) =>
  locale === "de" ? word : word.toLocaleLowerCase(locale);
