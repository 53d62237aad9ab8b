import { destinationCategories } from "@/lib/contract/destination-categories";
import { isDay } from "@/lib/pricing/days";
import { maybe, oneOf, or, wholeNumber } from "../url-state/url-part";
import { urlSpelling } from "../url-state/url-spelling";

export const guestBookSorts = ["newest", "oldest", "highest", "lowest"] as const;

const day = maybe({ read: (text) => (isDay(text) ? text : null) });

const mostPages = 10_000;

const pageNumber = maybe({
  read: (text) => {
    const page = wholeNumber.read(text) ?? 0;
    return page >= 1 && page <= mostPages ? page : null;
  },
});

export interface GuestBookState {
  category: (typeof destinationCategories)[number] | null;
  date_from: string | null;
  date_to: string | null;
  sort: (typeof guestBookSorts)[number];
  page: number;
}

/** The filter of the guest book in the address, by the names of `/api/guestbook`. */
export const guestBookSpelling = urlSpelling<GuestBookState>({
  category: oneOf(destinationCategories),
  date_from: day,
  date_to: day,
  sort: or(oneOf(guestBookSorts), "newest"),
  page: or(pageNumber, 1),
});

export const wholeGuestBook: GuestBookState = {
  category: null,
  date_from: null,
  date_to: null,
  sort: "newest",
  page: 1,
};
