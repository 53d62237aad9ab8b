import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ReviewCard } from "@/components/desk/reviews/review-card";
import { deskWords, reviewWords } from "@/components/desk/words/words";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("who publishes a guest's second review of the same is told to take the first down", async () => {
  const review: ComponentProps<typeof ReviewCard>["review"] = {
    ...{ id: "R-1", state: "pending", rating: 5, title: "Lions", text: "Lions.", author: "Inge" },
    ...{ country: "DE", language: "en", written: "2027-01-02", verified: false, about: "" },
    ...{ photographs: [], is_sent: true, reply: null, written_already: true },
  };
  const error = { code: "conflict", message: "", reason: "reviewed_already" };
  vi.stubGlobal("fetch", async () => Response.json({ error }, { status: 409 }));
  render(<ReviewCard review={review} onChanged={() => undefined} onStale={() => undefined} />);
  expect(screen.getByText(reviewWords.writtenAlready, { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: reviewWords.publish }));
  expect(await screen.findByText(deskWords.failures.reviewed_already)).toBeVisible();
});
