import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PreviewedOffer } from "@/app/desk-preview/[locale]/[reference]/previewed-offer";
import { OfferPreview } from "@/components/desk/offers/offer-preview";
import { hearingEvent, savedEvent } from "@/components/desk/offers/saved-event";
import { offerWords } from "@/components/desk/words/words";
import { messagesOf } from "@/lib/i18n/translator";
import { answering } from "../booking/guest-support";
import { anOffer, placeTheEnd } from "../booking/offer-support";

const words = messagesOf("de").Offer;

beforeEach(() => placeTheEnd({ inSight: true }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => {
  render(
    <NextIntlClientProvider locale="de" messages={messagesOf("de")} timeZone="UTC">
      <PreviewedOffer first={anOffer()} language="de" origin="http://de.example" />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
};

describe("an offer that is looked at before it is sent", () => {
  it("is the guest's page, and sends nothing: it says so", async () => {
    const asked = answering(() => Response.json({ data: anOffer() }));
    const user = show();
    expect(screen.getByRole("heading", { name: "Ton und Krater" })).toBeTruthy();
    await user.type(await screen.findByLabelText(words.ask.label), "Gibt es Strom?");
    await user.click(screen.getByRole("button", { name: words.ask.send }));
    expect(await screen.findByText(offerWords.onlyLooked)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: words.savePdf }));
    expect(await screen.findAllByText(offerWords.onlyLooked)).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  it("leads to the site in the guest's language, in a window of its own", async () => {
    const opened = vi.fn();
    vi.stubGlobal("open", opened);
    const user = show();
    const [terms] = await screen.findAllByRole("link");
    if (!terms) throw new Error("no link");
    await user.click(terms);
    const { pathname } = terms as HTMLAnchorElement;
    expect(opened).toHaveBeenCalledWith(`http://de.example${pathname}`, "_blank", "noreferrer");
  });

  it("follows what is saved beside it", async () => {
    const later = anOffer();
    if (later.journey) later.journey.title = "Ton, Krater und Meer";
    const asked = answering(() => Response.json(later));
    show();
    window.dispatchEvent(new Event(savedEvent));
    expect(await screen.findByRole("heading", { name: "Ton, Krater und Meer" })).toBeTruthy();
    expect(asked).toMatchObject([{ path: "/api/desk/preview-offer" }]);
  });

  it("has its steppers follow the party that is saved beside it", async () => {
    const later = anOffer();
    if (later.journey) Object.assign(later.journey, { adults: 4, children: [] });
    answering(() => Response.json(later));
    show();
    const { adults, children } = messagesOf("de").TourPrice;
    const stands = (label: string) =>
      screen.getByRole("group", { name: label }).querySelector("output")?.textContent;
    await screen.findByRole("group", { name: adults });
    expect([stands(adults), stands(children)]).toEqual(["2", "1"]);
    window.dispatchEvent(new Event(savedEvent));
    await vi.waitFor(() => expect([stands(adults), stands(children)]).toEqual(["4", "0"]), 30_000);
  });

  it("is shown anew in its frame where something was saved before it could hear of it", () => {
    const heard = vi.fn();
    const shown = (version: number) => (
      <OfferPreview reference="O-1" language="de" version={version} />
    );
    const { rerender } = render(shown(3));
    const frame = screen.getByTitle<HTMLIFrameElement>(/./);
    rerender(shown(4));
    frame.contentWindow?.addEventListener(savedEvent, heard);
    frame.dispatchEvent(new Event(hearingEvent));
    expect(heard).toHaveBeenCalledOnce();
  });

  it("says to the screen around it that it hears", () => {
    const said = vi.fn();
    vi.stubGlobal("frameElement", Object.assign(new EventTarget(), {}));
    window.frameElement?.addEventListener(hearingEvent, said);
    show();
    expect(said).toHaveBeenCalledOnce();
  });

  it("shows what was saved last, also where that is answered first", async () => {
    const answers: ((answer: Response) => void)[] = [];
    answering(() => new Promise((resolve) => answers.push(resolve)));
    show();
    for (let saved = 0; saved < 2; saved += 1) window.dispatchEvent(new Event(savedEvent));
    await vi.waitFor(() => expect(answers).toHaveLength(2), 30_000);
    const answered = ["Ton und Meer", "Ton, Krater und Meer"];
    for (const at of [1, 0]) {
      const offer = anOffer();
      if (offer.journey) offer.journey.title = answered[at] ?? "";
      await act(async () => answers[at]?.({ ok: true, json: async () => offer } as Response));
    }
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ton, Krater und Meer");
  });
});
