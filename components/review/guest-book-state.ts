import {
  createParser,
  type inferParserType,
  parseAsInteger,
  parseAsStringLiteral,
} from "nuqs/server";
import { destinationCategories } from "@/lib/contract/destination-categories";
import { addDays } from "@/lib/pricing/days";
import { urlSpelling } from "../url-state/url-spelling";

export const guestBookSorts = ["newest", "oldest", "highest", "lowest"] as const;

/** An ISO day of this century that exists: 31 February would become a day of March. */
const isDay = (text: string) =>
  /^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(text) && addDays(text, 0) === text;

const parseAsDay = createParser({
  parse: (text) => (isDay(text) ? text : null),
  serialize: (day) => day,
});

const mostPages = 10_000;

const parseAsPage = createParser({
  parse: (text) => {
    const page = parseAsInteger.parse(text) ?? 0;
    return page >= 1 && page <= mostPages ? page : null;
  },
  serialize: String,
});

/** The filter of the guest book in the address, by the names of `/api/guestbook`. */
const parsers = {
  category: parseAsStringLiteral(destinationCategories),
  date_from: parseAsDay,
  date_to: parseAsDay,
  sort: parseAsStringLiteral(guestBookSorts).withDefault("newest"),
  page: parseAsPage.withDefault(1),
};

export type GuestBookState = inferParserType<typeof parsers>;
export const guestBookSpelling = urlSpelling(parsers);

export const wholeGuestBook: GuestBookState = {
  category: null,
  date_from: null,
  date_to: null,
  sort: "newest",
  page: 1,
};
