import { between, inArray, or, type SQL, sql } from "drizzle-orm";
import { bookings } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { tourTexts } from "../../db/schema";
import { wantedDays } from "./wanted-days";

/** What of a booking is looked through, as its index has it: without accents, in small letters. */
const words = sql`booking_words(${bookings.reference}, ${bookings.invoice}, ${bookings.name}, ${bookings.email}, ${bookings.phone})`;

/**
 * Which bookings are meant by what somebody typed: a day or a month of departure, a telephone number
 * however it is spaced, or words of which each is somewhere in reference, invoice, name, mail, tour or
 * the agent's name.
 */
export async function bookingsMeant(find: string): Promise<SQL[]> {
  const typed = find.trim();
  if (typed === "") return [];
  const days = wantedDays(typed);
  if (days) return [between(bookings.starts, days.from, days.until)];
  const digits = telephone(typed);
  if (digits) return [contains(digits)];
  return Promise.all(typed.split(/\s+/).slice(0, 6).map(meant));
}

async function meant(word: string): Promise<SQL> {
  const [tours, agents] = await Promise.all([toursCalled(word), agentsCalled(word)]);
  const inWords = contains(word);
  const either = or(
    inWords,
    tours.length > 0 ? inArray(bookings.tourId, tours) : undefined,
    agents.length > 0 ? inArray(bookings.agent, agents) : undefined,
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
