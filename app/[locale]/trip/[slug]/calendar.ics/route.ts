import { z } from "zod";
import { callAs } from "@/lib/api/call";
import { orNull } from "@/lib/api/errors";
import { savedAs } from "@/lib/api/saved-name";
import { now } from "@/lib/clock";
import { tourEndpoint } from "@/lib/contract/tours";
import { toLocale } from "@/lib/i18n/locales";
import { addDays, isDay } from "@/lib/pricing/days";
import { runsOn } from "@/lib/pricing/runs";
import { calendarFile } from "@/lib/site/calendar-file";
import { absoluteUrl } from "@/lib/site/domains";
import { tourPath } from "@/lib/site/routes";

const ParamsSchema = z.object({ locale: z.string(), slug: z.string().max(120) });

/** The tour from the day in `?date=`, on which it runs, as an entry for a calendar. */
export async function GET(request: Request, context: { params: Promise<unknown> }) {
  const params = ParamsSchema.safeParse(await context.params);
  if (!params.success) return new Response(null, { status: 404 });
  const { slug } = params.data;
  const locale = toLocale(params.data.locale);
  const day = new URL(request.url).searchParams.get("date") ?? "";
  const found = await orNull(callAs(locale, tourEndpoint, { slug }));
  if (!found || !isDay(day)) return new Response(null, { status: found ? 400 : 404 });
  const tour = found.data;
  if (!runsOn(tour.runs, day)) return new Response(null, { status: 400 });
  const url = absoluteUrl(locale, tourPath(tour.slug));
  const file = calendarFile(
    {
      uid: `${tour.id}-${day}@tembea.example`,
      title: tour.title,
      text: [...tour.itinerary.map(({ day: n, title }) => `${n}. ${title}`), url].join("\n"),
      place: tour.start?.name,
      url,
      starts: day,
      ends: addDays(day, tour.days - 1),
    },
    now(),
  );
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": savedAs(`${tour.slug}.ics`, locale),
      "x-robots-tag": "noindex",
    },
  });
}
