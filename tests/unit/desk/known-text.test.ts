import { describe, expect, it } from "vitest";
import { knownFacts } from "@/components/desk/requests/known-text";
import { deskWords } from "@/components/desk/words/words";
import { type Known, KnownSchema } from "@/lib/contract/desk/known";

const { labels } = deskWords.known;

const whole: Required<Known> = {
  ...{ reference: "Q-1", tour: "Northern circuit", tour_id: "T-1", destination: "Ngorongoro" },
  ...{ tours: ["Machame"], travel_type: "solo", interests: ["safari"], days: 8, state: "enquiry" },
  departure: { kind: "month", month: "2027-08" },
  destinations: ["Serengeti", "Zanzibar"],
  ...{ adults: 2, children: [9], rooms: 1, travel_with: ["nobody"], budget_minor: 320_000 },
  ...{ rating: 4, travelled_on: "2026-07-01", photographs: 2 },
  ...{ name: "Ann Lee", email: "ann@example.com", phone: "+39333", country: "IT" },
  ...{ contact_method: "call", starts: "2027-08-03", ends: "2027-08-10" },
  seats: { own: false, free: 3, all: 8 },
  ...{ extras: ["Balloon"], coupon: "KARIBU", hold_until: "2027-01-02T09:00:00Z" },
  ...{ invoice: "2027-00001", proposed: ["2027-09-01"], made_at: "2027-01-01T09:00:00Z" },
};

describe("what is known of a request", () => {
  it.each(Object.keys(KnownSchema.shape) as (keyof Known)[])("says its %s", (fact) => {
    const { [fact]: _, ...others } = whole;
    expect(knownFacts(others)).not.toEqual(knownFacts(whole));
  });

  it("is said in the desk's words, with days as the desk shows them", () => {
    expect(knownFacts(whole)).toEqual(
      expect.arrayContaining([
        [labels.travel_type, deskWords.known.travelTypes.solo],
        [labels.departure, "August 2027"],
        [labels.dates, "3 Aug 2027 – 10 Aug 2027"],
        [labels.seats, deskWords.known.seats(false, 3, 8)],
        [labels.country, "Italy"],
        [labels.proposed, "1 Sept 2027"],
      ]),
    );
  });

  it("leaves out what was not said", () => {
    expect(knownFacts({ reference: "Q-1", phone: "", children: [], tours: [] })).toEqual([
      [labels.reference, "Q-1"],
    ]);
    expect(knownFacts({ seats: null })).toEqual([[labels.seats, deskWords.known.privateJourney]]);
  });
});
