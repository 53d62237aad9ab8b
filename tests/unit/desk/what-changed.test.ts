import { describe, expect, it } from "vitest";
import { whatChanged } from "@/lib/backend/bookings/change/what-changed";

const before = { starts: "2027-08-07", adults: 2, children: [9, 6], rooms: 1, extras: ["balloon"] };
const changed = (after: Partial<typeof before>, totalMinor = 190_000) =>
  whatChanged(
    { totalMinor: 190_000 },
    {
      ...{ before, after: { ...before, ...after } },
      price: { total_minor: totalMinor },
    },
  );

describe("what a change makes another", () => {
  it("is nothing where all is as it was", () => expect(changed({})).toEqual([]));

  it("is the first day", () =>
    expect(changed({ starts: "2027-08-09" })).toEqual([
      { kind: "starts", before: "2027-08-07", after: "2027-08-09" },
    ]));

  it.each([{ adults: 3 }, { children: [9] }, { children: [9, 7] }])(
    "is the party as a whole: %o",
    (after) =>
      expect(changed(after)).toEqual([
        {
          ...{ kind: "party", before: { adults: 2, children: [9, 6] } },
          after: { adults: 2, children: [9, 6], ...after },
        },
      ]),
  );

  it("is how many rooms", () =>
    expect(changed({ rooms: 2 })).toEqual([{ kind: "rooms", before: 1, after: 2 }]));

  it("is the extras that came and went, in whatever order they stand", () => {
    expect(changed({ extras: ["night_drive"] })).toEqual([
      { kind: "extras", added: ["night_drive"], removed: ["balloon"] },
    ]);
    expect(changed({ extras: ["night_drive", "balloon"] })).toEqual([
      { kind: "extras", added: ["night_drive"], removed: [] },
    ]);
  });

  it("is told in one order: day, party, rooms, extras, price", () =>
    expect(
      changed({ starts: "2027-08-09", adults: 3, rooms: 2, extras: [] }, 200_000).map(
        ({ kind }) => kind,
      ),
    ).toEqual(["starts", "party", "rooms", "extras", "price"]));
});
