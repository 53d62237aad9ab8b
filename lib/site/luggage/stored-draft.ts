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

/** What a browser keeps under a key, unchecked; null for nothing and for what is no JSON. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value under a key, or nothing for null; without storage it lives as long as the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage.
  }
}
