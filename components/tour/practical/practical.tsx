import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Tour, TourCard } from "@/lib/contract/tours";
import { durationText } from "@/lib/i18n/duration-text";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import { dateFormat } from "@/lib/i18n/formats";
import { tourPath } from "@/lib/site/routes";
import { SiteLink } from "../../ui/site-link";
import { TourSection } from "../tour-section";
import {
  airportOf,
  insteadOf,
  isArrivalDay,
  luggageOf,
  roadOf,
  safeFlightHour,
  suitsOf,
} from "./practical-facts";

interface PracticalProps {
  tour: Tour;
  /** Tours like this one, from which two are named. */
  others: TourCard[];
}

/** Flights that fit, luggage, roads and papers; for whom the tour is right, and what to choose instead. */
export async function Practical({ tour, others }: PracticalProps) {
  const t = await getTranslations("Practical");
  return (
    <TourSection id="practical" title={t("title")}>
      <dl className="grid gap-x-10 gap-y-7 text-small sm:grid-cols-2">
        <Flights tour={tour} />
        <Luggage tour={tour} />
        <Road tour={tour} />
        <Shared tour={tour} />
        <Papers tour={tour} />
      </dl>
      <div className="mt-10 grid gap-x-10 gap-y-7 text-small sm:grid-cols-2">
        <Fits tour={tour} />
        <Others tour={tour} others={others} />
      </div>
    </TourSection>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid">
      <dt className="mb-1 font-semibold">{term}</dt>
      <dd className="space-y-1.5">{children}</dd>
    </div>
  );
}

const has = (list: { key: string }[], key: string) => list.some((thing) => thing.key === key);

async function Flights({ tour }: { tour: Tour }) {
  const [t, locale] = await Promise.all([getTranslations("Practical"), getLocale()]);
  const { itinerary, start, end } = tour;
  const [first, last] = [itinerary[0], itinerary.at(-1)];
  const [from, to] = [airportOf(start?.id), airportOf(end?.id)];
  if (!first || !last || !from || !to || !start || !end) return null;
  const hour = safeFlightHour(last);
  const clock = dateFormat(locale, { hour: "numeric", minute: "2-digit" });
  const time = (at: number) => clock.format(new Date(Date.UTC(2028, 0, 1, at)));
  const arrival = isArrivalDay(first)
    ? t("arrive.sameDay", { airport: t(`airports.${from}`), time: time(18) })
    : t("arrive.dayBefore", { airport: t(`airports.${from}`), time: time(20) });
  const airport = t(`airports.${to}`);
  const isMet = has(tour.inclusions, "airport_transfers");
  return (
    <>
      <Fact term={t("arrive.term")}>
        <p>{arrival}</p>
      </Fact>
      <Fact term={t("leave.term")}>
        <p>
          {hour === undefined
            ? t("leave.nextDay", { airport })
            : t("leave.from", { airport, time: time(hour) })}
        </p>
      </Fact>
      <Fact term={t("pickUp.term")}>
        <p>{t(isMet ? "pickUp.airport" : "pickUp.hotel", { start: start.name, end: end.name })}</p>
      </Fact>
    </>
  );
}

async function Luggage({ tour }: { tour: Tour }) {
  const t = await getTranslations("Practical.luggage");
  const kinds = luggageOf(tour);
  if (kinds.length === 0) return null;
  return (
    <Fact term={t("term")}>
      {kinds.map((kind) => (
        <p key={kind}>{t(kind)}</p>
      ))}
    </Fact>
  );
}

async function Road({ tour }: { tour: Tour }) {
  const [t, day] = await Promise.all([
    getTranslations("Practical.road"),
    getTranslations("TourPage.day"),
  ]);
  const { total, longest, parkDays } = roadOf(tour.itinerary);
  if (total === 0) return null;
  return (
    <Fact term={t("term")}>
      <p>{t("hours", { total: durationText(total, day), longest: durationText(longest, day) })}</p>
      {parkDays > 0 && <p>{t("parks", { days: parkDays })}</p>}
    </Fact>
  );
}

async function Shared({ tour }: { tour: Tour }) {
  if (tour.trip_type !== "shared") return null;
  const t = await getTranslations("Practical.shared");
  const single = tour.prices.single_supplement_minor;
  const inCar = has(tour.inclusions, "vehicle_shared");
  return (
    <Fact term={t("term")}>
      <p>{t("most", { people: tour.party_max })}</p>
      {inCar && <p>{t("car")}</p>}
      {tour.nights > 0 && single > 0 && <p>{t("room", { amount: formatMoney(single) })}</p>}
    </Fact>
  );
}

async function Papers({ tour }: { tour: Tour }) {
  const [t, locale] = await Promise.all([getTranslations("Practical.papers"), getLocale()]);
  const { costs } = tour;
  return (
    <Fact term={t("term")}>
      <p>{t("visa")}</p>
      <p>{t("health")}</p>
      {costs && (
        <p className="text-muted">{t("checked", { date: formatDay(costs.checked, locale) })}</p>
      )}
    </Fact>
  );
}

async function Fits({ tour }: { tour: Tour }) {
  const [t, day] = await Promise.all([
    getTranslations("Practical.suits"),
    getTranslations("TourPage.day"),
  ]);
  const time = durationText(roadOf(tour.itinerary).longest, day);
  return (
    <section>
      <h3 className="mb-1.5 text-[1.1875rem] leading-snug">{t("title")}</h3>
      <ul className="list-disc space-y-1 pl-5">
        {suitsOf(tour).map((key) => (
          <li key={key}>{t(key, { time })}</li>
        ))}
      </ul>
    </section>
  );
}

async function Others({ tour, others }: PracticalProps) {
  const found = insteadOf(tour, others);
  if (found.length === 0) return null;
  const [t, levels] = await Promise.all([
    getTranslations("Practical.instead"),
    getTranslations("Vocabulary.level"),
  ]);
  return (
    <section className="print:hidden">
      <h3 className="mb-1.5 text-[1.1875rem] leading-snug">{t("title")}</h3>
      <ul className="space-y-2.5">
        {found.map(({ why, tour: other }) => (
          <li key={other.id}>
            <SiteLink
              href={tourPath(other.slug)}
              className="font-semibold text-terracotta-deep underline-offset-4 hover:underline"
            >
              {other.title}
            </SiteLink>
            <span className="block text-muted">
              {t(why, {
                price: formatMoney(other.price_from.amount_minor),
                level: levels(other.level),
                days: other.days,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
