import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDraft } from "@/components/desk/offers/use-draft";
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
