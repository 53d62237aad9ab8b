import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NewBookingScreen } from "@/components/desk/new-booking/new-booking-screen";
import { fieldWords, newBookingWords } from "@/components/desk/words/words";
import { setClock } from "@/lib/clock";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  setClock();
  vi.unstubAllGlobals();
});

const itIs = (day: string) => setClock(new Date(`${day}T09:00:00Z`));
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewBookingScreen beginning={{ tours: [], wish: null }} />
    </QueryClientProvider>,
  );
const hold = () => screen.getByLabelText(newBookingWords.hold);
const twoDays = () => screen.getByRole("button", { name: newBookingWords.holdFor.two });
const choose = (day: string) => fireEvent.change(hold(), { target: { value: day } });

it("a hold of two days is two from now, however long the page has been open", async () => {
  itIs("2027-03-01");
  open();
  expect(hold()).toHaveValue("2027-03-03");
  itIs("2027-03-02");
  await userEvent.click(twoDays());
  expect(hold()).toHaveValue("2027-03-04");
  expect(twoDays()).toHaveAttribute("aria-pressed", "true");
});

it("a hold that is over by the day on which the booking is written on begins anew; another stays", async () => {
  itIs("2027-03-01");
  open();
  await userEvent.type(screen.getByLabelText(fieldWords.name), "Chiara");
  cleanup();
  itIs("2027-03-05");
  open();
  expect(await screen.findByDisplayValue("Chiara")).toBeVisible();
  expect(hold()).toHaveValue("2027-03-07");
  choose("2027-03-20");
  cleanup();
  itIs("2027-03-18");
  open();
  expect(await screen.findByDisplayValue("2027-03-20")).toBe(hold());
});

it("a day that is being typed stays, though it is none to come yet", () => {
  itIs("2027-03-01");
  open();
  choose("0202-03-09");
  expect(hold()).toHaveValue("0202-03-09");
});
