import { describe, expect, it } from "vitest";
import { keptDraft, readDraft, unchanged } from "@/components/desk/booking-change/change-draft";
import type { ChangeBeginning } from "@/lib/contract/desk/booking-changes";

const first: ChangeBeginning = {
  ...{
    version: 3,
    name: "Greta",
    language: "de",
    has_email: true,
    begun: false,
    agreed: false,
    starts: "2027-07-01",
  },
  ...{ adults: 2, children: [], rooms: 1, extras: [], added: [], adjustment_minor: 0 },
  tour: {
    ...{ id: "plains", title: "The plains", trip_type: "private", party_max: 12, min_age: 0 },
    ...{ departures: [], runs: [], extras: [] },
  },
};

describe("a change of a booking", () => {
  it("leaves open how they sleep where it is as usual, so that a third adult finds a bed", () => {
    expect(unchanged(first).rooms).toBe(0);
    expect(unchanged({ ...first, rooms: 2 }).rooms).toBe(2);
    expect(unchanged({ ...first, agreed: true }).rooms).toBe(1);
  });

  const draft = { ...unchanged(first), adults: 3, message: "Wie besprochen" };
  const kept = keptDraft({ draft, since: 3 }, unchanged(first));

  it("is read again as it was kept, and not where the screen was another then", () => {
    expect(readDraft(kept, first)).toEqual({ draft, since: 3 });
    const { ours: _, ...older } = draft;
    const none = { draft: unchanged(first), since: 3 };
    const olderKept = JSON.stringify({ since: 3, draft: older, over: unchanged(first) });
    expect(readDraft(olderKept, first)).toEqual(none);
    expect(readDraft(JSON.stringify({ version: 3, draft }), first)).toEqual(none);
    expect(readDraft("{", first)).toEqual(none);
  });

  it("has what was typed of another booking that this has become, and all else as it stands", () => {
    const now = { ...first, version: 4, starts: "2027-08-01", adults: 4, adjustment_minor: -100 };
    expect(readDraft(kept, now)).toEqual({
      draft: { ...unchanged(now), adults: 3, message: "Wie besprochen" },
      since: 3,
    });
    const nothing = keptDraft({ draft: unchanged(first), since: 3 }, unchanged(first));
    expect(readDraft(nothing, now)).toEqual({ draft: unchanged(now), since: 4 });
  });
});
