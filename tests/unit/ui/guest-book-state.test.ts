import { expect, it } from "vitest";
import { guestBookSpelling } from "@/components/review/guest-book-state";

const read = (query: string) => guestBookSpelling.read(new URLSearchParams(query));

it.each(["2027-02-00", "2027-02-31", "2027-19-39", "0001-01-01", "9999-12-31", "soon"])(
  "the guest book is not asked for reviews since a day that no calendar has: %s",
  (day) => {
    expect(read(`date_from=${day}&date_to=2027-08-07`)).toMatchObject({
      ...{ date_from: null, date_to: "2027-08-07" },
    });
  },
);
