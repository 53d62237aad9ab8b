import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EarlyOffer } from "@/components/booking/offer/early-offer";
import { headPicture } from "@/components/booking/offer/head-picture";
import { Picture } from "@/components/media/picture";
import { stillHtml } from "@/components/ui/still/still-html";
import type { Offer } from "@/lib/contract/offers";
import { messagesOf } from "@/lib/i18n/translator";
import { nameMark } from "@/lib/site/offer/early-offer-script";
import { answering, refused } from "./guest-support";
import { anOffer, atTheOffer, key, reference, show } from "./offer-support";

const words = messagesOf("de").Offer;
const place = () => document.querySelector<HTMLElement>("[data-early-offer]");
const early = (name: string) => document.querySelector<HTMLElement>(`[data-early="${name}"]`);

/** Reads the document of an offer as the browser does: its script runs before any other. */
async function reads() {
  const madeFor = words.madeFor.replace("{name}", nameMark);
  const html = stillHtml(<EarlyOffer title={words.title} madeFor={madeFor} />);
  document.body.innerHTML = await html;
  new Function(document.querySelector("script")?.textContent ?? "")();
}

const withJourney = (changes: Partial<NonNullable<Offer["journey"]>>): Offer => {
  const { journey, ...offer } = anOffer();
  if (!journey) throw new Error("no journey");
  return { ...offer, journey: { ...journey, ...changes } };
};
const shown = () => vi.waitFor(() => expect(place()?.hidden).toBe(false), 30_000);

atTheOffer();
afterEach(() => {
  window.earlyOffer = undefined;
});

describe("an offer before any script of the framework", () => {
  it("shows its beginning by its key, and is not asked for again by the page", async () => {
    const letter = "Liebe Familie,\nso stelle ich es mir vor.";
    const offer = withJourney({ letter, letter_language: null, title: "<b>Ton</b> & Krater" });
    const asked = answering(() => Response.json({ data: offer }));
    await reads();
    await shown();
    expect(early("for")?.textContent).toBe("Geplant für Familie Vogelsang");
    expect(early("title")?.textContent).toBe("<b>Ton</b> & Krater");
    expect(early("letter")?.textContent).toBe(letter);
    expect(asked).toMatchObject([
      { path: `/api/offers/${reference}`, bearer: `Bearer ${key}`, method: "GET" },
    ]);
    show();
    expect(await screen.findByText("Parkgebühren")).toBeTruthy();
    expect(asked.filter(({ method }) => method === "GET")).toHaveLength(1);
  });

  it("keeps a letter in another language for the page, which says so", async () => {
    answering(() => Response.json({ data: withJourney({ letter_language: "en" }) }));
    await reads();
    await shown();
    expect(early("letter")?.hidden).toBe(true);
    expect(early("letter")?.textContent).toBe("");
  });

  it.each([
    "/pictures/crater",
    "/photographs/0123456789abcdef-1600",
    "/photographs/0123456789abcdef-700",
  ])("asks for the files of %s that the page shows", async (url) => {
    const photograph = { place: "", by: "", focus: [30, 60] as [number, number] };
    const picture = { alt: "", color: "#aabbcc", url, photograph };
    answering(() => Response.json({ data: withJourney({ picture: picture as never }) }));
    await reads();
    await shown();
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(
      <Picture picture={picture as never} alt="" {...headPicture} priority />,
    );
    const files = (root: ParentNode) =>
      [...root.querySelectorAll("source")].map(({ type, sizes, srcset }) => [type, sizes, srcset]);
    expect(files(document)).toEqual(files(page));
    const drawn = page.querySelector("img");
    expect(document.querySelector("img")?.getAttribute("src")).toBe(drawn?.getAttribute("src"));
    expect(document.querySelector("img")?.style.cssText).toBe(drawn?.style.cssText);
  });

  it("is asked for along the reading link of who reads along", async () => {
    const readers = `or_${"k".repeat(43)}`;
    window.history.replaceState(null, "", `/Offer/${reference}#${readers}`);
    const asked = answering(() => Response.json({ data: anOffer({ reads_along: true }) }));
    await reads();
    await shown();
    expect(asked).toMatchObject([
      { path: `/api/offers/${reference}/read`, bearer: `Bearer ${readers}` },
    ]);
  });

  it("is not asked for without a key, and shows nothing where the key opens nothing", async () => {
    const asked = answering(() => refused(404, "not_found"));
    window.history.replaceState(null, "", `/Offer/${reference}#~luggage`);
    await reads();
    expect(asked).toEqual([]);
    window.history.replaceState(null, "", `/Offer/${reference}#${key}`);
    await reads();
    show();
    expect(await screen.findByRole("heading", { name: words.noEntry.title })).toBeTruthy();
    expect(place()?.hidden).toBe(true);
  });

  it("opens nothing for another key than it was asked with", async () => {
    const asked = answering(({ bearer }) =>
      bearer === `Bearer ${key}` ? Response.json({ data: anOffer() }) : refused(404, "not_found"),
    );
    await reads();
    await shown();
    window.history.replaceState(null, "", `/Offer/${reference}#of_${"x".repeat(43)}`);
    show();
    expect(await screen.findByRole("heading", { name: words.noEntry.title })).toBeTruthy();
    expect(asked.filter(({ method }) => method === "GET")).toHaveLength(2);
  });

  it("is asked for by the page where the first call did not come through", async () => {
    let calls = 0;
    answering(() => {
      calls += 1;
      return calls === 1
        ? Promise.reject(new Error("offline"))
        : Response.json({ data: anOffer() });
    });
    await reads();
    show();
    expect(await screen.findByText("Parkgebühren")).toBeTruthy();
    expect(place()?.hidden).toBe(true);
  });
});
