import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NewBookingScreen } from "@/components/desk/new-booking/new-booking-screen";
import { fieldWords, newBookingWords as words } from "@/components/desk/words/words";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));
beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewBookingScreen beginning={{ tours: [], wish: null }} />
    </QueryClientProvider>,
  );
const again = () => screen.queryByRole("button", { name: words.startAgain });
const field = (name: "name" | "email" | "ages") => screen.getByLabelText(fieldWords[name]);

it("what the last caller said is gone for the next one, also what could not be read", async () => {
  open();
  expect(again()).toBeNull();
  await userEvent.type(field("name"), "Chiara");
  await userEvent.type(field("email"), "chiara@example.com");
  await userEvent.type(field("ages"), "nine");
  cleanup();
  open();
  await userEvent.type(field("ages"), "nine");
  await userEvent.click(await screen.findByRole("button", { name: words.startAgain }));
  for (const name of ["name", "email", "ages"] as const) expect(field(name)).toHaveValue("");
  expect(localStorage).toHaveLength(0);
  expect(again()).toBeNull();
});

it("a booking of which all is taken out again is not kept, and has nothing to begin again", async () => {
  open();
  await userEvent.type(field("name"), "C");
  expect(again()).toBeVisible();
  await userEvent.clear(field("name"));
  expect(again()).toBeNull();
  expect(localStorage).toHaveLength(0);
});
