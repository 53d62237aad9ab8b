import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeskQueries } from "@/components/desk/desk-queries";
import { OfferScreen } from "@/components/desk/offers/offer-screen";
import { deskWords, offerWords } from "@/components/desk/words/words";
import type { OfferCost } from "@/lib/contract/desk/offers";
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

/** What the desk has, what is on its way to it, and how it answers. */
let atDesk: OfferCost[];
let sent: OfferCost[];
let waiting: (() => void)[];
let answers: () => Response;
beforeEach(() => {
  atDesk = [];
  sent = [];
  waiting = [];
  answers = () => Response.json({ costs: atDesk, margins: [] });
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    if (path.endsWith("/offer-costs")) return Response.json({ costs: atDesk, margins: [] });
    if (!path.endsWith("/set-offer-costs")) return Response.json(first);
    const { costs }: { costs: OfferCost[] } = JSON.parse(body);
    sent.push(...costs);
    await new Promise<void>((answer) => waiting.push(answer));
    const answer = answers();
    const isOther = ({ line }: OfferCost) => costs.every((cost) => cost.line !== line);
    if (answer.ok) atDesk = [...atDesk.filter(isOther), ...costs];
    return answer.ok ? answers() : answer;
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

it("why a net cost is not kept is said, and it is there and sent again when the page is opened anew", async () => {
  answers = () => Response.json({ error: { code: "forbidden", message: "" } }, { status: 403 });
  open();
  await type("Camps", "600");
  await answer();
  expect(await screen.findByText(deskWords.failures.forbidden)).toBeVisible();
  expect(screen.getByText(offerWords.unsaved)).toBeVisible();
  expect(net("Camps")).toHaveValue("600");
  cleanup();
  answers = () => Response.json({ costs: atDesk, margins: [] });
  open();
  await answer();
  expect(await screen.findByText(offerWords.saved)).toBeVisible();
  expect(net("Camps")).toHaveValue("600");
  expect(atDesk).toEqual([cost("camps", 60_000)]);
});
