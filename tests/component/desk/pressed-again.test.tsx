import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callDesk } from "@/components/desk/call-desk";
import { NoteForm } from "@/components/desk/note-form";
import { useDoing } from "@/components/desk/use-doing";
import { deskWords } from "@/components/desk/words/words";
import { setClock } from "@/lib/clock";
import { adding, isAdding } from "@/lib/contract/desk/rights";

const request = "Q-1234-5678";
/** How the site answers, one after the other, then well; null for no answer at all. */
let answers: (number | null)[] = [];
const sent: { call: string; key: string | undefined; body: string }[] = [];

beforeEach(() => {
  answers = [];
  sent.length = 0;
  vi.stubGlobal("fetch", async (path: string, { body, headers }: RequestInit) => {
    const key = new Headers(headers).get("idempotency-key") ?? undefined;
    sent.push({ call: path.replace("/api/desk/", ""), key, body: String(body) });
    const status = answers.length > 0 ? answers.shift() : 200;
    if (!status) throw new TypeError("no connection");
    const error = { code: "unavailable", message: "" };
    return Response.json(status === 200 ? { done: true } : { error }, { status });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A note as a screen has it. */
function Noting() {
  const { failure, doing } = useDoing();
  return (
    <>
      <NoteForm
        about={request}
        onKeep={(text) => doing(() => callDesk("write-note", { request, text }))}
      />
      <p role="alert">{failure}</p>
    </>
  );
}
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Noting />
    </QueryClientProvider>,
  );
const press = () => userEvent.click(screen.getByRole("button", { name: deskWords.note.keep }));
const write = (text: string) => userEvent.type(screen.getByLabelText(deskWords.note.label), text);
const keys = () => sent.map(({ key }) => key);

describe("what is pressed again at the desk", () => {
  it.each([
    ["503", 503],
    ["no answer", null],
  ])("after %s is known to be the same", async (_, lost) => {
    answers = [lost, lost];
    open();
    await write("Two tents");
    await press();
    await screen.findByText(deskWords.failures.unavailable);
    await press();
    await press();
    expect(keys()).toHaveLength(3);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys()).size).toBe(1);
    expect(screen.getByLabelText(deskWords.note.label)).toHaveValue("");
  });

  it("is the same after the page was loaded anew", async () => {
    answers = [503];
    open();
    await write("Two tents");
    await press();
    cleanup();
    vi.resetModules();
    const again = await import("@/components/desk/call-desk");
    await again.callDesk("write-note", { request, text: "Two tents" });
    expect(keys()[1]).toBe(keys()[0]);
  });

  it("is another once it is known to be there, or when other words are said", async () => {
    answers = [200, 503, 200];
    open();
    for (const text of ["Called", "Called", "!"]) {
      await write(text);
      await press();
    }
    expect(sent.map(({ body }) => JSON.parse(body).text)).toEqual(["Called", "Called", "Called!"]);
    expect(new Set(keys()).size).toBe(3);
  });

  it("is another an hour later: it is meant once more", async () => {
    answers = [null];
    const renew = () => callDesk("renew-offer-link", { offer: "O-1", version: 1 } as never);
    await renew().catch(() => undefined);
    setClock(new Date(Date.now() + 3_601_000));
    await renew();
    setClock();
    expect(new Set(keys()).size).toBe(2);
  });

  it("is another when it was refused: nothing was kept of it", async () => {
    answers = [422];
    for (const _ of [1, 2])
      await callDesk("write-note", { request, text: "Called" }).catch(() => undefined);
    expect(new Set(keys()).size).toBe(2);
  });

  it("is the same although the screen has seen a newer version meanwhile", async () => {
    answers = [503];
    const answer = { request, subject: "Your journey", text: "Dear guest" };
    await callDesk("answer", { ...answer, version: 3 }).catch(() => undefined);
    await callDesk("answer", { ...answer, version: 4 });
    expect(new Set(keys()).size).toBe(1);
  });

  it("has a key in every call that adds something, and in no other", async () => {
    // What is in it is the server's to look at.
    for (const call of [...adding, "me", "take-over"] as const) await callDesk(call, {} as never);
    for (const { call, key } of sent)
      expect([call, key !== undefined]).toEqual([call, isAdding(call as never)]);
  });
});
