import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeskQueries } from "@/components/desk/desk-queries";
import { OfferScreen } from "@/components/desk/offers/offer-screen";
import { deskWords, offerWords } from "@/components/desk/words/words";
import type { OfferCost } from "@/lib/contract/desk/offers";
import { mostMinor } from "@/lib/contract/offer-document";
import { anOffer, library } from "./offer-screen-support";

const text = (said: string) => ({ source: "en" as const, texts: { en: said } });
const lines = ["camps", "park"].map((id) => ({
  ...{ id, of: null, text: text(id), amount_minor: 100_000 },
}));
const offer = anOffer();
const { previews, draft } = offer;
const first = anOffer({
  draft: { ...draft, variants: draft.variants.map((variant) => ({ ...variant, lines })) },
  previews: previews.map((each) => ({ ...each, line_texts: { camps: "Camps", park: "Park" } })),
});

/** What the desk has, what was sent to it, whose answers are on their way, and what it says no to. */
let atDesk: OfferCost[];
let sent: OfferCost[];
let waiting: (() => void)[];
let refuses: (cost: OfferCost) => Response | undefined;
let isRead: boolean;
beforeEach(() => {
  atDesk = [];
  sent = [];
  waiting = [];
  refuses = () => undefined;
  isRead = true;
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    if (path.endsWith("/offer-costs") && !isRead) throw new TypeError("no connection");
    if (path.endsWith("/offer-costs")) return Response.json({ costs: atDesk, margins: [] });
    if (!path.endsWith("/set-offer-costs")) return Response.json(first);
    const { costs }: { costs: OfferCost[] } = JSON.parse(body);
    sent.push(...costs);
    const refusal = costs.map(refuses).find(Boolean);
    const isOther = ({ line }: OfferCost) => costs.every((cost) => cost.line !== line);
    if (!refusal) atDesk = [...atDesk.filter(isOther), ...costs];
    const answer = refusal ?? Response.json({ costs: atDesk, margins: [] });
    await new Promise<void>((arrive) => waiting.push(arrive));
    return answer;
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <DeskQueries>
      <OfferScreen first={first} library={library} costs={{ costs: [], margins: [] }} />
    </DeskQueries>,
  );
const net = (line: string) => screen.getByLabelText(offerWords.netOf(line));
/** Types what a line costs us, and leaves the field. */
async function type(line: string, dollars: string) {
  await userEvent.clear(net(line));
  await userEvent.type(net(line), dollars);
  await userEvent.tab();
}
const answer = async () => {
  await vi.waitFor(() => expect(waiting).not.toHaveLength(0), 30_000);
  waiting.shift()?.();
};
const cost = (line: string, net_minor: number) => ({ variant: "first", line, net_minor });

it("net costs that are typed one after the other are all kept, also while the line is slow", async () => {
  open();
  await type("Camps", "600");
  await type("Park", "70");
  expect(screen.getByText(offerWords.saving)).toBeVisible();
  expect(sent).toEqual([cost("camps", 60_000), cost("park", 7_000)]);
  await answer();
  await answer();
  expect(await screen.findByText(offerWords.saved)).toBeVisible();
  expect(atDesk).toEqual([cost("camps", 60_000), cost("park", 7_000)]);
  expect(net("Camps")).toHaveValue("600");
  expect(net("Park")).toHaveValue("70");
  expect(localStorage).toHaveLength(0);
});

it("a net cost that is typed again while it is being kept is kept as it is then", async () => {
  open();
  await type("Camps", "600");
  await type("Camps", "650");
  await answer();
  await answer();
  expect(await screen.findByText(offerWords.saved)).toBeVisible();
  expect(sent).toEqual([cost("camps", 60_000), cost("camps", 65_000)]);
  expect(net("Camps")).toHaveValue("650");
});

it("a net cost that is kept stands, whichever answer comes first and though none can be read again", async () => {
  isRead = false;
  open();
  await type("Camps", "600");
  await type("Park", "70");
  waiting.reverse();
  await answer();
  await answer();
  expect(await screen.findByText(offerWords.saved)).toBeVisible();
  expect(net("Camps")).toHaveValue("600");
  expect(net("Park")).toHaveValue("70");
});

const refusal = (status: number, error: object) =>
  Response.json({ error: { message: "", ...error } }, { status });
const tooLarge = ({ net_minor }: OfferCost) =>
  (net_minor ?? 0) > mostMinor
    ? refusal(422, { code: "invalid", fields: { "costs.0.net_minor": ["too_large"] } })
    : undefined;

it("why a net cost is not kept is said at its field; it keeps no other from being kept", async () => {
  refuses = tooLarge;
  open();
  await type("Camps", "30000000");
  await type("Park", "70");
  await answer();
  await answer();
  expect(await screen.findByText(offerWords.netUnsaved)).toBeVisible();
  expect(net("Camps")).toHaveValue("30000000");
  expect(net("Camps")).toHaveAccessibleDescription(deskWords.failures.too_large);
  expect(net("Park")).not.toHaveAttribute("aria-invalid");
  expect(atDesk).toEqual([cost("park", 7_000)]);
  await type("Camps", "300");
  await answer();
  expect(await screen.findByText(offerWords.saved)).toBeVisible();
  expect(net("Camps")).not.toHaveAttribute("aria-invalid");
  expect(atDesk).toEqual([cost("park", 7_000), cost("camps", 30_000)]);
});

it.each([
  ["the field is left again", "{Tab}"],
  ["Enter is pressed in it", "{Enter}"],
])("a net cost that could not be kept is tried again as %s, and not by itself", async (_, key) => {
  refuses = () => refusal(503, { code: "unavailable" });
  open();
  await type("Camps", "600");
  await answer();
  expect(await screen.findByText(deskWords.failures.unavailable)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
  refuses = () => undefined;
  await userEvent.click(net("Camps"));
  await userEvent.keyboard(key);
  await answer();
  expect(await screen.findByText(offerWords.saved)).toBeVisible();
  expect(atDesk).toEqual([cost("camps", 60_000)]);
});

it("a net cost that could not be kept is missed no more once its line is removed", async () => {
  refuses = tooLarge;
  open();
  await type("Camps", "30000000");
  await answer();
  expect(await screen.findByText(offerWords.netUnsaved)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: offerWords.removeLine("Camps") }));
  await vi.waitFor(() => expect(screen.getByText(offerWords.saved)).toBeVisible(), 30_000);
});
