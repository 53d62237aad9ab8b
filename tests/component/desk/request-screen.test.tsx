import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { RequestScreen } from "@/components/desk/requests/request-screen";
import { deskWords } from "@/components/desk/words/words";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a booking that waits for an answer has the way to where it is decided as its first button", () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close = () => undefined;
    },
  );
  const request = {
    ...{ id: "B-1", kind: "booking", state: "waiting", name: "Anna", email: "", phone: "" },
    ...{
      language: "it",
      wish: { adults: null, budget_minor: null, total_minor: null },
      owner: null,
      version: 1,
    },
    ...{
      since: "2030-01-01T00:00:00Z",
      waits_since: "2030-01-01T00:00:00Z",
      now: "2030-01-01T00:00:00Z",
      next_on: null,
      next_step: "",
    },
    ...{ words: [], messages: [], known: {}, earlier: [], history: [], colleagues: [] },
  };
  const props = { first: request, me: { id: "asha", role: "owner" } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RequestScreen {...(props as unknown as ComponentProps<typeof RequestScreen>)} />
    </QueryClientProvider>,
  );
  const decide = screen.getByRole("link", { name: deskWords.request.decide });
  expect(decide).toHaveAttribute("href", "/bookings/B-1");
  expect(screen.queryAllByRole("button")[0]?.compareDocumentPosition(decide)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});
