import type { BookingBeginning } from "@/lib/contract/desk/new-booking";
import { type locales, toLocale } from "@/lib/i18n/locales";
import { addDays } from "@/lib/pricing/days";
import { objectIn } from "../use-kept-text";

const usualHoldDays = 2;

/** What somebody writes down while they are on the telephone; as it is typed. */
export interface BookingDraft {
  tour: string;
  starts: string;
  adults: number;
  children: number[];
  /** 0 where they sleep as is usual. */
  rooms: number;
  extras: string[];
  discountMinor: number;
  reason: string;
  name: string;
  phone: string;
  email: string;
  country: string;
  language: (typeof locales)[number];
  message: string;
  agent: string;
  commission: string;
  holdUntil: string;
  /** The day on which something of it was written last. */
  writtenOn: string;
  /** By which it is known that it was booked, whatever is changed of it after an answer was lost. */
  key: string;
}

/** An empty one, or what is known of somebody who has asked. */
export function begun({ wish }: BookingBeginning, today: string, key: string): BookingDraft {
  return {
    tour: wish?.tour ?? "",
    starts: wish?.tour ? wish.starts : "",
    adults: wish?.adults ?? 2,
    children: wish?.children ?? [],
    rooms: wish?.rooms ?? 0,
    extras: [],
    ...{ discountMinor: 0, reason: "" },
    name: wish?.name ?? "",
    phone: wish?.phone ?? "",
    email: wish?.email ?? "",
    country: wish?.country ?? "",
    language: wish?.language ?? "en",
    ...{ message: "", agent: "", commission: "" },
    ...{ holdUntil: addDays(today, usualHoldDays), writtenOn: today, key },
  };
}

/** What was kept in this browser, as far as it is one; the rest as it begins. */
export function readDraft(kept: string, empty: BookingDraft): BookingDraft {
  const found: Partial<Record<keyof BookingDraft, unknown>> = objectIn(kept);
  const { writtenOn: today } = empty;
  const text = (name: keyof BookingDraft) => {
    const value: unknown = found[name];
    return typeof value === "string" ? value : String(empty[name]);
  };
  const number = (name: "adults" | "rooms" | "discountMinor") =>
    typeof found[name] === "number" ? found[name] : empty[name];
  return {
    ...{ tour: text("tour"), starts: text("starts"), discountMinor: number("discountMinor") },
    ...{ adults: number("adults"), rooms: number("rooms") },
    children: Array.isArray(found.children)
      ? found.children.filter((each) => typeof each === "number")
      : empty.children,
    extras: Array.isArray(found.extras)
      ? found.extras.filter((each) => typeof each === "string")
      : empty.extras,
    ...{ reason: text("reason"), name: text("name"), phone: text("phone"), email: text("email") },
    ...{ country: text("country"), language: toLocale(text("language")) },
    ...{ message: text("message"), agent: text("agent"), commission: text("commission") },
    // One that has ended since begins anew; a day that is being typed stays.
    holdUntil:
      found.writtenOn === today || text("holdUntil") >= today ? text("holdUntil") : empty.holdUntil,
    ...{ writtenOn: today, key: text("key") },
  };
}

/** Whether nothing is written down but what it begins with. */
export const isEmpty = (draft: BookingDraft, empty: BookingDraft): boolean =>
  said(draft) === said(empty);
const said = ({ key: _key, writtenOn: _writtenOn, ...typed }: BookingDraft) =>
  JSON.stringify(Object.entries(typed).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The day, and who comes. */
export type PartyDraft = Pick<BookingDraft, "starts" | "adults" | "children" | "rooms" | "extras">;

/** How many travel. */
export const peopleIn = ({ adults, children }: PartyDraft) => adults + children.length;

/** What is asked the price of, and booked. */
export function wantedIn(draft: BookingDraft) {
  return {
    ...{ tour: draft.tour, starts: draft.starts, adults: draft.adults, extras: draft.extras },
    children: draft.children,
    ...(draft.rooms > 0 && { rooms: draft.rooms }),
    language: draft.language,
    discount_minor: draft.discountMinor,
    commission_percent: Math.min(Math.max(Number.parseInt(draft.commission, 10) || 0, 0), 50),
  };
}
