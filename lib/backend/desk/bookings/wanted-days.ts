interface Days {
  from: string;
  until: string;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * The days that somebody means who types `2027-08-07`, `7.8.2027`, `7/8/2027`, `7 Aug 2027`, `Aug 2027`
 * or `2027-08`; undefined where it is no day.
 */
export function wantedDays(typed: string): Days | undefined {
  const text = typed.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text);
  if (iso) return days(iso[1], iso[2], iso[3]);
  const figures = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  if (figures) return days(figures[3], figures[2], figures[1]);
  const named = /^(?:(\d{1,2})\.? )?([a-z]{3})[a-z]*\.? (\d{4})$/.exec(text);
  const month = months.indexOf(named?.[2] ?? "") + 1;
  return named && month > 0 ? days(named[3], String(month), named[1]) : undefined;
}

function days(year = "", month = "", day?: string): Days | undefined {
  const [y, m] = [Number(year), Number(month)];
  const first = new Date(Date.UTC(y, m - 1, Number(day ?? 1)));
  const isReal = first.getUTCMonth() === m - 1 && y > 1999 && y < 2200;
  if (!isReal) return undefined;
  const last = day === undefined ? new Date(Date.UTC(y, m, 0)) : first;
  return { from: isoDay(first), until: isoDay(last) };
}

const isoDay = (moment: Date) => moment.toISOString().slice(0, 10);
