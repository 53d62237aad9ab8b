/** Own-language words of everything that can be found, with what a hit shows. */
const things = `
  select 'destination' kind, x.destination_id id, x.slug, x.name title, x.words->>'tagline' "text",
         x.destination_id || '-1' picture, x.search, 1.6 weight
    from destination_texts x join destinations d on d.id = x.destination_id and d.retired_at is null
    where x.locale = $1 and x.retired_at is null
  union all
  select 'tour', x.tour_id, x.slug, x.title, x.words->>'tagline', 'tour-' || x.tour_id, x.search,
         1 + t.popularity / 200.0
    from tour_texts x join tours t on t.id = x.tour_id and t.retired_at is null
    where x.locale = $1 and x.retired_at is null
  union all
  select 'post', x.post_id, x.slug, x.title, x.words->>'description', 'post-' || x.post_id, x.search, 0.9
    from post_texts x join posts p on p.id = x.post_id and p.retired_at is null
    where x.locale = $1 and x.retired_at is null`;

/** $1 locale, $2 text of a tsquery, $3 most rows. */
export const byMeaning = `
  with things as (${things}), query as (select to_tsquery(search_config($1), $2) words)
  select kind, id, slug, title, "text", picture from things, query
  where search @@ words
  order by ts_rank(search, words) * weight desc, id limit $3`;

/** $1 locale, $2 what was typed, $3 most rows. Names of all languages are compared by trigrams. */
export const bySimilarSpelling = `
  with things as (${things}),
  names as (
    select 'destination' kind, destination_id id, name from destination_texts where retired_at is null
    union all select 'tour', tour_id, title from tour_texts where retired_at is null
    union all select 'post', post_id, title from post_texts where retired_at is null),
  alike as (
    select kind, id, max(word_similarity(unaccent(lower($2)), unaccent(lower(name)))) likeness
    from names group by kind, id)
  select kind, id, slug, title, "text", picture from things join alike using (kind, id)
  where likeness >= 0.45
  order by likeness * weight desc, id limit $3`;
