import type { InputOf } from "@/lib/contract/endpoint";
import type { requestQuoteEndpoint } from "@/lib/contract/leads";

/** A quote request as a visitor would send it. */
export function sampleQuote(
  changes: Partial<InputOf<typeof requestQuoteEndpoint>> = {},
): InputOf<typeof requestQuoteEndpoint> {
  return {
    travel_type: "family",
    interests: ["safari", "great_migration"],
    days: 8,
    travel_with: ["partner", "children"],
    budget_per_person: 3200,
    departure: { kind: "month", month: `${new Date().getUTCFullYear() + 1}-08` },
    destinations: ["serengeti", "zanzibar"],
    adults: 2,
    children: [9],
    rooms: 2,
    message: "We would love to see elephants.\nAnd sleep in tents.",
    full_name: "Jürgen Weiß",
    email: "juergen@example.com",
    phone: "+4930901820",
    country: "DE",
    contact_method: "whatsapp",
    agree: true,
    of_age: true,
    seconds_open: 42,
    ...changes,
  };
}
