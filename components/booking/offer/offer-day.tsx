import { useLocale, useTranslations } from "next-intl";
import { NightCard } from "@/components/journey/night-card";
import { Picture } from "@/components/media/picture";
import { Button } from "@/components/ui/button";
import { LinkedText } from "@/components/ui/linked-text";
import type { Offer } from "@/lib/contract/offers";
import { dayFacts, mealsText } from "@/lib/i18n/day-texts";
import { formatWeekday } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { BesideDay } from "./beside-day";
import { laterActs, turnField } from "./later-parts";
import { OtherLanguage } from "./other-language";
import type { Talk } from "./use-ask";

type JourneyDay = NonNullable<Offer["journey"]>["days"][number];

interface OfferDayProps {
  day: JourneyDay;
  before: JourneyDay | undefined;
  starts: string;
  /** What questions about it name. */
  subject: string | undefined;
  talk: Talk;
}

/** A day of the journey: what happens, what is eaten, where one sleeps, and a way to ask about it. */
export function OfferDay({ day, before, starts, subject, talk }: OfferDayProps) {
  const t = useTranslations("TourPage.day");
  const ask = useTranslations(talk.reader ? "Offer.comment" : "Offer.ask");
  const words = useTranslations();
  const locale = useLocale();
  const facts = dayFacts(day, (key, values) => t(key, values), locale);
  const meals = mealsText(
    day.meals.map((meal) => words(`Vocabulary.meals.${meal}`)),
    locale,
  );
  const acts = laterActs.use();
  const label = t("label", { day: day.day });
  const other = day.other_language ?? undefined;
  const titleOther = day.title_language ?? undefined;
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 border-line border-t py-6 sm:grid-cols-[3.5rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="figures font-serif text-section text-terracotta-deep">
        {day.day}
      </span>
      <div className="min-w-0 max-w-4xl">
        <div className="xl:flex xl:gap-8">
          <div className="min-w-0 max-w-2xl flex-1">
            <p className="figures break-after-avoid text-muted text-small">
              {label} · {formatWeekday(addDays(starts, day.day - 1), locale)}
            </p>
            <h3 dir="auto" lang={titleOther} className="mt-1 break-after-avoid text-lead">
              {day.title}
            </h3>
            {titleOther !== other && <OtherLanguage language={titleOther} of="otherTitle" />}
            <p className="figures mt-1 break-after-avoid text-muted text-small empty:hidden">
              {facts.join("\u00a0· ")}
            </p>
            <BesideDay beside={day.over} />
            <div className="mt-3 empty:hidden">
              <OtherLanguage language={day.other_language} />
              {day.text && (
                <p dir="auto" lang={other} className="whitespace-pre-line">
                  <LinkedText text={day.text} />
                </p>
              )}
            </div>
            <BesideDay beside={day.under} />
          </div>
          <DayPicture day={day} />
        </div>
        <p className="mt-3 text-small">
          <span className="mr-1.5 text-muted">{t("meals")}</span>
          {meals || t("noMeals")}
        </p>
        <Night day={day} before={before} />
        {subject && (
          <>
            <Button
              look="quiet"
              aria-expanded={talk.fields[subject]?.isOpen ?? false}
              onClick={() => turnField(talk, subject)}
              className="-ml-2 mt-2 print:hidden"
            >
              {ask("aboutDay", { day: day.day })}
            </Button>
            {acts && <acts.SubjectThread talk={talk} subject={subject} />}
          </>
        )}
      </div>
    </li>
  );
}

/** The library's picture of the day, where there are none of our own. */
function DayPicture({ day: { pictures, over, under } }: { day: JourneyDay }) {
  const [picture] = pictures ?? [];
  if (!picture || over?.pictures.length || under?.pictures.length) return null;
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 1600px) 21rem, (min-width: 1280px) 14rem, (min-width: 640px) 42rem, 76vw"
      className="mt-4 aspect-[2/1] w-full max-w-2xl rounded-picture xl:mt-1.5 xl:aspect-square xl:w-56 xl:shrink-0 xl:self-start min-[100rem]:aspect-[4/3] min-[100rem]:w-84 print:mt-4 print:aspect-[2/1] print:w-full"
    />
  );
}

/** Where one sleeps; what is not settled yet says so. */
function Night({ day: { night, stay }, before }: Pick<OfferDayProps, "day" | "before">) {
  const t = useTranslations("TourPage.day");
  const again = before?.stay?.name === stay?.name && before?.night?.id === night?.id;
  if (stay) return <NightCard stay={stay} place={night?.name} again={again} />;
  if (!night) return null;
  return (
    <p className="mt-1 text-small">
      <span className="mr-1.5 text-muted">{t("stay")}</span>
      {t("toBeConfirmed", { place: night.name })}
    </p>
  );
}
