/** What a visitor tells us in the wizard. */
export interface Wishes {
  /** The name of a place. */
  place: string;
  days: string;
  budget: string;
  full_name: string;
  email: string;
  phone: string;
  message: string;
  coupon_code: string;
}

export const wishes: Wishes = {
  place: "Serengeti",
  days: "11",
  budget: "3200",
  full_name: "Jürgen Weiß",
  email: "juergen@example.com",
  phone: "+4930901820",
  message: "Elephants, please — and “tents”.\nOne of us is afraid of <small> planes & boats.",
  coupon_code: "KARIBU5",
};

/** The same as it is kept. */
export const kept = {
  travel_type: "family",
  interests: ["great_migration"],
  days: 11,
  travel_with: ["partner", "children"],
  budget_per_person: 3200,
  departure: { kind: "flexible" },
  destinations: ["serengeti"],
  adults: 2,
  children: [9],
  full_name: wishes.full_name,
  phone: wishes.phone,
  message: wishes.message,
  country: "DE",
  contact_method: "whatsapp",
  coupon_code: wishes.coupon_code,
  save_details: false,
  agree: true,
  of_age: true,
};
