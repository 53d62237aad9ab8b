import { between, inArray, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { ofWhatWasSent } from "../../bookings/guest/booked-journey";
import { bookings } from "../../db/booking-schema";
import { offers, offerVersions } from "../../db/offer-schema";
import { db } from "../../db/pool";
import { tourTexts } from "../../db/schema";

/** What of a booking is looked through, as its index has it: without accents, in small letters. */
const words = sql`booking_words(${bookings.reference}, ${bookings.invoice}, ${bookings.name}, ${bookings.email}, ${bookings.phone})`;

/**
 * Which bookings are meant by what somebody typed: a day or a month of departure, a telephone number
 * however it is spaced, or words of which each is somewhere in reference, invoice, name, mail, the title
 * of the tour or of the offer, or the agent's name.
 */
export async function bookingsMeant(find: string): Promise<SQL[]> {
  const typed = find.trim();
  if (typed === "") return [];
  const days = wantedDays(typed);
  if (days) return [between(bookings.starts, days.from, days.until)];
  const digits = telephone(typed);
  if (digits) return [contains(digits)];
  const words = typed.split(/\s+/).slice(0, 6);
  const offered = await offersCalled(words);
  return Promise.all(words.map((word, at) => meant(word, offered[at] ?? [])));
}

async function meant(word: string, offered: string[]): Promise<SQL> {
  const [tours, agents] = await Promise.all([toursCalled(word), agentsCalled(word)]);
  const inWords = contains(word);
  const either = or(
    inWords,
    tours.length > 0 ? inArray(bookings.tourId, tours) : undefined,
    agents.length > 0 ? inArray(bookings.agent, agents) : undefined,
    offered.length > 0 ? inArray(bookings.reference, offered) : undefined,
  );
  return either ?? inWords;
}

const contains = (word: string): SQL => sql`${words} like ${pattern(word)}`;
/** Signs that mean something to LIKE are taken as they are. */
const pattern = (word: string): SQL =>
  sql`'%' || folded(${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}) || '%'`;

// Asked first: a list of tours is looked up in an index, a subquery beside other words would not be.
async function toursCalled(word: string): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ id: tourTexts.tourId })
    .from(tourTexts)
    .where(sql`folded(${tourTexts.title}) like ${pattern(word)}`);
  return rows.map(({ id }) => id);
}

/**
 * For each of some words the bookings of journeys that were made for their guests and are called so, in
 * any language. The versions of a journey share their title, which one from before there were any has at
 * the top. Each document, which is long, is read once for all words.
 */
async function offersCalled(words: string[]): Promise<string[][]> {
  const isIn = words.map((word) => sql`t.titles like ${pattern(word)}`);
  const { rows } = await db().execute(sql`
    select ${offers.booking}, array[${sql.join(isIn, sql`, `)}] called
    from ${offers} join ${offerVersions} on ${ofWhatWasSent}, lateral (
      select folded(string_agg(title #>> '{}', ' ')) titles
      from jsonb_path_query(${offerVersions.sent}, '$.**{0 to 1}.words.*.title') title) t
    where ${offers.booking} is not null and (${sql.join(isIn, sql` or `)})`);
  const found = CalledSchema.parse(rows);
  return words.map((_, at) =>
    found.filter(({ called }) => called[at]).map(({ booking }) => booking),
  );
}

const CalledSchema = z.array(z.object({ booking: z.string(), called: z.array(z.boolean()) }));

async function agentsCalled(word: string): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ name: bookings.agent })
    .from(bookings)
    .where(sql`${bookings.agent} <> '' and folded(${bookings.agent}) like ${pattern(word)}`);
  return rows.map(({ name }) => name);
}

/** The digits of a telephone number as it is kept, without the zeros that it is dialled with here. */
function telephone(typed: string): string | undefined {
  if (!/^[+(]?[\d\s()/.-]{5,}$/.test(typed) || /^\d{4}-\d{5}$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 4 ? digits : undefined;
}

interface Days {
  from: string;
  until: string;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * The days that somebody means who types `2027-08-07`, `7.8.2027`, `7/8/2027`, `7.8.27`, `7 Aug 2027`, `Aug 2027`
 * or `2027-08`; undefined where it is no day.
 */
function wantedDays(typed: string): Days | undefined {
  const text = typed.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text);
  if (iso) return days(iso[1], iso[2], iso[3]);
  const figures = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/.exec(text);
  if (figures) return days(figures[3]?.padStart(4, "20"), figures[2], figures[1]);
  const named = /^(?:(\d{1,2})\.?\s)?([a-z]{3})[a-z]*\.?\s(\d{4})$/.exec(text);
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
