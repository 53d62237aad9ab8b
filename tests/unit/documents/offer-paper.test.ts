import { describe, expect, it } from "vitest";
import { offerDocument } from "@/lib/backend/documents/offer-document";
import type { Offer, OfferJourney } from "@/lib/contract/offers";
import { translator } from "@/lib/i18n/translator";
import { pdfPages } from "../../support/pdf-text";

const t = translator("de");
const day = {
  ...{ day: 1, title: "Ankunft", text: "Nach Arusha.", places: [], ways: [], activities: [] },
  ...{ drive: null, walk: null, flight: null, boat: null, altitude: null, night: null, stay: null },
  ...{ meals: ["dinner" as const], other_language: null },
};
const label = (text: string) => ({ key: text, text });

/** An offer on paper, page by page, with so many points of what is included and lines of the price. */
async function paper(points: number, priceLines = 2, letter = "") {
  const lines = Array.from({ length: priceLines }, (_, at) => ({
    ...{ kind: "own" as const, key: `l-${at}`, text: `Zeile ${at}`, amount_minor: 100_000 },
  }));
  const total_minor = priceLines * 100_000;
  const journey: OfferJourney = {
    ...{ variant: "first", name: "", title: "Ton und Krater", letter, letter_language: null },
    ...{ starts: "2027-08-07", ends: "2027-08-08", adults: 2, children: [], rooms: 1 },
    days: [day],
    inclusions: Array.from({ length: points }, (_, at) => label(`Punkt ${at}`)),
    ...{ exclusions: [], tips: [], picture: { url: "", alt: "", color: "#ffffff" } },
    price: {
      ...{ currency: "USD", lines, total_minor, deposit_percent: 40, deposit_minor: 80_000 },
      ...{ balance_minor: total_minor - 80_000, due_now_minor: 80_000, balance_due: "2027-06-08" },
    },
    refund_table: [
      { from: "2027-01-10", until: "2027-06-07", kept_minor: 80_000 },
      { from: "2027-06-08", until: "2027-07-08", kept_minor: 100_000 },
      { from: "2027-07-09", until: null, kept_minor: total_minor },
    ],
    ...{ day_subjects: [], line_subjects: [] },
  };
  const offer: Offer = {
    ...{ reference: "O-7KM4-X2PA-9TRH", reads_along: false, reading_link: null, state: "open" },
    ...{ version: 1, name: "Vogelsang", answers: "Neema", signature: null, language: "de" },
    ...{ valid_until: "2027-05-01", booking: null, others: [], party: null, messages: [], journey },
  };
  const pages = pdfPages(await offerDocument(offer, journey, "de"));
  return pages.map(plain);
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ");
const total = plain(t("Offer.total"));
const deposit = plain(t("BookingStatus.money.deposit", { percent: 40 }));
const cancelling = plain(t("BookingEmail.refund.title"));

describe("an offer on paper", () => {
  it("has what a cancellation costs beside its price, wherever that comes to stand", async () => {
    for (let points = 0; points <= 44; points += 4) {
      const pages = await paper(points);
      const last = pages.find((each) => each.includes(cancelling));
      expect(last, `${points} points`).toContain(deposit);
      expect(last, `${points} points`).toContain(total);
    }
  });

  it("has it beside what is paid when, where the price alone is longer than a page", async () => {
    const pages = await paper(0, 40);
    for (const lines of [28, 32, 36, 40]) {
      const last = (await paper(0, lines)).find((each) => each.includes(cancelling));
      expect(last, `${lines} lines`).toContain(deposit);
    }
    expect(pages.join(" ")).toContain("Zeile 39");
  });

  it("has all that is included, also where that is more than a page", async () => {
    const said = (await paper(120)).join(" ");
    for (let at = 0; at < 120; at += 1) expect(said).toContain(`Punkt ${at} `);
  });
});
