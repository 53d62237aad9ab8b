import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { messagesOf } from "@/lib/i18n/translator";
import { answering } from "./guest-support";
import { anOffer, atTheOffer, placeTheEnd, show } from "./offer-support";

const words = messagesOf("de").Offer;
const offered = (name: string) => answering(() => Response.json({ data: anOffer({ name }) }));

atTheOffer();

describe("an offer that is opened", () => {
  it("begins with what there is to read; a tap on the way to its acceptance is not lost", async () => {
    placeTheEnd({ inSight: false });
    offered("Ada Frank");
    const user = show();
    await screen.findByRole("heading", { name: "Ankunft" });
    expect(screen.queryByRole("heading", { name: words.accept.title })).toBeNull();
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    const [way] = screen.getAllByRole("button", { name: words.accept.go });
    if (way) await user.click(way);
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce(), 8_000);
    const part = within(document.activeElement as HTMLElement);
    expect(part.getByRole("heading", { name: words.accept.title })).toBeTruthy();
    expect(screen.getByLabelText(words.wish.label)).toBeTruthy();
  });

  it("keeps the buttons at hand where they are while the rest comes: no press is lost", async () => {
    placeTheEnd({ inSight: false });
    offered("Ada Frank");
    const user = show();
    const save = await screen.findByRole("button", { name: words.savePdf });
    const print = screen.getByRole("button", { name: words.print });
    save.focus();
    await user.keyboard("{Shift}");
    await screen.findByRole("heading", { name: words.accept.title });
    expect([save.isConnected, print.isConnected]).toEqual([true, true]);
    expect(document.activeElement).toBe(save);
  });

  it("keeps a question about a line of the price while one is asked about another", async () => {
    const { journey } = anOffer();
    if (!journey) throw new Error("There is a journey.");
    const [line] = journey.price.lines;
    const lines = line ? [line, { ...line, count: 3 }] : [];
    const price = { ...journey.price, lines };
    const line_subjects = ["line:adults", "line:others"];
    answering(() =>
      Response.json({ data: anOffer({ journey: { ...journey, price, line_subjects } }) }),
    );
    const user = show();
    await screen.findByRole("heading", { name: words.accept.title });
    const about = screen.getAllByRole("button", { name: /^Fragen zu: / });
    const typed = () =>
      within(screen.getByRole("region", { name: words.price }))
        .getAllByLabelText<HTMLTextAreaElement>(words.ask.label)
        .map(({ value }) => value);
    const press = async (at: number) => about[at] && user.click(about[at]);
    await press(0);
    await user.keyboard("Pro Person?");
    await press(1);
    expect(typed()).toContain("Pro Person?");
    await press(0);
    await press(0);
    expect(typed()).toContain("Pro Person?");
  });

  it("has one button to make a link for fellow travellers and to take it back: one stays at it", async () => {
    const link = `/Offer/O-7KM4-X2PA-9TRH#or_${"k".repeat(43)}`;
    answering(({ body }) => {
      const reading_link = "on" in body && body.on ? link : null;
      return Response.json({ data: anOffer({ reading_link }) });
    });
    const user = show();
    const button = await screen.findByRole("button", { name: words.readers.make });
    await user.click(button);
    await screen.findByRole("button", { name: words.readers.stop });
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await screen.findByRole("button", { name: words.readers.make });
    expect(document.activeElement).toBe(button);
  });

  it("knows by whose name one traveller goes, and asks where that is a household's", async () => {
    offered("Ada Frank");
    show();
    const name = await screen.findByLabelText<HTMLInputElement>(words.accept.name);
    expect(name.value).toBe("Ada Frank");
    cleanup();
    offered("Familie Vogelsang");
    show();
    expect((await screen.findByLabelText<HTMLInputElement>(words.accept.name)).value).toBe("");
  });

  it("leads to web addresses in its letter and in what we answered, and to nothing that a guest wrote", async () => {
    const { journey } = anOffer();
    if (!journey) throw new Error("no journey");
    const letter = 'Karte: https://example.com/a?b=1. <img src=x onerror="alert(1)">';
    const said = (id: number, from: string | null, text: string) => ({
      ...{ id, from, text, kind: "question" as const, at: "2027-05-02T08:00:00Z" },
      ...{ subject: null, about: null },
    });
    const messages = [
      said(1, null, "Siehe https://example.com/guest"),
      said(2, "Neema", "Hier: https://example.com/lodge"),
    ];
    const data = anOffer({ messages, journey: { ...journey, letter } });
    answering(() => Response.json({ data }));
    show();
    const link = await screen.findByRole("link", { name: "https://example.com/a?b=1" });
    expect(link).toMatchObject({ target: "_blank", rel: "noopener noreferrer nofollow" });
    expect(link.parentElement?.textContent).toBe(letter);
    expect(link.parentElement?.querySelector("img")).toBeNull();
    expect(await screen.findByRole("link", { name: "https://example.com/lodge" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /guest/ })).toBeNull();
  });

  it("says on which day something was written by Tanzania's calendar", async () => {
    const said = {
      ...{ id: 1, from: null, text: "Und abends?", kind: "question" as const },
      ...{ at: "2027-05-01T22:30:00Z", subject: null, about: null },
    };
    answering(() => Response.json({ data: anOffer({ messages: [said] }) }));
    show();
    expect(await screen.findByText(/2\.05\.2027/)).toBeTruthy();
  });
});
