import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DeskFrame } from "@/components/desk/desk-frame";
import type { Locale } from "@/lib/contract/locale";
import { teachDialogs } from "../../support/dialog";

vi.mock("next/navigation", () => ({ usePathname: () => "/" }));
teachDialogs();
afterEach(cleanup);

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
