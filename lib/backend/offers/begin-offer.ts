import { desc, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import { businessDay } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import { lastCalendarDay } from "@/lib/contract/desk/calendar-limits";
import { ApiError } from "@/lib/contract/errors";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import type { Draft } from "@/lib/contract/offer-document";
import { addDays } from "@/lib/pricing/days";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import { bookedTour } from "../bookings/guest/booked-tour";
import { subjectId } from "../catalogue/subject";
import { offers, offerVersions } from "../db/offer-schema";
import { db } from "../db/pool";
import { tours } from "../db/schema";
import type { Transaction } from "../db/transaction";
import { askedRequest } from "../inbox/asked-request";
import { newReference } from "../requests/reference";
import { record, type StaffActor } from "../staff/audit";
import { askedIn, catalogueLines } from "./catalogue-lines";

const validDays = 14;
const soonDays = 90;

/** What is known about a journey that somebody wishes for. */
interface Wish {
  request: string | null;
  name: string;
  email: string;
  phone: string;
  country: string;
  language: Locale;
  /** Undefined where none was named. */
  tour: string | undefined;
  starts: string;
  adults: number;
  children: number[];
  rooms?: number | undefined;
}

/** A wish with a tour to begin an offer from, be it any. */
type Begun = Wish & { tour: string };

const SaidSchema = z.object({
  phone: z.string().catch(""),
  country: z.string().catch(""),
  tour: z.string().optional().catch(undefined),
  tours: z.array(z.string()).catch([]),
  about: z.object({ slug: z.string().optional() }).optional().catch(undefined),
  departure: z
    .object({ date: z.iso.date().optional(), month: z.string().optional() })
    .optional()
    .catch(undefined),
  adults: z.int().min(1).max(40).catch(2),
  children: z.array(z.int().min(0).max(17)).max(20).catch([]),
  rooms: z.int().min(1).max(40).optional().catch(undefined),
});

/**
 * What somebody has asked for, as far as it can be read.
 * @throws ApiError `not_found` for a request that is not there
 */
export async function wishIn(request: string): Promise<Wish> {
  const row = await askedRequest(request);
  if (!row || row.request.kind === "review") throw new ApiError("not_found");
  const who = row.lead ?? row.booking;
  const said = SaidSchema.parse(row.lead?.payload ?? {});
  const guest = {
    request,
    name: who?.name ?? "",
    email: who?.email ?? "",
    phone: row.booking?.phone ?? said.phone,
    country: row.booking?.country ?? said.country,
    language: LocaleSchema.parse(row.request.locale),
  };
  if (row.booking) {
    const { tourId: tour, starts, adults, children, rooms } = row.booking;
    return { ...guest, tour, starts: ahead(starts), adults, children, rooms };
  }
  const { date, month } = said.departure ?? {};
  const slug = said.tour ?? said.about?.slug;
  const named = slug && (await subjectId({ kind: "tour", slug }));
  const tour = named || (await tourKnown(said.tours));
  return {
    ...guest,
    tour,
    starts: ahead(date ?? (month ? `${month}-10` : "")),
    adults: said.adults,
    children: said.children,
    rooms: said.rooms,
  };
}

/** The same to begin an offer from. @throws ApiError `not_found` */
export async function wishOf(request: string): Promise<Begun> {
  const wish = await wishIn(request);
  return { ...wish, tour: wish.tour ?? (await anyTour()) };
}

/** A tour that nobody has asked for yet. @throws ApiError `not_found` */
export async function wishFor(tour: string | undefined): Promise<Begun> {
  const id = tour ? await demandTour(tour) : await anyTour();
  return {
    ...{ request: null, name: "", email: "", phone: "", country: "", language: "en" as const },
    ...{ tour: id, starts: ahead(""), adults: 2, children: [] },
  };
}

const ahead = (day: string) => {
  const isDay = z.iso.date().safeParse(day).success && day <= lastCalendarDay;
  return isDay && day > businessDay() ? day : addDays(businessDay(), soonDays);
};

/** A tour by its id. @throws ApiError `not_found` */
export async function demandTour(id: string): Promise<string> {
  const known = await tourKnown([id]);
  if (!known) throw new ApiError("not_found");
  return known;
}

async function tourKnown(ids: string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const rows = await db().select({ id: tours.id }).from(tours).where(inArray(tours.id, ids));
  return ids.find((id) => rows.some((row) => row.id === id));
}

async function anyTour(): Promise<string> {
  const [row] = await db()
    .select({ id: tours.id })
    .from(tours)
    // One that is still sold, where there is any.
    .orderBy(desc(isNull(tours.retiredAt)), tours.id)
    .limit(1);
  if (!row) throw new ApiError("not_found");
  return row.id;
}

/** 0 for as many as is usual, so that they become others with the party. */
const roomsTyped = ({ rooms, ...party }: Pick<Wish, "adults" | "children" | "rooms">): number =>
  rooms === undefined || rooms === usualRooms(party, false) ? 0 : rooms;

/** A draft without a tour: one day to begin with, no price yet. */
export function blankDraft(wish: Begun): Draft {
  const { tour, language, starts, adults, children } = wish;
  const valid = addDays(businessDay(), validDays);
  const day = { id: "day-1", block: null, stay: null, title: null, text: null };
  const rooms = roomsTyped(wish);
  return {
    ...{ schema: 2, tour, blank: true, title: null, starts, adults, children, rooms },
    letter: { source: language, texts: {} },
    balance_due: null,
    valid_until: valid < starts ? valid : addDays(starts, -1),
    variants: [
      {
        ...{ id: "first", name: null, days: [day], lines: [] },
        ...{ total_minor: null, deposit_minor: null },
      },
    ],
  };
}

/** The first draft: the days of the tour, and what the catalogue asks for it. */
export async function firstDraft(wish: Begun): Promise<Draft> {
  const { tour, language, starts, adults, children } = wish;
  const booked = await bookedTour(tour, language);
  const rooms = roomsTyped(wish);
  const party = { tour, starts, adults, children, rooms };
  const valid = addDays(businessDay(), validDays);
  const days = booked.tour.facts.days.map(({ block, stay, meals }, at) => ({
    ...{ id: `day-${at + 1}`, block, stay: stay ?? null },
    ...{ title: null, text: null, ...(meals && { meals }) },
  }));
  const lines = await catalogueLines(party);
  return {
    schema: 2,
    ...party,
    title: null,
    letter: { source: language, texts: {} },
    balance_due: null,
    valid_until: valid < starts ? valid : addDays(starts, -1),
    variants: [
      {
        ...{ id: "first", name: null, days, lines, asked: askedIn(lines) },
        ...{ total_minor: null, deposit_minor: null },
      },
    ],
  };
}

/**
 * A draft like an earlier one, without what was written to its guest: its letter, its title and what
 * stood above and below days. Days of our own and in our words are work to use again; the desk marks
 * them. It is for whoever asks, at their dates and with their party, or for nobody yet. Prices are
 * those of then, for them to be looked at.
 */
export function draftLike(earlier: Draft, wish: Begun | undefined): Draft {
  const { adults, children, rooms } = wish ?? earlier;
  const starts = wish?.starts ?? ahead(earlier.starts);
  const valid = addDays(businessDay(), validDays);
  return {
    ...earlier,
    ...{ starts, adults, children },
    rooms: roomsTyped({ adults, children, rooms }),
    title: null,
    letter: { source: wish?.language ?? earlier.letter.source, texts: {} },
    balance_due: null,
    valid_until: valid < starts ? valid : addDays(starts, -1),
    // What the catalogue asked, and was taken out, was for the first guest.
    variants: earlier.variants.map(({ asked, ...variant }) => ({
      ...variant,
      days: variant.days.map(({ over, under, ...day }) => day),
    })),
  };
}

/** Begins an offer. @returns its reference */
export async function beginOffer(
  transaction: Transaction,
  actor: StaffActor,
  { request, name, email, language }: Wish,
  draft: Draft,
): Promise<string> {
  const reference = newReference("O");
  const { db, changed } = transaction;
  await db.insert(offers).values({
    ...{ reference, request, locale: language, name, email },
    ...{ owner: actor.id, editor: actor.id },
  });
  await db.insert(offerVersions).values({ offer: reference, number: 1, draft });
  await record(transaction, actor, {
    action: "begin-offer",
    subject: request ?? reference,
    after: { offer: reference },
  });
  changed.add(deskRequests);
  return reference;
}
