import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeskQueries } from "@/components/desk/desk-queries";
import { OfferScreen } from "@/components/desk/offers/offer-screen";
import { deskWords, offerWords } from "@/components/desk/words/words";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import { anOffer, library } from "./offer-screen-support";

let atDesk: OfferDetail;
let arrive: (answer: Response) => void;
let asked: number;
beforeEach(() => {
  atDesk = anOffer();
  asked = 0;
  vi.stubGlobal(
    "EventSource",
    class {
      addEventListener() {}
      close() {}
    },
  );
  vi.stubGlobal("createImageBitmap", async () => Promise.reject(new Error("none here")));
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    if (path === "/api/desk/add-offer-photograph") {
      asked += 1;
      return new Promise((resolve) => {
        arrive = resolve;
      });
    }
    if (path === "/api/desk/edit-offer") {
      const { draft } = JSON.parse(String(body));
      atDesk = { ...atDesk, draft, version: atDesk.version + 1 };
    }
    return Promise.resolve(Response.json(atDesk));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const fold = () => press(offerWords.ofDay(offerWords.words, 1));
const field = () =>
  screen.getByLabelText<HTMLInputElement>(offerWords.ofDay(offerWords.addPhotographs, 1));
const stored = (name: string) => `${name.repeat(32)}-1600`;
const arrives = async (name: string, nth: number) => {
  await vi.waitFor(() => expect(asked).toBe(nth), 30_000);
  arrive(Response.json({ photograph: stored(name) }));
};
/** Two photographs for the first day, of which the first is on its way. */
async function chooseTwo() {
  render(
    <DeskQueries>
      <OfferScreen first={atDesk} library={library} />
    </DeskQueries>,
  );
  await fold();
  const files = ["camp", "lake"].map((name) => new File([name], `${name}.jpg`));
  await userEvent.upload(field(), files, { applyAccept: false });
  await screen.findByText(offerWords.sendingPhotographs(2));
}
const photographs = () =>
  atDesk.draft.variants.map(({ days }) => days[0]?.photographs?.map(({ file }) => file));
const both = [stored("a"), stored("b")];

describe("photographs that are on their way", () => {
  it("come to the version for which they were chosen, whichever is looked at by then", async () => {
    await chooseTwo();
    await press(offerWords.addVersion);
    expect(screen.queryByText(offerWords.sendingPhotographs(2))).toBeNull();
    expect(field().disabled).toBe(false);
    await arrives("a", 1);
    await arrives("b", 2);
    await vi.waitFor(() => expect(photographs()).toEqual([both, undefined]), 30_000);
    await press(/^Version A/);
    expect(screen.getAllByRole("img", { name: /^Photograph/ })).toHaveLength(2);
  });

  it("come where they belong while the day is folded, and it says that they are on their way", async () => {
    await chooseTwo();
    await fold();
    expect(screen.getByText(offerWords.sendingPhotographs(2))).toBeTruthy();
    await arrives("a", 1);
    await screen.findByText(offerWords.sendingPhotographs(1));
    await fold();
    expect(field().disabled).toBe(true);
    await fold();
    await arrives("b", 2);
    await vi.waitFor(() => expect(photographs()).toEqual([both]), 30_000);
    expect(screen.queryByText(offerWords.sendingPhotographs(1))).toBeNull();
  });

  it("are told where they could not be sent, also while the day is folded", async () => {
    await chooseTwo();
    await fold();
    await vi.waitFor(() => expect(asked).toBe(1), 30_000);
    arrive(Response.json({ error: { code: "unavailable", message: "" } }, { status: 503 }));
    expect(await screen.findByText(deskWords.failures.unavailable)).toBeTruthy();
  });
});
