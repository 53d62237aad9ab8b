import type { OfferDetail, OfferLibrary } from "@/lib/contract/desk/offers";

const words = (title: string) => ({
  name: "",
  ...{ title, letter: "", letter_language: null, days: [], inclusions: [], exclusions: [] },
  ...{ tips: [], picture: { url: "/x", alt: "", color: "#ffffff" } },
});
/** An offer of two days in one version. */
export const anOffer = (changes: Partial<OfferDetail> = {}): OfferDetail => ({
  ...{ reference: "O-7KM4-X2PA-9TRH", state: "draft", version: 1, request: null, booking: null },
  ...{ name: "Familie Vogelsang", email: "vogelsang@example.com", language: "de" },
  draft: {
    ...{ schema: 2, tour: "a", title: null, letter: { source: "de", texts: {} } },
    ...{ starts: "2028-02-10", adults: 2, children: [9], rooms: 1 },
    ...{ balance_due: null, valid_until: "2028-01-01" },
    variants: [
      {
        ...{ id: "first", name: null, lines: [], total_minor: null, deposit_minor: null },
        days: ["one", "two"].map((block) => ({
          ...{ id: block, block, stay: null, title: null, text: null },
        })),
      },
    ],
  },
  ...{ currency: "USD", sent: null, sent_at: null, unsent: false },
  ...{ link: null, link_ended: false, link_text: null },
  problems: [],
  ...{ openings: 0, opened_at: null, is_shared: false, remind: false, reminder_day: null },
  previews: [
    {
      ...words("Ton und Krater"),
      ...{ variant: "first", ends: "2028-02-11", line_texts: {}, warnings: [] },
      price: {
        ...{ currency: "USD", lines: [], total_minor: 0, deposit_percent: 40, deposit_minor: 0 },
        ...{ balance_minor: 0, due_now_minor: 0, balance_due: "2027-12-12" },
      },
    },
  ],
  ...{ editor: "Juma", messages: [] },
  ...changes,
});
export const library: OfferLibrary = {
  tours: [],
  days: [
    {
      ...{ id: "one", title: "To the crater", night: null, hours: 2 },
      ...{ places: ["Ngorongoro"], themes: ["Game drive"] },
    },
    {
      ...{ id: "two", title: "Among the potters", night: null, hours: 0 },
      ...{ places: ["Arusha"], themes: ["Villages"] },
    },
  ],
  stays: [],
};
