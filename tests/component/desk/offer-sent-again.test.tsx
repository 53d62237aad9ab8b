import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { OfferSending } from "@/components/desk/offers/offer-sending";
import { offerWords } from "@/components/desk/words/words";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import { anOffer } from "./offer-screen-support";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const doing = async (work: () => Promise<unknown>) => work().then(Boolean, () => false);

/** With which keys it is sent, and no answer comes. */
function keysSent() {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    throw new TypeError("no connection");
  });
  return keys;
}

/** Sends an offer whose guest has a name by then that is perhaps not the one on the screen yet. */
async function send(keys: unknown[], name: string, changes: Partial<OfferDetail> = {}) {
  const offer = { ...anOffer(), problems: [], ...changes };
  const { email, language, draft } = offer;
  const typed = { name: "Inge", email, language, draft };
  let latest = typed;
  const settle = async () => {
    latest = { ...typed, name };
    return keys.length + 1;
  };
  const before = keys.length;
  render(<OfferSending {...{ offer, typed, settle, doing }} latest={() => latest} busy={false} />);
  const said = offer.sent === null ? offerWords.send : offerWords.sendAgain;
  await userEvent.click(screen.getByRole("button", { name: said }));
  await vi.waitFor(() => expect(keys.length).toBe(before + 1));
  cleanup();
}

it("an offer is sent again under the same key after a lost answer, and as it became under another", async () => {
  const keys = keysSent();
  await send(keys, "Inge");
  await send(keys, "Inge");
  await send(keys, "Inge Weiß");
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it("once the screen shows that it was sent, the same words are meant to be sent once more", async () => {
  const keys = keysSent();
  await send(keys, "Otto");
  await send(keys, "Otto", { state: "sent", sent: 1 });
  await send(keys, "Otto", { state: "sent", sent: 1 });
  await send(keys, "Otto", { state: "sent", sent: 2 });
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
  expect(keys[3]).not.toBe(keys[2]);
});
