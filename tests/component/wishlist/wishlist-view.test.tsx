import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useWishlist } from "@/components/wishlist/wishlist-store";
import { WishlistView } from "@/components/wishlist/wishlist-view";
import { catalogues } from "@/lib/i18n/translator";
import { teachDialogs } from "../../support/dialog";
import { tourCard } from "../../support/tour-card";

const messages = catalogues.en;

vi.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const { Wishlist, WishlistPage } = messages;
const question = "Are you sure you want to remove this tour from your favorites list";
const offered = ["crater", "machame", "nungwi"];

function open(search = "") {
  window.history.replaceState(null, "", `/Wishlists${search}`);
  return render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ Wishlist, WishlistPage }}>
      <WishlistView
        card={(tour, actions) => (
          <article aria-label={tour.title}>
            <h3>{tour.title}</h3>
            {actions}
          </article>
        )}
      />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  teachDialogs();
  vi.stubGlobal("fetch", async (address: string) => {
    const ids = new URL(address, "http://localhost").searchParams.get("ids")?.split(",") ?? [];
    const data = ids.filter((id) => offered.includes(id)).map((id) => tourCard(id));
    return Response.json({ data });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useWishlist.getState().clear();
});

const article = (id: string) => screen.findByRole("article", { name: `Tour ${id}` });

describe("the favourites", () => {
  it("says that there are none, and where to find some", async () => {
    open();
    expect(
      await screen.findByRole("heading", { name: "There are no tours in your favourites list" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "See all tours" })).toHaveAttribute(
      "href",
      "/tanzania-safari-package",
    );
  });

  it("says first what to do next, then the tours, and what is seldom wanted below them", async () => {
    useWishlist.getState().replace(["crater", "machame"]);
    open();
    await article("machame");
    const names = ["Ask for one quote for all", "Tour crater", "Remove all tours"];
    const shown = document.body.textContent ?? "";
    const places = names.map((name) => shown.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(shown.indexOf("Copy a link to this list")).toBeGreaterThan(
      shown.indexOf("Tour machame"),
    );
  });

  it("asks before a tour is removed, and keeps it when the answer is no", async () => {
    useWishlist.getState().replace(["crater", "machame"]);
    open();
    await userEvent.click(within(await article("crater")).getByRole("button"));
    const dialog = await screen.findByRole("dialog", { name: "Tour crater" });
    expect(dialog).toHaveAccessibleDescription(question);
    expect(useWishlist.getState().ids).toEqual(["crater", "machame"]);
    await userEvent.click(within(dialog).getByRole("button", { name: "No, keep it" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(useWishlist.getState().ids).toEqual(["crater", "machame"]);
  });

  it("removes one tour once that is confirmed", async () => {
    useWishlist.getState().replace(["crater", "machame"]);
    open();
    await userEvent.click(within(await article("crater")).getByRole("button"));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, remove" }));
    expect(screen.queryByRole("article", { name: "Tour crater" })).not.toBeInTheDocument();
    expect(await article("machame")).toBeVisible();
    expect(localStorage.getItem("tembea-wishlist")).toBe('["machame"]');
  });

  it("leaves the focus on the tour that took the place of a removed one, then on the list", async () => {
    useWishlist.getState().replace(["crater", "machame"]);
    open();
    await userEvent.click(within(await article("crater")).getByRole("button"));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, remove" }));
    const next = within(await article("machame")).getByRole("button");
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "Yes, remove" }));
    const empty = screen.getByRole("heading", { name: /no tours in your favourites/ });
    await waitFor(() => expect(document.activeElement).toContainElement(empty));
    expect(document.body).not.toHaveFocus();
  });

  it("removes all tours after the same question", async () => {
    useWishlist.getState().replace(["crater", "machame"]);
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Remove all tours" }));
    expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(question);
    await userEvent.click(screen.getByRole("button", { name: "Yes, remove" }));
    expect(useWishlist.getState().ids).toEqual([]);
    expect(screen.getByRole("heading", { name: /no tours in your favourites/ })).toBeVisible();
  });

  it("follows another tab while it is open", async () => {
    useWishlist.getState().replace(["crater"]);
    open();
    await article("crater");
    localStorage.setItem("tembea-wishlist", '["crater","nungwi"]');
    window.dispatchEvent(new StorageEvent("storage", { key: "tembea-wishlist" }));
    expect(await article("nungwi")).toBeVisible();
  });

  it("tells of tours that are offered no longer", async () => {
    useWishlist.getState().replace(["crater", "retired"]);
    open();
    expect(await screen.findByText(/One tour on this list is no longer offered/)).toBeVisible();
  });

  it("keeps the list when the tours cannot be loaded", async () => {
    vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));
    useWishlist.getState().replace(["crater"]);
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent("Your list is safe");
    expect(useWishlist.getState().ids).toEqual(["crater"]);
  });
});

describe("a friend's list", () => {
  it("is shown beside one's own and can be kept too", async () => {
    useWishlist.getState().replace(["nungwi"]);
    open("?t=crater,machame,<script>");
    expect(await article("machame")).toBeVisible();
    expect(useWishlist.getState().ids).toEqual(["nungwi"]);
    await userEvent.click(screen.getByRole("button", { name: "Keep these too" }));
    expect(useWishlist.getState().ids).toEqual(["nungwi", "crater", "machame"]);
    await waitFor(() => expect(screen.getByText(/on your own list now/)).toBeVisible());
  });
});
