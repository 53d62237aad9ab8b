import "@testing-library/jest-dom/vitest";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { messagesOf } from "@/lib/i18n/translator";
import { answering, refused } from "./guest-support";
import { anOffer, atTheOffer, show } from "./offer-support";

const words = messagesOf("de").Offer;

atTheOffer();

async function fillsIn(user: UserEvent) {
  await user.type(await screen.findByLabelText(words.accept.name), "Ada Vogelsang");
  await user.selectOptions(screen.getByLabelText(/^Land/), "AT");
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
}
async function accepts(user: UserEvent) {
  await fillsIn(user);
  await user.click(screen.getByRole("button", { name: words.accept.button }));
}
const isAt = (text: string) =>
  vi.waitFor(() => expect(document.activeElement?.textContent).toContain(text), 30_000);

describe("accepting an offer", () => {
  it("names the countries first in which readers of the language live, and each once", async () => {
    answering(() => Response.json({ data: anOffer() }));
    vi.stubGlobal("navigator", { ...navigator, languages: ["de-LI", "de"] });
    show();
    const list = within(await screen.findByLabelText(/^Land/));
    const values = list.getAllByRole<HTMLOptionElement>("option").map(({ value }) => value);
    expect(values.slice(0, 6)).toEqual(["", "LI", "DE", "AT", "CH", "AF"]);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toContain("FR");
  });

  it("says meanwhile that it is busy, and where it fails leads to what is said of it", async () => {
    let fail = () => {};
    const failing = new Promise<Response>((done) => {
      fail = () => done(refused(503, "unavailable", "Gerade geht es nicht."));
    });
    answering(({ path }) =>
      path.endsWith("/accept") ? failing : Response.json({ data: anOffer() }),
    );
    await accepts(show());
    expect(screen.getByRole("button", { name: words.accept.busy })).toBeTruthy();
    fail();
    await isAt("Gerade geht es nicht.");
    expect(screen.getByRole("button", { name: words.accept.button })).toBeTruthy();
  });

  it("leads to how the offer stands where it was taken back meanwhile", async () => {
    let state: "open" | "withdrawn" = "open";
    answering(({ path }) => {
      if (!path.endsWith("/accept"))
        return Response.json({
          data: anOffer(state === "open" ? {} : { state, journey: null }),
        });
      state = "withdrawn";
      return refused(409, "conflict", "Dieses Angebot gilt nicht mehr.", "offer_withdrawn");
    });
    const above = { ...document.body.getBoundingClientRect(), bottom: -2000 };
    const place = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(above);
    await accepts(show());
    await isAt(words.states.withdrawn.title);
    place.mockRestore();
  });

  it("is the same once more after an answer that was lost, and another with other words", async () => {
    let isAccepted = false;
    const asked = answering(({ path }) => {
      if (!path.endsWith("/accept"))
        return Response.json({
          data: anOffer(isAccepted ? { state: "accepted", booking: "B-1" } : {}),
        });
      if (keys().length < 3) throw new TypeError("no line");
      isAccepted = true;
      return refused(409, "conflict", "Dieses Angebot ist schon angenommen.", "offer_accepted");
    });
    const keys = () =>
      asked.filter(({ path }) => path.endsWith("/accept")).map((each) => each.idempotencyKey);
    const user = show();
    await accepts(user);
    const press = async (times: number) => {
      await user.click(await screen.findByRole("button", { name: words.accept.button }));
      await vi.waitFor(() => expect(keys()).toHaveLength(times), 30_000);
    };
    await press(2);
    await user.type(screen.getByLabelText(words.accept.name), "-Kern");
    await press(3);
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
    expect(await screen.findByRole("heading", { name: words.states.accepted.title })).toBeTruthy();
  });

  it("is asked for anew where another version comes under it, and keeps what was typed", async () => {
    let version = 3;
    const asked = answering(({ path, method }) => {
      if (method === "GET") return Response.json({ data: anOffer({ version }) });
      return path.endsWith("/accept") ? refused(503, "unavailable", "Nein") : Response.json({});
    });
    const accepted = () => asked.filter(({ path }) => path.endsWith("/accept"));
    const another = messagesOf("de").ApiErrors.offer_changed;
    const user = show();
    await fillsIn(user);
    version = 4;
    const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox");
    // What asks again is loaded with the first touch.
    await vi.waitFor(() => {
      window.dispatchEvent(new Event("visibilitychange"));
      expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
    }, 30_000);
    expect(screen.getByText(another).closest("form")).toContainElement(boxes()[0] ?? null);
    expect(screen.getByLabelText<HTMLInputElement>(words.accept.name).value).toContain("Ada");
    const button = screen.getByRole("button", { name: words.accept.button });
    await user.click(button);
    expect(accepted()).toEqual([]);
    for (const box of boxes()) await user.click(box);
    await user.click(button);
    await isAt("Nein");
    expect(accepted().map(({ body }) => body.version)).toEqual([4]);
    expect(screen.queryByText(another)).toBeNull();
  });

  it("has both boxes given anew after a press that came too late, which says so once", async () => {
    let version = 3;
    const another = messagesOf("de").ApiErrors.offer_changed;
    answering(({ path }) => {
      if (!path.endsWith("/accept")) return Response.json({ data: anOffer({ version }) });
      version = 4;
      return refused(409, "conflict", another, "offer_changed");
    });
    await accepts(show());
    await isAt(another);
    await vi.waitFor(() => {
      const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
      expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    }, 30_000);
    expect(screen.getAllByText(another)).toHaveLength(1);
  });

  it("is what one reads first of it afterwards, before the letter", async () => {
    answering(() => Response.json({ data: anOffer({ state: "accepted", booking: "B-1" }) }));
    show();
    const booked = await screen.findByRole("heading", { name: words.states.accepted.title });
    const follows = booked.compareDocumentPosition(screen.getByText("Dear all"));
    expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
