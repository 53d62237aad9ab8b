import "@testing-library/jest-dom/vitest";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeskQueries } from "@/components/desk/desk-queries";
import { RequestList } from "@/components/desk/requests/request-list";
import { deskWords } from "@/components/desk/words/words";
import type { RequestPage, RequestRow } from "@/lib/contract/desk/requests";

const words = deskWords.requests;
const request = (id: string, name: string, since: string): RequestRow => ({
  ...{
    id,
    name,
    since,
    waits_since: since,
    kind: "quote",
    state: "waiting",
    first_answered_at: null,
    language: "de",
  },
  wish: {
    ...{ about: "The plains", interests: [], days: 8, day: null, month: "2027-08", adults: 2 },
    ...{ children: [9], budget_minor: 320_000, total_minor: null, rating: null },
    ...{ title: "", message: "" },
  },
  ...{ owner: null, version: 1 },
  ...{ next_step: "", next_on: null },
});
const page = (...requests: RequestRow[]): RequestPage => ({
  ...{ requests, next: null, waiting: requests.length, mine: 0, reply_minutes: null },
  ...{ latest: requests.at(-1) ?? null, now: "2030-01-02T12:00:00Z" },
});
const brandt = request("Q-1", "Familie Brandt", "2030-01-01T12:00:00Z");
const okafor = request("Q-2", "Amara Okafor", "2030-01-02T11:59:00Z");
let stored = page(brandt);
/** The desk says that something has changed. */
let tell = () => {};

beforeEach(() => {
  stored = page(brandt);
  vi.stubGlobal("fetch", async () => Response.json(stored));
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      onmessage = () => {};
      constructor() {
        super();
        tell = () => this.onmessage();
      }
      close = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <DeskQueries>
      <RequestList first={page(brandt)} me="me" />
    </DeskQueries>,
  );
const news = () => screen.queryByRole("link", { name: /^New:/ });

it("says what has just come, which stands below all that waits longer, and leads to it", async () => {
  open();
  expect(news()).toBeNull();
  stored = page(brandt, okafor);
  act(tell);
  await waitFor(() => expect(news()).toBeVisible());
  expect(news()).toHaveAttribute("href", "/requests/Q-2");
  expect(news()).toHaveTextContent(words.came("Amara Okafor", words.kind.quote));
  expect(news()?.closest("[role=status]")).not.toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

it("says nothing of what came before when the newest is answered", async () => {
  stored = page(brandt, okafor);
  render(
    <DeskQueries>
      <RequestList first={stored} me="me" />
    </DeskQueries>,
  );
  stored = page(brandt);
  act(tell);
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  expect(news()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: words.views.answered }));
  expect(news()).toBeNull();
});
