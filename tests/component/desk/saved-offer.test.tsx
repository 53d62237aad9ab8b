import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDraft } from "@/components/desk/offers/use-draft";
import { deskWords } from "@/components/desk/words/words";
import { anOffer } from "./offer-screen-support";

/** The offer as the desk has it, and whether the answer to what is saved gets lost. */
let stored = anOffer();
let isLost = false;
const waiting: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  stored = anOffer();
  isLost = false;
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (!path.endsWith("edit-offer")) return Response.json(stored);
    const { version, ...typed } = JSON.parse(String(body));
    await new Promise<void>((answer) => waiting.push(answer));
    if (version !== stored.version) {
      const error = { code: "conflict", reason: "changed_meanwhile", message: "" };
      return Response.json({ error }, { status: 409 });
    }
    stored = { ...stored, ...typed, name: typed.name.trim(), version: version + 1 };
    if (isLost) throw new TypeError("no connection");
    return Response.json({ version: version + 1 });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const open = () => renderHook(() => useDraft(anOffer()), { wrapper }).result;
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = async () => {
  waiting.splice(0).forEach((each) => {
    each();
  });
  await later(0);
};

it("an offer that is typed while a slow line saves it is nobody else's change", async () => {
  const draft = open();
  for (const name of ["F", "Fa", "Fam"]) {
    act(() => draft.current.change({ name }));
    await later(1_100);
  }
  for (const _ of [1, 2, 3]) {
    await answer();
    await later(1_100);
  }
  expect(draft.current).toMatchObject({ theirs: undefined, status: "saved" });
  expect(stored.name).toBe("Fam");
});

it("an offer whose answer was lost is saved, and not somebody else's", async () => {
  const draft = open();
  isLost = true;
  act(() => draft.current.change({ name: "Familie Vogel" }));
  await later(1_100);
  await answer();
  isLost = false;
  await later(6_000);
  await answer();
  expect(draft.current).toMatchObject({ theirs: undefined, status: "saved" });
});

it("an offer that is typed on after its answer was lost is saved to its end", async () => {
  const draft = open();
  isLost = true;
  act(() => draft.current.change({ name: "Familie " }));
  await later(1_100);
  await answer();
  isLost = false;
  act(() => draft.current.change({ name: "Familie Vogel" }));
  for (const _ of [1, 2, 3]) {
    await later(6_000);
    await answer();
  }
  expect(draft.current).toMatchObject({ theirs: undefined, status: "saved" });
  expect(stored.name).toBe("Familie Vogel");
});

it("an offer that was saved is not taken for unsaved when it is opened again", async () => {
  const draft = open();
  isLost = true;
  act(() => draft.current.change({ name: "Familie Vogel" }));
  await later(1_100);
  await answer();
  cleanup();
  const other = anOffer({ name: "Familie Vogel", version: 2 });
  renderHook(() => useDraft(other), { wrapper });
  expect(localStorage.length).toBe(0);
});

it.each([
  ["once it was saved", true],
  ["as it was opened", false],
])(
  "an offer that is typed on while it is being sent, %s, is nobody else's change",
  async (_, isSavedFirst) => {
    const draft = open();
    if (isSavedFirst) {
      act(() => draft.current.change({ name: "Familie Vogel" }));
      await later(1_100);
      await answer();
    }
    // Sending makes another version of it, with the same words.
    stored = { ...stored, version: stored.version + 1, sent: 1, state: "sent" };
    act(() => draft.current.change({ name: "Familie Vogler" }));
    for (const _ of [1, 2, 3]) {
      await later(1_100);
      await answer();
    }
    expect(draft.current).toMatchObject({ theirs: undefined, status: "saved" });
    expect(stored).toMatchObject({ name: "Familie Vogler", sent: 1 });
  },
);

it("an offer that somebody else has changed is theirs, also for what was typed before the page was opened", async () => {
  const { email, language, draft: typed } = anOffer();
  const kept = { version: 1, typed: { name: "Familie Vogel", email, language, draft: typed } };
  localStorage.setItem(`desk-offer-${anOffer().reference}`, JSON.stringify(kept));
  stored = anOffer({ name: "Von Juma", version: 2 });
  const { result } = renderHook(() => useDraft(stored), { wrapper });
  await later(1_100);
  await answer();
  expect(result.current).toMatchObject({ theirs: { name: "Von Juma" } });
  act(() => result.current.keepMine());
  await answer();
  expect(stored.name).toBe("Familie Vogel");
});

it("an offer that is typed on while it is being sent can be sent again at once", async () => {
  const draft = open();
  stored = { ...stored, version: stored.version + 1, sent: 1, state: "sent" };
  act(() => draft.current.change({ name: "Familie Vogler" }));
  const settled = draft.current.settle();
  await answer();
  await answer();
  expect(await settled).toBe(3);
  expect(stored).toMatchObject({ name: "Familie Vogler", sent: 1 });
});

it("what a colleague saves while one's own is on its way comes in once that has arrived", async () => {
  const { result: draft, rerender } = renderHook((offer) => useDraft(offer), {
    ...{ wrapper, initialProps: anOffer() },
  });
  act(() => draft.current.change({ name: "Familie Vogel" }));
  await later(1_100);
  rerender(anOffer({ name: "Familie Vogel-Huber", version: 3 }));
  const settled = draft.current.settle();
  await answer();
  // Whoever was about to send it has not seen theirs.
  expect(await settled).toBe(2);
  await later(1);
  expect(draft.current).toMatchObject({ typed: { name: "Familie Vogel-Huber" }, status: "saved" });
  expect(await draft.current.settle()).toBe(3);
});

it("what is typed after the guest has accepted is told so, tried once and kept no longer", async () => {
  const draft = open();
  vi.stubGlobal("fetch", async (path: string) => {
    if (!path.endsWith("edit-offer")) return Response.json(stored);
    waiting.push(() => undefined);
    const error = { code: "conflict", reason: "offer_accepted", message: "" };
    return Response.json({ error }, { status: 409 });
  });
  act(() => draft.current.change({ name: "Familie Vogel" }));
  await later(1_100);
  expect(draft.current.failure).toBe(deskWords.failures.offer_accepted);
  expect(localStorage).toHaveLength(0);
  act(() => draft.current.change({ name: "Familie Vogel-Huber" }));
  await later(30_000);
  expect(waiting).toHaveLength(1);
  cleanup();
  renderHook(() => useDraft(anOffer({ state: "accepted", version: 2 })), { wrapper });
  await later(30_000);
  expect(waiting.splice(0)).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

it("why an offer could not be saved is why it is not sent, and it is not tried twice for that", async () => {
  const draft = open();
  isLost = true;
  act(() => draft.current.change({ name: "Familie Vogler" }));
  const settled = draft.current.settle().catch((error: unknown) => error);
  await answer();
  expect(waiting).toHaveLength(0);
  expect(await settled).toMatchObject({ code: "unavailable" });
});

it("an offer that is typed on while it is saved to be sent is sent as it was typed last", async () => {
  const draft = open();
  act(() => draft.current.change({ name: "Familie" }));
  const settled = draft.current.settle();
  for (const name of ["Familie V", "Familie Vogel"]) {
    act(() => draft.current.change({ name }));
    await answer();
  }
  await answer();
  expect(await settled).toBe(4);
  expect(stored.name).toBe("Familie Vogel");
});
