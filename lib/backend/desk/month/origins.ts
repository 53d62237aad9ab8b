import { and, ne, type SQL, sql } from "drizzle-orm";
import { type Among, type Grouping, groupings } from "@/lib/contract/desk/month";
import { bookings } from "../../db/booking-schema";
import { requests } from "../../db/inbox-schema";
import { offers, offerVersions } from "../../db/offer-schema";
import { leads, tourTexts } from "../../db/schema";
import { sourceOf } from "../../inbox/came-from";
import { periodOf, within } from "./period";

/**
 * Requests that are none of reviews, with what figures are told apart by. Each of these selects has
 * the same columns: `id`, `source`, `language`, `journey` (a tour's id), `person`; empty for unknown.
 */
export const requestOrigins = (where: SQL) => sql`(
  select r.id, ${sourceOf(sql`r.came_from`)} source, r.locale as language,
    coalesce(b.tour_id, t.tour_id, '') journey, coalesce(r.owner::text, '') person,
    r.since, r.state, r.first_answered_at
  from ${requests} r
  left join ${bookings} b on b.reference = r.booking
  left join ${leads} l on l.reference = r.lead
  left join (
    select distinct on (x.locale, x.slug) x.locale, x.slug, x.tour_id from ${tourTexts} x
    order by x.locale, x.slug, x.retired_at nulls first) t
    on t.locale = l.locale and t.slug = coalesce(l.payload->>'tour', l.payload#>>'{about,slug}')
  where r.kind <> 'review' and ${where})`;

/** The tour that something is about; of what was begun from nothing the named one is none. */
const journeyOf = (tour: SQL) =>
  sql`case when v.draft->>'blank' = 'true' then '' else coalesce(${tour}, '') end`;

/** Offers that were sent. */
export const offerOrigins = (where: SQL) => sql`(
  select o.reference id, ${sourceOf(sql`r.came_from`)} source, o.locale as language,
    ${journeyOf(sql`v.draft->>'tour'`)} journey, o.owner::text person, o.sent_at
  from ${offers} o
  left join ${requests} r on r.id = o.request
  left join ${offerVersions} v on v.offer = o.reference and v.number = o.sent
  where ${where})`;

// Who was booked for at the desk came by no page, unless they had asked on one before.
const bookingSource = sql`coalesce(
  nullif(${sourceOf(sql`coalesce(b.came_from, r.came_from, q.came_from)`)}, ''),
  case when b.agent <> '' then 'agent' when b.made_by is not null then 'telephone' else '' end)`;

/** Bookings. Whose they are: whoever has their request, or made it, or the offer that became one. */
export const bookingOrigins = (where: SQL) => sql`(
  select b.reference id, ${bookingSource} source, b.locale as language,
    ${journeyOf(sql`b.tour_id`)} journey,
    coalesce(r.owner::text, o.owner::text, b.made_by::text, '') person, b.created_at, b.confirmed_at, b.total_minor
  from ${bookings} b
  left join ${requests} r on r.booking = b.reference
  left join ${offers} o on o.booking = b.reference
  left join ${offerVersions} v on v.offer = o.reference and v.number = o.sent
  left join ${requests} q on q.id = coalesce(o.request, b.request)
  where ${where})`;

const columns: Record<Grouping, SQL> = {
  source: sql`x.source`,
  language: sql`x.language`,
  journey: sql`x.journey`,
  person: sql`x.person`,
};

/** By which grouping a row is, and its key; with `groupedBy`, of a select that is called `x`. */
export const group = sql`
  case when grouping(x.source) = 0 then 'source' when grouping(x.language) = 0 then 'language'
    when grouping(x.journey) = 0 then 'journey' when grouping(x.person) = 0 then 'person'
    else 'all' end "by",
  coalesce(x.source, x.language, x.journey, x.person, '') "key"`;

/** All of them in a row, and a row for each source, language, journey and person. */
export const groupedBy = sql`
  group by grouping sets ((), (x.source), (x.language), (x.journey), (x.person))`;

/** Whether a row is one of a grouping; the one of all of them is none. */
export const isGrouping = (by: string): by is Grouping => groupings.some((each) => each === by);

/** Whether a request is one of those that a figure counts. */
export function cameAmong({ month, by, key = "" }: Among): SQL | undefined {
  const period = periodOf(month);
  const isMeant = and(ne(requests.kind, "review"), within(sql`${requests.since}`, period));
  if (!by) return isMeant;
  const origins = requestOrigins(within(sql`r.since`, period));
  return sql`${requests.id} in (select x.id from ${origins} x where ${columns[by]} = ${key})`;
}

/** Whether a booking is one of those that a figure counts. */
export function bookedAmong(
  when: "created_at" | "confirmed_at",
  { month, by, key = "" }: Among,
): SQL {
  const period = periodOf(month);
  if (!by) return within(sql`${bookings}.${sql.identifier(when)}`, period);
  const origins = bookingOrigins(within(sql`b.${sql.identifier(when)}`, period));
  return sql`${bookings.reference} in (select x.id from ${origins} x where ${columns[by]} = ${key})`;
}
