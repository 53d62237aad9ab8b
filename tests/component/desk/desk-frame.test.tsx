import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DeskFrame } from "@/components/desk/desk-frame";
import type { Locale } from "@/lib/contract/locale";
import { teachDialogs } from "../../support/dialog";

let path = "/";
vi.mock("next/navigation", () => ({
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams(),
}));
teachDialogs();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (elsewhere: Locale[]) =>
  render(
    <DeskFrame me={{ id: "me", name: "Asha", role: "owner", elsewhere }} title="Requests">
      the screen
    </DeskFrame>,
  );

it("the desk says what it cannot see where an API of its own answers a language", () => {
  open(["de", "fr"]);
  expect(screen.getByText(/^German and French are answered by APIs of their own/)).toBeVisible();
  cleanup();
  open(["it"]);
  expect(screen.getByText(/^Italian is answered by an API of its own/)).toBeVisible();
  cleanup();
  open([]);
  expect(screen.queryByText(/answered by/)).toBeNull();
});

it("two who have the same booking before them see each other, and lists are nobody's", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Response.json({ others: ["Neema", "Joseph"] });
  });
  path = "/desk/bookings/B-1/change";
  open([]);
  expect(await screen.findByText("Neema and Joseph are looking at this, too.")).toBeVisible();
  cleanup();
  expect(asked).toEqual([{ at: "/bookings/B-1" }, { at: "" }]);
  for (path of ["/", "/desk/bookings", "/bookings/new", "/today"]) {
    open([]);
    cleanup();
  }
  expect(asked).toHaveLength(2);
});
