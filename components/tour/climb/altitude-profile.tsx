import { getLocale, getTranslations } from "next-intl/server";
import type { Tour } from "@/lib/contract/tours";
import { durationText } from "@/lib/i18n/duration-text";
import { numberFormat } from "@/lib/i18n/formats";
import { routes } from "@/lib/site/routes";
import { SiteLink } from "../../ui/site-link";
import { TourSection } from "../tour-section";
import { type AltitudeDay, altitudeDays, altitudePoints, altitudeScale } from "./altitude-points";

/** A climb drawn from the heights of its days; the same figures follow as a table, read aloud and printed. */
export async function AltitudeProfile({ tour }: { tour: Tour }) {
  const days = altitudeDays(tour.itinerary);
  if (!tour.climb || days.length < 2) return null;
  const [t, words] = await Promise.all([
    getTranslations("Climb.profile"),
    getTranslations("Routes"),
  ]);
  const format = numberFormat(await getLocale(), { maximumFractionDigits: 1 });
  const nights = days.filter(({ camp }) => camp).map(({ to }) => to);
  return (
    <TourSection
      id="altitude"
      title={t("title")}
      lead={t("summary", {
        days: days.length,
        km: format.format(days.reduce((sum, { walk }) => sum + walk.km, 0)),
        low: format.format(Math.min(...nights)),
        high: format.format(Math.max(...nights)),
        summit: format.format(Math.max(...days.map(({ top }) => top))),
      })}
    >
      <Drawing days={days} format={format} />
      <Figures days={days} format={format} />
      {tour.climb.mountain === "kilimanjaro" && (
        <p className="mt-3 text-small print:hidden">
          <SiteLink
            href={routes.climbRoutes}
            className="inline-flex min-h-11 items-center font-semibold text-terracotta-deep underline-offset-4 hover:underline"
          >
            {words("link")}
          </SiteLink>
        </p>
      )}
    </TourSection>
  );
}

/** As many heights stand beside each other on the narrowest phone; of more, every other one is lower. */
const abreast = 7;

interface DrawnProps {
  days: AltitudeDay[];
  format: Intl.NumberFormat;
}

async function Drawing({ days, format }: DrawnProps) {
  const t = await getTranslations("Climb.profile");
  const heightOf = altitudeScale(days);
  const at = ({ x, metres }: { x: number; metres: number }) =>
    `${round(x)} ${round(100 - heightOf(metres))}`;
  const points = altitudePoints(days);
  const line = points.map((point, index) => `${index ? "L" : "M"}${at(point)}`).join("");
  const tops = points.filter(({ metres }, index) => {
    const isHigher = (other?: { metres: number }) => !other || metres > other.metres;
    return isHigher(points[index - 1]) && isHigher(points[index + 1]);
  });
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div aria-hidden="true" className="figures text-note">
      <div className="relative h-52 border-line border-b sm:h-64">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="size-full"
          aria-hidden="true"
        >
          <path d={`${line}V100H0Z`} className="fill-acacia/15" />
          <path
            d={line}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-acacia"
          />
        </svg>
        {tops.map((top) => (
          <span
            key={top.x}
            className="absolute -translate-x-1/2 font-semibold"
            style={{
              left: `${Math.min(Math.max(round(top.x), 6), 94)}%`,
              bottom: `${round(heightOf(top.metres)) + 2}%`,
            }}
          >
            {format.format(top.metres)}
          </span>
        ))}
      </div>
      <ol className="grid" style={columns}>
        {days.map(({ day, to }) => (
          <li
            key={day}
            className={`flex flex-col items-end whitespace-nowrap border-line border-r py-1.5 pr-1 last:border-r-0 max-sm:border-r-0 max-sm:pr-0 max-sm:text-[0.75rem] ${days.length > abreast ? "max-[25rem]:even:*:last:mt-4" : ""}`}
          >
            <span className="text-muted">{day}</span>
            <span>{format.format(to)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-muted">{t("key")}</p>
    </div>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

async function Figures({ days, format }: DrawnProps) {
  const [t, words] = await Promise.all([
    getTranslations("Climb.profile"),
    getTranslations("TourPage.day"),
  ]);
  const metres = (value: number) => t("metres", { metres: format.format(value) });
  const time = (hours: number) => durationText(hours, words);
  return (
    <div className="sr-only print:not-sr-only">
      <table className="figures w-full text-left text-small">
        <caption>{t("caption")}</caption>
        <thead>
          <tr>
            {(["day", "camp", "walk", "top", "night"] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, to, top, walk, camp }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{camp || t("none")}</td>
              <td>
                {words("walk", { km: format.format(walk.km), time: time(walk.hours).trim() })}
              </td>
              <td>{metres(top)}</td>
              <td>{camp ? metres(to) : t("none")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
