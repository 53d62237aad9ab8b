import { businessDay } from "@/lib/clock";
import type { DepartureMonth } from "@/lib/contract/departures";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { pool } from "../db/pool";
import { groupBy } from "./group-by";

interface CountRow {
  month: string;
  locale: string;
  languages: string[];
  departures: number;
}

const query = `
  select to_char(d.starts, 'YYYY-MM') as month, x.locale, d.languages, count(*)::int as departures
    from departures d
    join tours t on t.id = d.tour_id and t.retired_at is null
    join tour_texts x on x.tour_id = t.id and x.retired_at is null
    where d.retired_at is null and d.starts > $1
    group by 1, 2, 3
    order by 1, 2`;

/** The months with departures of tours that have words in the language; see `upcomingDepartures`. */
export async function departureMonths(_: object, locale: Locale) {
  const { rows } = await pool().query<CountRow>(query, [businessDay()]);
  const months = groupBy(rows, ({ month }) => month);
  const data = [...months].flatMap(([month, counts]): DepartureMonth[] => {
    const own = counts.filter((count) => count.locale === locale);
    if (own.length === 0) return [];
    const locales = [...new Set(counts.map((count) => count.locale))];
    return [
      {
        month,
        departures: sum(own),
        guides: Object.fromEntries(
          LocaleSchema.options.flatMap((language) => {
            const fitting = own.filter(({ languages }) => languages.includes(language));
            return fitting.length > 0 ? [[language, sum(fitting)]] : [];
          }),
        ),
        locales: LocaleSchema.array().parse(locales),
      },
    ];
  });
  return { data };
}

const sum = (counts: CountRow[]) => counts.reduce((all, { departures }) => all + departures, 0);
