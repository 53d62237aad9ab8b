import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { maybe, or } from "@/components/url-state/url-part";
import { UrlReader } from "@/components/url-state/url-reader";
import { urlSpelling } from "@/components/url-state/url-spelling";
import { useUrlState } from "@/components/url-state/use-url-state";

// As while it is still starting: it hears of nothing that happens to the address.
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));

const spelling = urlSpelling({ sort: or(maybe({ read: (text) => text }), "newest") });

function List() {
  const { state, isRead, go, setSearch } = useUrlState(spelling);
  const [isStarted, setStarted] = useState(false);
  return (
    <>
      {isStarted && <UrlReader onRead={setSearch} />}
      <output>{`${state.sort}${isRead ? "" : ", not read"}`}</output>
      <button type="button" onClick={() => go({ sort: "lowest" })}>
        Choose
      </button>
      <button type="button" onClick={() => setStarted(true)}>
        Start
      </button>
    </>
  );
}

function open(address: string) {
  window.history.replaceState(null, "", address);
  render(<List />);
}

const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const shown = (text: string) =>
  waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text));

afterEach(cleanup);

it("is the default until the address has been read", async () => {
  open("/list?sort=oldest");
  await shown("newest, not read");
  await click("Start");
  await shown("oldest");
});

it("is one step back from a choice, also when that is made twice", async () => {
  open("/list");
  await click("Start");
  const steps = window.history.length;
  await click("Choose");
  await click("Choose");
  expect(window.history.length).toBe(steps + 1);
});

it("keeps a choice that was made before the framework had started, and gives it back", async () => {
  open("/list?page=2");
  await click("Choose");
  expect(window.location.search).toBe("?page=2&sort=lowest");
  await click("Start");
  await shown("lowest");
  window.history.back();
  await shown("newest");
  expect(window.location.search).toBe("?page=2");
});
