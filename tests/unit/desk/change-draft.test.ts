import { describe, expect, it } from "vitest";
import { keptDraft, readDraft, unchanged } from "@/components/desk/booking-change/change-draft";
import type { ChangeBeginning } from "@/lib/contract/desk/booking-changes";

const first: ChangeBeginning = {
  ...{ version: 3, name: "Greta", language: "de", agreed: false, starts: "2027-07-01" },
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

  it("is read again as it was kept, and not where the screen was another then", () => {
    const draft = { ...unchanged(first), adults: 3, message: "Wie besprochen" };
    expect(readDraft(keptDraft(3, draft), first)).toEqual(draft);
    expect(readDraft(keptDraft(2, draft), first)).toEqual(unchanged(first));
    const { ours: _, ...older } = draft;
    const kept = JSON.stringify({ version: 3, draft: older });
    expect(readDraft(kept, first)).toEqual(unchanged(first));
    expect(readDraft("{", first)).toEqual(unchanged(first));
  });
});
