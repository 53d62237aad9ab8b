/** Of thousands of matches the least popular are not ranked. */
const mostRanked = 400;

/** Hits among the best-weighted matches of one table. */
const hits = (kind: string, weight: string) => `
  select '${kind}' kind, id, ts_rank(search, asked) * weight rank
  from query, (
    select ${kind}_id id, search, ${weight} weight from ${kind}_texts x, query
    where locale = $1 and retired_at is null and search @@ asked
    order by 3 desc, 1 limit ${mostRanked}) matches`;

/** What is shown of the best hits of a kind. */
const shown = (kind: string, title: string, text: string, picture: string) => `
  select kind, id, slug, ${title} title, words->>'${text}' "text", ${picture} picture, rank
  from best join ${kind}_texts on kind = '${kind}' and ${kind}_id = id and locale = $1`;

/** $1 locale, $2 text of a tsquery, $3 most rows. */
export const byMeaning = `
  with query as (select to_tsquery(search_config($1), $2) asked),
  hits as (
    ${hits("destination", "1.6")} union all ${hits("tour", "x.weight")}
    union all ${hits("post", "0.9")}),
  best as (select * from hits order by rank desc, id limit $3)
  ${shown("destination", "name", "tagline", "id || '-1'")}
  union all ${shown("tour", "title", "tagline", "'tour-' || id")}
  union all ${shown("post", "title", "description", "'post-' || id")}
  order by rank desc, id`;

/** $1 locale, $2 texts of tsqueries: those that find something, or ask for nothing, as “the” does. */
export const knownAmong = `
  select asked.query from unnest($2::text[]) asked(query),
    to_tsquery(search_config($1), asked.query) sought
  where numnode(sought) = 0 or ${["destination_texts", "tour_texts", "post_texts"]
    .map(
      (table) => `exists (
        select from ${table} x where x.locale = $1 and x.retired_at is null and x.search @@ sought)`,
    )
    .join(" or ")}`;
