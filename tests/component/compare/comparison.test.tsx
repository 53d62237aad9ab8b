import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSyncExternalStore } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCompare } from "@/components/compare/compare-store";
import { openComparison, tour } from "./support";

// Like the router's, it follows what replaceState writes.
vi.mock("next/navigation", () => ({
  useSearchParams: () =>
    new URLSearchParams(
      useSyncExternalStore(
        (changed) => {
          window.addEventListener("address", changed);
          return () => window.removeEventListener("address", changed);
        },
        () => window.location.search,
      ),
    ),
}));

const offered = [tour("crater"), tour("machame", { days: 7, level: "budget" }), tour("nungwi")];

beforeEach(() => {
  const replace = window.history.replaceState.bind(window.history);
  vi.spyOn(window.history, "replaceState").mockImplementation((...args) => {
    replace(...args);
    queueMicrotask(() => act(() => void window.dispatchEvent(new Event("address"))));
  });
  vi.stubGlobal("fetch", async (address: string) => {
    const ids = new URL(address, "http://localhost").searchParams.get("ids")?.split(",") ?? [];
    return Response.json({ data: offered.filter(({ id }) => ids.includes(id)) });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useCompare.getState().clear();
});

const columns = () =>
  screen.getAllByRole("columnheader").map((header) => header.textContent?.trim());

describe("the comparison", () => {
  it("opens for a stranger what the address names, without touching their own choice", async () => {
    useCompare.getState().replace(["nungwi"]);
    openComparison("?t=machame,crater,%3Cscript%3E");
    expect(await screen.findByRole("table")).toBeVisible();
    expect(columns()).toEqual(["Tour machame", "Tour crater"]);
    expect(useCompare.getState().ids).toEqual(["nungwi"]);
  });

  it("asks about tours that came from another language and did not all fit", async () => {
    useCompare.getState().replace(["crater"]);
    localStorage.setItem("tembea-compare-arrived", '["machame","nungwi","<b>"]');
    openComparison();
    expect(await screen.findByText(/you chose 2 other tours to compare/i)).toBeVisible();
    expect(columns()).toEqual(["Tour crater"]);
    await userEvent.click(screen.getByRole("button", { name: "Compare those instead" }));
    await waitFor(() => expect(columns()).toEqual(["Tour machame", "Tour nungwi"]));
    expect(useCompare.getState().ids).toEqual(["machame", "nungwi"]);
    expect(localStorage.getItem("tembea-compare-arrived")).toBeNull();
    expect(screen.queryByText(/other tours to compare/i)).toBeNull();
  });

  it("writes one's own choice into the address", async () => {
    useCompare.getState().replace(["crater", "nungwi"]);
    openComparison();
    expect(await screen.findByRole("table")).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe("?t=crater,nungwi"));
  });

  it("shows only what differs when asked to", async () => {
    openComparison("?t=crater,machame");
    expect(await screen.findByRole("rowheader", { name: "Nights" })).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Show only what differs" }));
    expect(screen.queryByRole("rowheader", { name: "Nights" })).not.toBeInTheDocument();
    expect(screen.getByRole("rowheader", { name: "Days" })).toBeVisible();
  });

  it("says where a tour is silent", async () => {
    openComparison("?t=crater,machame");
    await screen.findByRole("table");
    const row = screen.getByRole("row", { name: /^Where you sleep/ });
    expect(row).toHaveTextContent("Not stated");
  });

  it("takes a tour away and puts another beside", async () => {
    openComparison("?t=crater,machame");
    await screen.findByRole("table");
    await userEvent.click(
      screen.getByRole("button", { name: "Remove Tour crater from the comparison" }),
    );
    await waitFor(() => expect(columns()).toEqual(["Tour machame"]));
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Add another tour" }),
      "Tour nungwi",
    );
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(columns()).toEqual(["Tour machame", "Tour nungwi"]));
    expect(window.location.search).toBe("?t=machame,nungwi");
  });

  it("tells how to begin when nothing is chosen", async () => {
    openComparison();
    expect(await screen.findByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  });
});
