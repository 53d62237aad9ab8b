import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CompareBarSlot } from "@/components/compare/compare-bar-slot";
import { useCompare } from "@/components/compare/compare-store";

let path = "/";
vi.mock("next/navigation", () => ({
  usePathname: () => path,
  useRouter: () => ({ push: vi.fn() }),
}));

const words = {
  label: "Compare",
  counts: ["1 tour to compare"],
  compare: "Compare",
  clear: "Clear",
};

afterEach(cleanup);

function openAt(address: string) {
  path = address;
  render(<CompareBarSlot words={words} />);
  act(() => useCompare.getState().replace(["machame-seven-group"]));
}

it.each(["/", "/trip/machame", "/Quoted"])("is at the foot of %s", async (address) => {
  openAt(address);
  expect(await screen.findByText("1 tour to compare")).toBeDefined();
});

it.each(["/Quote", "/Booking", "/Booking/B-7KM4-X2PA-9TRH", "/Payment", "/Offer/O-1", "/Review"])(
  "lies on no answer of %s",
  async (address) => {
    openAt(address);
    await act(() => import("@/components/compare/compare-bar"));
    expect(screen.queryByText("1 tour to compare")).toBeNull();
  },
);

it("has the number alone for the narrowest phones, where its words would take three lines", async () => {
  openAt("/");
  const words = await screen.findByText("1 tour to compare");
  expect(words.className).toContain("sr-only");
  expect(words.nextElementSibling?.textContent).toBe("1");
  expect(words.nextElementSibling?.getAttribute("aria-hidden")).toBe("true");
});
