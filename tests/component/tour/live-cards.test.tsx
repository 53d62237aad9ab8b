import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LiveCards } from "@/app/[locale]/live-cards";
import { useWishlist } from "@/components/wishlist/wishlist-store";

/** A button as the server writes it, which is no element of React. */
const card = (id: string) =>
  `<button type="button" data-list="wishlist" data-tour="${id}" aria-pressed="false" aria-label="Keep ${id}" title="Keep ${id}" data-otherwise="Let go ${id}">♥</button>`;

const cards = (...ids: string[]) => (
  <LiveCards>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: of this test. */}
    <div dangerouslySetInnerHTML={{ __html: ids.map(card).join("") }} />
  </LiveCards>
);
const button = (name: string) => screen.getByRole("button", { name });

afterEach(cleanup);
beforeEach(() => useWishlist.getState().clear());

it("keeps the tour whose heart is pressed, and lets it go again", async () => {
  render(cards("one", "two"));
  await userEvent.click(button("Keep one"));
  expect(useWishlist.getState().ids).toEqual(["one"]);
  expect(button("Let go one").getAttribute("aria-pressed")).toBe("true");
  expect(button("Keep two").getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(button("Let go one"));
  expect(useWishlist.getState().ids).toEqual([]);
  expect(button("Keep one").getAttribute("aria-pressed")).toBe("false");
});

it("shows what was chosen elsewhere, and on cards that come later", () => {
  useWishlist.getState().add("two");
  const { rerender } = render(cards("one"));
  rerender(cards("one", "two"));
  expect(button("Let go two").getAttribute("aria-pressed")).toBe("true");
});
