import { useLocale, useTranslations } from "next-intl";
import { Picture } from "@/components/media/picture";
import { Button } from "@/components/ui/button";
import type { Offer } from "@/lib/contract/offers";
import { dayFacts, mealsText } from "@/lib/i18n/day-texts";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatDay, formatWeekday } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";

export type Journey = NonNullable<Offer["journey"]>;

/** What it is, for whom and until when, and the letter of whoever made it. */
export function OfferHead({ offer, journey }: { offer: Offer; journey: Journey }) {
  const t = useTranslations("Offer");
  const facts = useTranslations("BookingStatus.facts");
  const locale = useLocale();
  const { adults, children } = journey;
  return (
    <header>
      <Picture
        picture={journey.picture}
        alt=""
        sizes="(min-width: 1280px) 76rem, 92vw"
        priority
        className="aspect-[16/9] max-h-[26rem] w-full rounded-picture md:aspect-[5/2] print:hidden"
      />
      <p className="mt-6 text-muted">{t("madeFor", { name: offer.name })}</p>
      <h1 className="mt-1 text-title">{journey.title}</h1>
      <p className="figures mt-3 text-lead">
        {departureDates(locale)(journey)}
        {" · "}
        {facts("people", { adults, children: children.length })}
        {children.length > 0 && ` (${facts("ages", { ages: children.join(", ") })})`}
      </p>
      {offer.state === "open" && (
        <p className="mt-1 font-semibold text-terracotta-deep">
          {t("valid", { date: formatDay(offer.valid_until, locale) })}
        </p>
      )}
      {journey.letter && (
        <div className="mt-8 max-w-2xl border-gold border-l-4 pl-5">
          <Other language={journey.letter_language} />
          <div
            lang={journey.letter_language ?? undefined}
            className="whitespace-pre-line text-lead"
          >
            {journey.letter}
          </div>
        </div>
      )}
      <p className="mt-5 max-w-2xl text-muted">{t("answers", { name: offer.answers })}</p>
      <Button look="quiet" onClick={() => window.print()} className="-ml-2 mt-2 print:hidden">
        {t("print")}
      </Button>
    </header>
  );
}

/** Says that what follows is in another language than the page. */
function Other({ language }: { language: Journey["letter_language"] }) {
  const t = useTranslations("Offer");
  const locale = useLocale();
  if (!language) return null;
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
  return <p className="mb-1 text-muted text-note">{t("other", { language: name })}</p>;
}

/** The days, then what is included and what is not. */
export function OfferJourney({ journey }: { journey: Journey }) {
  const t = useTranslations("Offer");
  return (
    <div className="min-w-0">
      <h2 className="text-section">{t("days")}</h2>
      <ol className="mt-6">
        {journey.days.map((day) => (
          <Day key={day.day} day={day} starts={journey.starts} />
        ))}
      </ol>
      <Included journey={journey} />
    </div>
  );
}

function Day({ day, starts }: { day: Journey["days"][number]; starts: string }) {
  const t = useTranslations("TourPage.day");
  const words = useTranslations();
  const locale = useLocale();
  const facts = dayFacts(day, (key, values) => t(key, values), locale);
  const meals = mealsText(
    day.meals.map((meal) => words(`Vocabulary.meals.${meal}`)),
    locale,
  );
  const { night, stay } = day;
  const bed = stay
    ? `${stay.name} · ${stay.type_text}`
    : t("toBeConfirmed", { place: night?.name ?? "" });
  return (
    <li className="break-inside-avoid border-line border-t py-6">
      <p className="figures text-muted text-small">
        {t("label", { day: day.day })} · {formatWeekday(addDays(starts, day.day - 1), locale)}
      </p>
      <div lang={day.other_language ?? undefined}>
        <h3 className="mt-1 text-lead">{day.title}</h3>
      </div>
      <p className="figures mt-1 text-muted text-small empty:hidden">{facts.join(" · ")}</p>
      <div className="mt-3 max-w-2xl empty:hidden">
        <Other language={day.other_language} />
        {day.text && (
          <p lang={day.other_language ?? undefined} className="whitespace-pre-line">
            {day.text}
          </p>
        )}
      </div>
      <dl className="mt-3 grid max-w-2xl grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
        <dt className="text-muted">{t("meals")}</dt>
        <dd>{meals || t("noMeals")}</dd>
        {night && (
          <>
            <dt className="text-muted">{t("stay")}</dt>
            <dd>{bed}</dd>
          </>
        )}
      </dl>
    </li>
  );
}

function Included({ journey: { inclusions, exclusions } }: { journey: Journey }) {
  const t = useTranslations("TourPage.included");
  const lists = [
    { title: t("yes"), of: inclusions },
    { title: t("no"), of: exclusions },
  ];
  return (
    <div className="grid gap-8 border-line border-t py-8 sm:grid-cols-2">
      {lists.map(({ title, of }) => (
        <section key={title} aria-label={title}>
          <h3 className="text-lead">{title}</h3>
          <ul className="mt-3 list-disc space-y-1 pl-5 text-small">
            {of.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
