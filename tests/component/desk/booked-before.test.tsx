import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { NewBookingScreen } from "@/components/desk/new-booking/new-booking-screen";
import { deskWords, newBookingWords } from "@/components/desk/words/words";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const price = {
  ...{ currency: "USD", lines: [], total_minor: 100_000, deposit_percent: 30 },
  ...{ deposit_minor: 30_000, balance_minor: 70_000, due_now_minor: 30_000 },
  balance_due: "2027-08-01",
};
const tour = {
  ...{ id: "ronjo", title: "Ronjo", trip_type: "private", party_max: 7, min_age: 0 },
  ...{ runs: [], extras: [], departures: [] },
};

it("a booking whose key was used for another is booked under its own, once that was said", async () => {
  const keys: (string | null)[] = [];
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  vi.stubGlobal("fetch", async (path: string, { headers }: RequestInit) => {
    if (path.endsWith("tour-to-book")) return Response.json(tour);
    if (path.endsWith("price-booking"))
      return Response.json({ price, commission_minor: 0, net_minor: 100_000 });
    keys.push(new Headers(headers).get("idempotency-key"));
    const fields = { "idempotency-key": ["This has already been sent with different contents."] };
    const error = { code: "invalid", message: "", fields };
    await answered;
    if (keys.length === 1) return Response.json({ error }, { status: 422 });
    return Response.json({ reference: "B-1", link: "http://x", text: "", phone: "" });
  });
  const kept = { tour: "ronjo", starts: "2027-10-01", name: "Chiara", holdUntil: "2027-03-03" };
  localStorage.setItem("desk-new-booking-", JSON.stringify({ ...kept, key: "a".repeat(32) }));
  const tours = [{ id: "ronjo", title: "Ronjo", days: 6 }];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewBookingScreen beginning={{ tours, wish: null }} />
    </QueryClientProvider>,
  );
  const press = async () =>
    userEvent.click(await screen.findByRole("button", { name: newBookingWords.make }));
  await press();
  await userEvent.type(screen.getByDisplayValue("Chiara"), " Rossi");
  answer();
  expect(await screen.findByText(deskWords.failures.booked_before)).toBeVisible();
  expect(screen.getByDisplayValue("Chiara Rossi")).toBeVisible();
  await press();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe("a".repeat(32));
  expect(keys[1]).not.toBe(keys[0]);
});
