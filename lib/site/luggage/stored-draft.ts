/** Where each form keeps its draft in the browser, and what of it goes along to another language. */
export const drafts = {
  quote: {
    key: "tembea-quote",
    answers: [
      "travel_type",
      "interests",
      "days",
      "travel_with",
      "budget",
      "departure",
      "date",
      "month",
      "destinations",
      "adults",
      "children",
      "rooms",
      "tours",
      "tour",
      "coupon_code",
    ],
  },
  booking: {
    key: "tembea-booking",
    answers: ["tour", "starts", "adults", "children", "rooms", "extras", "coupon_code", "coupon"],
  },
} as const;

export type DraftKind = keyof typeof drafts;

/** Where a draft lies that came from another language, until the form takes it up. */
export const arrivedKey = (key: string) => `${key}-arrived`;
