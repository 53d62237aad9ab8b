import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dashboard } from "@/components/account/dashboard";
import { useAuth } from "@/lib/site/account/auth-store";
import { amani } from "../../support/account";
import { answerWith, Words } from "./support";

const booked = {
  reference: "TB-2027-0815",
  state: "confirmed",
  title: "Crater and plains",
  starts: "2027-08-07",
  total_minor: 500_000,
  key: "bk_secret",
};

function open(bookings: unknown[]) {
  useAuth.setState({ token: "a".repeat(43), user: amani, status: "signed-in" });
  answerWith(({ path }) =>
    path === "/api/account/overview"
      ? [200, { data: { bookings, quotes: [], reviews: [] } }]
      : [404, {}],
  );
  render(<Dashboard />, { wrapper: Words });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the bookings of an account", () => {
  it("show when each journey starts, how it stands and what it costs, and lead to it", async () => {
    open([booked, { ...booked, reference: "TB-2027-0816", state: "enquiry", title: "Machame" }]);
    const link = await screen.findByRole("link", { name: "Crater and plains" });
    expect(link).toHaveAttribute("href", "/Booking/TB-2027-0815#bk_secret");
    const row = within(link.closest("li") as HTMLElement);
    for (const text of ["TB-2027-0815", "Confirmed · 7 August 2027", "$5,000"])
      expect(row.getByText(text)).toBeVisible();
    expect(screen.getByText(/^Date being checked · /)).toBeVisible();
  });

  it("say what they will hold while there are none", async () => {
    open([]);
    expect(await screen.findByText(/^Nothing is booked yet/)).toBeVisible();
  });
});
