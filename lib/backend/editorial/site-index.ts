import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import type { SiteIndexEntry } from "@/lib/contract/site-index";
import { groupBy } from "../catalogue/group-by";
import { pool } from "../db/pool";

interface IndexRow {
  kind: SiteIndexEntry["kind"];
  id: string;
  locale: string;
  slug: string;
  updated_on: string;
}

// The words and the facts of a thing change separately; the later day counts.
const query = `
  select 'tour' kind, x.tour_id id, x.locale, x.slug,
         to_char(greatest(x.updated_at, t.updated_at), 'YYYY-MM-DD') updated_on
    from tour_texts x join tours t on t.id = x.tour_id
    where x.retired_at is null and t.retired_at is null
  union all
  select 'destination', x.destination_id, x.locale, x.slug,
         to_char(greatest(x.updated_at, d.updated_at), 'YYYY-MM-DD')
    from destination_texts x join destinations d on d.id = x.destination_id
    where x.retired_at is null and d.retired_at is null
  union all
  select 'stay', s.id, x.locale, s.id, to_char(s.updated_at, 'YYYY-MM-DD')
    from parts s
    join destination_texts x on x.destination_id = s.facts->>'place'
    join destinations d on d.id = x.destination_id
    where s.kind = 'stay' and s.retired_at is null
      and x.retired_at is null and d.retired_at is null
  union all
  select 'post', x.post_id, x.locale, x.slug,
         to_char(greatest(x.updated_at, p.updated_at), 'YYYY-MM-DD')
    from post_texts x join posts p on p.id = x.post_id
    where x.retired_at is null and p.retired_at is null
  union all
  select 'tour_category', x.id, x.locale, x.words->>'slug', to_char(x.updated_at, 'YYYY-MM-DD')
    from part_texts x where x.kind = 'category' and x.retired_at is null
  order by 1, 2`;

/** What has an address of its own in the language asked for, with its addresses in all. */
export async function siteIndex(_: object, locale: Locale) {
  const { rows } = await pool().query<IndexRow>(query);
  const things = [...groupBy(rows, (row) => `${row.kind}/${row.id}`).values()];
  const data = things.flatMap((texts): SiteIndexEntry[] => {
    const own = texts.find((text) => text.locale === locale);
    if (!own) return [];
    const alternates = Object.fromEntries(
      texts.map((text) => [LocaleSchema.parse(text.locale), text.slug]),
    );
    return [{ kind: own.kind, alternates, updated_on: own.updated_on }];
  });
  return { data };
}
