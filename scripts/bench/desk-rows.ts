import { now } from "@/lib/clock";
import { connected } from "./site";

const bookings = 50_000;
const days = 5 * 365;
const asked = {
  ...{ travel_type: "couple", interests: ["safari"], days: 8, travel_with: ["partner"] },
  ...{ departure: { kind: "date", date: "2030-08-01" }, destinations: ["serengeti"], adults: 2 },
  ...{ children: [], rooms: 1, message: "We would love to see elephants. ".repeat(6), phone: "" },
  ...{ country: "DE", contact_method: "email", agree: true, of_age: true },
};

/**
 * Bookings of five years, every fifth of which came to nothing and every tenth of which an agent sold;
 * as many requests for a quote, some of which wait; and what was paid, reviewed and recorded meanwhile.
 */
export const fillDesk = (databaseUrl: string): Promise<void> =>
  connected(databaseUrl, async (client) => {
    await client.query("begin");
    await client.query(
      `insert into staff (email, name, role, joined_at)
       select 'desk' || n || '@example.com', 'Colleague ' || n, 'sales', $1 from generate_series(1, 12) n`,
      [now()],
    );
    await client.query(
      `insert into bookings (reference, state, locale, tour_id, departure_id, starts, days, adults, children,
         rooms, name, email, phone, country, price, currency, total_minor, due_now_minor, balance_due,
         paid_minor, invoice, agent, commission_percent, created_at, invoiced_at, confirmed_at)
       select 'B-BNCH-' || n, case when n % 5 = 0 then 'expired' else 'confirmed' end,
         (array['en','de','fr','es','it','pt'])[1 + n % 6],
         coalesce(d.tour_id, t.ids[1 + n % cardinality(t.ids)]), d.id,
         (at + interval '200 days')::date, 6, 2, '{}', 1, 'Guest ' || n, 'guest' || n || '@example.com',
         '+49 151 ' || 1000000 + n, 'DE', '{"lines": []}', 'USD', 500000 + n, 150000,
         (at + interval '140 days')::date, case when n % 5 = 0 then 0
           when at + interval '140 days' < $3 then 500000 + n else 150000 end,
         case when n % 5 <> 0 then to_char(at, 'YYYY-') || (200000 - n) end,
         case when n % 10 = 1 then 'Agent ' || n % 30 else '' end, case when n % 10 = 1 then 10 else 0 end,
         at, at, case when n % 5 <> 0 then at + interval '1 day' end
       from (select n, $3::timestamptz - make_interval(mins => (n::float * $2 * 24 * 60 / $1)::int) as at
           from generate_series(1, $1::int) n) x
         cross join (select array_agg(id) ids from tours) t
         cross join (select array_agg(id) ids from departures) found
         left join departures d on n % 4 = 0 and d.id = found.ids[1 + n % cardinality(found.ids)]`,
      [bookings, days, now()],
    );
    await client.query(
      `insert into requests (id, kind, booking, locale, since, state, first_answered_at)
       select reference, 'booking', reference, locale, created_at, 'won', created_at + interval '3 hours'
       from bookings where reference like 'B-BNCH-%'`,
    );
    await client.query(
      `insert into leads (reference, kind, locale, email, name, payload, created_at)
       select replace(reference, 'B-', 'Q-'), 'quote', locale, email, name, $1::jsonb || jsonb_build_object(
         'full_name', name, 'email', email,
         'tour', (select slug from tour_texts x where x.tour_id = b.tour_id and x.locale = 'en' limit 1)),
         created_at - interval '20 days'
       from bookings b where reference like 'B-BNCH-%'`,
      [asked],
    );
    await client.query(
      `insert into requests (id, kind, lead, locale, since, state, owner, first_answered_at)
       select l.reference, 'quote', l.reference, l.locale, l.created_at,
         (array['waiting','answered','answered','offered','won','lost','lost','lost','lost','lost'])[
           case when n % 50 = 0 then 1 else 2 + n % 9 end],
         case when n % 3 = 0 then p.ids[1 + n % cardinality(p.ids)] end,
         case when n % 50 <> 0 then l.created_at + interval '5 hours' end
       from (select *, substr(reference, 8)::int n from leads where reference like 'Q-BNCH-%') l
         cross join (select array_agg(id) ids from staff) p`,
    );
    await client.query(
      `insert into ledger (booking, kind, source, amount_minor, currency, at)
       select reference, 'payment', 'payment ' || reference, paid_minor, 'USD', confirmed_at
       from bookings where reference like 'B-BNCH-%' and confirmed_at is not null`,
    );
    await client.query(
      `insert into audit (actor_kind, actor_id, action, subject, before, after, at)
       select 'staff', p.ids[1 + n % cardinality(p.ids)]::text,
         case when n % 400 = 7 then 'sign-in' else (array['answer','take-over','accept-booking',
           'record-transfer','write-note'])[1 + step] end, reference, '{}', '{"state": "answered"}', created_at
       from (select *, substr(reference, 8)::int n from bookings where reference like 'B-BNCH-%') b
         cross join generate_series(0, 4) step
         cross join (select array_agg(id) ids from staff) p
       order by n desc`,
    );
    await client.query(
      `insert into reviews (id, origin, state, tour_id, rating, author, country, language, written, hash)
       select 'bench-' || n, 'visitor', case when n % 100 = 0 then 'pending' else 'published' end,
         b.tour_id, 4 + n % 2, b.name, 'DE', b.locale, b.created_at::date, ''
       from generate_series(1, 10000) n join bookings b on b.reference = 'B-BNCH-' || n * 5`,
    );
    await client.query(
      `insert into review_texts (review_id, locale, title, text, hash)
       select id, language, 'Wonderful', repeat('We saw elephants. ', 20), '' from reviews where id like 'bench-%'`,
    );
    await client.query("commit");
    // As PostgreSQL does by itself within a minute of so many new rows.
    await client.query(
      "vacuum (analyze) bookings, requests, leads, ledger, invoices, audit, reviews, review_texts",
    );
  });
