-- pg_restore works with an empty search path: without the schema a backup could not be restored.
CREATE OR REPLACE FUNCTION search_vector(locale text, a text, b text, c text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector(public.search_config(locale), coalesce(a, '')), 'A')
    || setweight(to_tsvector(public.search_config(locale), coalesce(b, '')), 'B')
    || setweight(to_tsvector(public.search_config(locale), coalesce(c, '')), 'D')
$$;
