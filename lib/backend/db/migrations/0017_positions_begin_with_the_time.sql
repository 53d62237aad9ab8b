-- Of a database that was made anew under the same address, pages may be left in files: all that it
-- holds has changed after them.
SELECT setval('changes_positions', greatest(nextval('changes_positions'), (extract(epoch FROM now()) * 1000)::bigint));
