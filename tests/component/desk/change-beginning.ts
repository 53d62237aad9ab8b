import type { ChangeBeginning } from "@/lib/contract/desk/booking-changes";

/** A booking for two, as its change begins. */
export const first: ChangeBeginning = {
  ...{
    version: 3,
    name: "Chiara",
    has_email: true,
    begun: false,
    language: "it",
    agreed: false,
    starts: "2027-07-01",
  },
  ...{ adults: 2, children: [], rooms: 0, extras: [], added: [], adjustment_minor: 0 },
  tour: {
    ...{ id: "plains", title: "The plains", trip_type: "private", party_max: 12, min_age: 0 },
    ...{ departures: [], runs: [], extras: [] },
  },
};
