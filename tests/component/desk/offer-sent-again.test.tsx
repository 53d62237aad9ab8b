import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { OfferSending } from "@/components/desk/offers/offer-sending";
import { offerWords } from "@/components/desk/words/words";
import { anOffer } from "./offer-screen-support";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("an offer is sent again under the same key after a lost answer, and as it became under another", async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    throw new TypeError("no connection");
  });
  const offer = { ...anOffer(), problems: [] };
  const doing = async (work: () => Promise<unknown>) => work().then(Boolean, () => false);
  const send = async (name: string) => {
    const { email, language, draft } = offer;
    const shared = { offer, busy: false, settle: async () => keys.length + 1, doing };
    render(<OfferSending {...shared} typed={{ name, email, language, draft }} />);
    await userEvent.click(screen.getByRole("button", { name: offerWords.send }));
    await vi.waitFor(() => expect(keys.length).toBeGreaterThan(0));
    cleanup();
  };
  await send("Inge");
  await send("Inge");
  await send("Inge Weiß");
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
