import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Offer } from "@/lib/contract/offers";
import { answering } from "./guest-support";
import { anOffer, atTheOffer, show } from "./offer-support";

const journey = (changes: Partial<NonNullable<Offer["journey"]>>) => {
  const offer = anOffer();
  if (!offer.journey) throw new Error("no journey");
  return { ...offer, journey: { ...offer.journey, letter_language: null, ...changes } };
};
const [aDay] = anOffer().journey?.days ?? [];
if (!aDay) throw new Error("no day");

atTheOffer();

const open = (offer: Offer) => {
  answering(() => Response.json({ data: offer }));
  show();
};

describe("an offer with words that are not in the guest's language", () => {
  it("speaks a day's title in its language and the text in the guest's, and says so of the title", async () => {
    open(journey({ days: [{ ...aDay, title: "A slow morning", title_language: "en" }] }));
    const title = await screen.findByRole("heading", { name: "A slow morning" });
    expect(title.lang).toBe("en");
    expect(screen.getByText("Nach Arusha.").lang).toBe("");
    expect(screen.getByText(/^Diese Überschrift ist auf Englisch/)).toBeTruthy();
    expect(screen.queryByText(/^Diesen Teil haben wir/)).toBeNull();
  });

  it("says it once of a day whose title and text are in another one", async () => {
    const other = { title_language: "en", other_language: "en" } as const;
    open(journey({ days: [{ ...aDay, title: "A slow morning", text: "To Arusha.", ...other }] }));
    expect((await screen.findByText("To Arusha.")).lang).toBe("en");
    expect(screen.getAllByText(/auf Englisch/)).toHaveLength(1);
  });

  it("names every language of short words, and speaks each in its own", async () => {
    const own = { kind: "own" as const, key: "own-1", text: "A balloon", amount_minor: 45_000 };
    const { price } = anOffer().journey ?? {};
    if (!price) throw new Error("no price");
    open(
      journey({
        title: "Slow safari",
        short_languages: { title: "en", includes: "fr" },
        line_languages: { "own-1": "en" },
        price: { ...price, lines: [...price.lines, own] },
        inclusions: [{ key: "own-0", text: "Les repas" }],
      }),
    );
    expect((await screen.findByRole("heading", { name: "Slow safari" })).lang).toBe("en");
    expect(screen.getByText("A balloon").lang).toBe("en");
    expect(screen.getByText("Les repas").closest("[lang]")?.getAttribute("lang")).toBe("fr");
    expect(screen.getByText(/auf Englisch und Französisch/)).toBeTruthy();
  });

  it("begins what is written from right to left at the right: letter, days, and points with their list", async () => {
    const letter = "مرحبا بكم";
    const points = ["رسوم المتنزه"].map((text) => ({ key: text, text }));
    open(journey({ letter, inclusions: points, days: [{ ...aDay, text: "إلى Arusha." }] }));
    for (const text of [letter, "إلى Arusha."])
      expect((await screen.findByText(text)).dir).toBe("auto");
    expect(screen.getByText("رسوم المتنزه").closest("ul")?.dir).toBe("auto");
  });

  it("speaks the caption of a photograph in its language", async () => {
    const camp = {
      ...{ url: "/photographs/x-800", alt: "Our camp", color: "#fff" },
      photograph: { focus: [50, 50] as [number, number], caption: "Our camp" },
    };
    const under = { text: "", language: null, pictures: [camp], shows_languages: ["en" as const] };
    open(journey({ days: [{ ...aDay, under }], short_languages: { captions: "en" } }));
    const shown = await screen.findByRole("img", { name: "Our camp" });
    expect(shown.closest("[lang]")?.getAttribute("lang")).toBe("en");
  });
});
