import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useBooking } from "@/components/booking/form/booking-store";
import { emptyDraft } from "@/components/booking/form/empty-draft";
import { draftStorage } from "@/components/form/draft/draft-storage";
import { nobody, useAuth } from "@/lib/site/account/auth-store";
import { fillIn, openForm, privateTour, site } from "./form-support";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

/** Leaves a draft on the device as an earlier visit would have. */
function leaveDraft(draft: Partial<typeof emptyDraft>): void {
  const now = Date.now();
  draftStorage("booking").keep({
    draft: { ...emptyDraft, tour: "crater-and-plains", ...draft },
    started_at: now - 60_000,
    saved_at: now,
    request_key: null,
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe("who is signed in", () => {
  afterEach(() => {
    localStorage.clear();
    useAuth.setState({ ...nobody, status: "anonymous" });
  });

  it("finds the contact details filled in, what was typed stays, and reads whose booking it will be", async () => {
    localStorage.setItem("token", "t".repeat(43));
    const known = { email: "neema@example.com", name: "Neema K.", phone: "+255700000000" };
    const unasked = { title: "", country: "TZ", country_of_residence: "DE", avatar: null };
    site({ user: { ...known, ...unasked, language: "en" } });
    leaveDraft({ full_name: "N. Kimaro" });
    const guest = await openForm();
    expect(await screen.findByText(/You’re signed in as neema@example.com/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "E-mail address" })).toHaveValue(known.email);
    expect(screen.getByRole("combobox", { name: "Country" })).toHaveValue("DE");
    expect(screen.getByRole("textbox", { name: "Full name" })).toHaveValue("N. Kimaro");
    const email = screen.getByRole("textbox", { name: "E-mail address" });
    await guest.type(email, "m");
    expect(screen.queryByText(/signed in as|have an account/)).toBeNull();
    await guest.clear(email);
    await guest.type(email, "Neema@example.com");
    expect(screen.getByText(/the booking will be in your account/)).toBeVisible();
  });
});

describe("a day that no calendar has", () => {
  it.each(["2099-19-39", "9999-99-99", "12027-08-07"])(
    "is not taken from a draft: %s, all else is",
    async (starts) => {
      site({ tour: { ...privateTour, runs: [{ day: 2, months: [7] }] } });
      leaveDraft({ starts, adults: 3, full_name: "N. Kimaro" });
      await openForm("");
      expect(screen.getByLabelText("First day of the tour")).toHaveValue("");
      expect(screen.getByText(/3 adults$/)).toBeVisible();
      expect(useBooking.getState().draft).toMatchObject({ starts: "", full_name: "N. Kimaro" });
    },
  );
});

describe("what was typed", () => {
  it("survives that the page is closed, and another tour begins with an empty trip", async () => {
    site({});
    const user = await openForm("?tour=crater-and-plains&date=2099-06-10&adults=3");
    await fillIn(user);
    cleanup();
    await openForm("");
    expect(screen.getByText(/Welcome back/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Full name" })).toHaveValue("Łucja Weiß");
    expect(screen.getByText(/3 adults$/)).toBeVisible();
    cleanup();
    await openForm("?tour=another-tour");
    expect(screen.getByRole("textbox", { name: "Full name" })).toHaveValue("Łucja Weiß");
    expect(screen.getByText(/2 adults$/)).toBeVisible();
    expect(screen.getByLabelText("First day of the tour")).toHaveValue("");
  });

  describe("and another booking that came from another language", () => {
    const trip = { adults: 3, children: [], rooms: null, extras: [], coupon_code: "", coupon: "" };
    const other = { ...trip, tour: "another-tour", starts: "2099-07-01" };
    const arrive = (draft: object) =>
      localStorage.setItem(
        "tembea-booking-arrived",
        JSON.stringify({ started_at: 1, saved_at: Date.now(), draft }),
      );

    it("are both there: the one that the address names is shown, the other is asked about", async () => {
      site({});
      leaveDraft({ starts: "2099-06-10", adults: 4, full_name: "Łucja Weiß" });
      arrive({ ...other, extras: ["balloon"] });
      const user = await openForm("?tour=another-tour&date=2099-07-01&adults=3");
      expect(screen.getByText(/3 adults$/)).toBeVisible();
      expect(useBooking.getState().draft.extras).toEqual(["balloon"]);
      expect(screen.getByText(/begun another booking as well/)).toBeVisible();
      await user.click(screen.getByRole("button", { name: "The other one" }));
      expect(await screen.findByText(/4 adults$/)).toBeVisible();
      expect(window.location.search).toBe("?tour=crater-and-plains");
      expect(screen.getByRole("textbox", { name: "Full name" })).toHaveValue("Łucja Weiß");
      expect(localStorage.getItem("tembea-booking-arrived")).toBeNull();
    });

    it("are both there: without an address, the one of this device is shown", async () => {
      site({});
      leaveDraft({ starts: "2099-06-10", adults: 4 });
      arrive(other);
      const user = await openForm("");
      expect(screen.getByText(/4 adults$/)).toBeVisible();
      await user.click(screen.getByRole("button", { name: "This one" }));
      expect(screen.queryByText(/begun another booking/)).toBeNull();
      expect(localStorage.getItem("tembea-booking-arrived")).toBeNull();
    });

    it("is simply taken up where there is none", async () => {
      site({});
      arrive({ ...other, tour: "crater-and-plains" });
      await openForm("");
      expect(screen.getByText(/3 adults$/)).toBeVisible();
      expect(screen.queryByText(/begun another booking/)).toBeNull();
    });
  });

  it("goes along to the page in another language", async () => {
    site({});
    const other = document.createElement("a");
    other.hreflang = "de";
    other.href = "http://de.localhost/Booking";
    document.body.append(other);
    const user = await openForm("?tour=crater-and-plains&date=2099-06-10&adults=3");
    await user.click(screen.getByRole("button", { name: "Adults: one more" }));
    expect(other.search).toBe("?tour=krater-und-ebenen&date=2099-06-10&adults=4");
    other.remove();
  });

  it.each(["{", JSON.stringify({ version: 7 }), JSON.stringify({ draft: { adults: -3 } })])(
    "is ignored when it makes no sense: %s",
    async (stored) => {
      localStorage.setItem("tembea-booking", stored);
      site({});
      await openForm();
      expect(screen.queryByText(/Welcome back/)).toBeNull();
      expect(screen.getByText(/2 adults$/)).toBeVisible();
    },
  );
});
