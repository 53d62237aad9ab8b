import { getLocale, getTranslations } from "next-intl/server";
import type { z } from "zod";
import type { InterestSchema } from "@/lib/contract/leads";
import type { Migration } from "@/lib/contract/planner";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatMoney, formatMonth } from "@/lib/i18n/format";
import { listText } from "@/lib/i18n/list-text";
import { monthsText } from "@/lib/i18n/month-spans";
import { runsText } from "@/lib/i18n/runs-text";
import { partyQuery } from "@/lib/site/booking-form-path";
import { routes, tourPath } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { ButtonLink } from "../ui/button";
import { SiteLink } from "../ui/site-link";
import type { Plan } from "./plan-journeys";
import type { Wish, Wishes } from "./wishes";

interface PlanCardProps {
  plan: Plan;
  asked: Wishes;
  migration: Migration | null;
}

/** A journey that is proposed, with its day, its price for this party and what speaks for it and against it. */
export async function PlanCard({ plan, asked, migration }: PlanCardProps) {
  const [t, words, runs, locale] = await Promise.all([
    getTranslations("Planner.plan"),
    getTranslations("Vocabulary"),
    getTranslations("Runs"),
    getLocale(),
  ]);
  const { tour, starts, later, seats } = plan;
  const month = formatMonth(Number(starts.slice(5, 7)), locale);
  const values = {
    month,
    days: tour.days,
    age: tour.min_age,
    asked: asked.month === null ? month : formatMonth(asked.month, locale),
    left: asked.days - tour.days,
    over: tour.days - asked.days,
    seats: seats ?? 0,
    level: words(`level.${tour.level}`),
    months: monthsText(tour.best_months, locale, "long"),
    calves: monthsText(migration?.calves ?? [], locale, "long"),
    crossings: monthsText(migration?.crossings ?? [], locale, "long"),
  };
  const day = (iso: string) => formatDay(iso, locale);
  const speaksFor = [
    ...plan.met.map(({ wish, count, places }) =>
      t(`met.${wish}`, { ...values, count, places: listText(places, locale) }),
    ),
    ...plan.reasons.map((reason) => t(`reasons.${reason}`, values)),
  ];
  const speaksAgainst = [
    ...plan.lacks.map((wish) => t(`lacks.${wish}`, values)),
    ...plan.cautions.map((caution) => t(`cautions.${caution}`, values)),
  ];
  return (
    <article className="flex flex-col overflow-hidden rounded-picture border border-line bg-card sm:max-lg:grid sm:max-lg:grid-cols-[2fr_3fr]">
      <Picture
        picture={tour.picture}
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 60vw, 92vw"
        alt=""
        className="aspect-16/9 w-full sm:max-lg:aspect-auto sm:max-lg:h-full"
      />
      <div className="flex grow flex-col p-5 sm:p-6">
        <h3 className="text-[1.375rem] leading-tight">
          <SiteLink href={planPath(plan)} className="underline-offset-4 hover:underline">
            {tour.title}
          </SiteLink>
        </h3>
        <p className="mt-1.5 text-muted text-small">
          {t("kind", {
            days: tour.days,
            type: words(`trip_type.${tour.trip_type}`),
            level: values.level,
          })}
        </p>
        <p className="figures mt-4">
          <strong className="font-semibold text-[1.5rem]">{formatMoney(plan.totalMinor)}</strong>{" "}
          <span className="text-muted text-small">
            {t("party", { adults: asked.adults, children: asked.children.length })}
          </span>
        </p>
        <p className="figures text-small">
          {datedSentence(
            t(tour.trip_type === "shared" ? "leaves" : "priced", { date: day(starts) }),
            locale,
          )}{" "}
          {later.length > 0 && t("later", { dates: listText(later.map(day), locale) })}{" "}
          {tour.trip_type === "private" &&
            (tour.runs.length === 0 ? t("anyDay") : runsText(tour.runs, runs, locale))}
        </p>
        {speaksFor.length > 0 && <Points title={t("for")} points={speaksFor} />}
        {speaksAgainst.length > 0 && <Points title={t("against")} points={speaksAgainst} />}
        <div className="mt-auto grid gap-3 pt-6">
          <ButtonLink href={quotePath(plan, asked)}>{t("quote")}</ButtonLink>
          <ButtonLink href={planPath(plan)} look="outline">
            {t("tour")}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <>
      <h4 className="mt-4 font-sans font-semibold text-small">{title}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-small">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

const interestOf: Record<Wish, z.infer<typeof InterestSchema> | null> = {
  calves: "great_migration",
  crossings: "great_migration",
  cats: "safari",
  elephants: "safari",
  chimps: null,
  kilimanjaro: "climbing_kilimanjaro",
  beach: "beach_holiday",
  quiet: null,
  family: null,
};

/** The quote with tour, day, party, rooms and wishes filled in. */
function quotePath({ tour, starts, rooms }: Plan, { adults, children, wish }: Wishes) {
  const party = partyQuery({ tour: tour.slug, date: starts, adults, children, rooms });
  const interests = [...new Set(wish.flatMap((each) => interestOf[each] ?? []))];
  const known = interests.length > 0 ? `&interests=${interests.join(",")}` : "";
  return `${routes.quote}?${party}&days=${tour.days}${known}`;
}

/** The tour with the day that was found. */
const planPath = ({ tour, starts }: Plan) => `${tourPath(tour.slug)}?date=${starts}`;
