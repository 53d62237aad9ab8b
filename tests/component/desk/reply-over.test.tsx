import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReviewCard } from "@/components/desk/reviews/review-card";
import { deskWords, reviewWords } from "@/components/desk/words/words";

type Review = ComponentProps<typeof ReviewCard>["review"];
type Reply = NonNullable<Review["reply"]>;

const by = (version: number, text: string): Reply => ({
  ...{ text, version, language: "en", by: "Juma", at: "2027-01-02T08:00:00Z" },
});
let stands: Reply | null;
let sent: { version: number; text: string }[];
let isLineBad: boolean;
beforeEach(() => {
  sent = [];
  isLineBad = false;
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    const reply = JSON.parse(String(body));
    sent.push(reply);
    if (reply.version !== (stands?.version ?? 0))
      return Response.json(
        { error: { code: "conflict", message: "", reason: "changed_meanwhile" } },
        { status: 409 },
      );
    stands = by(reply.version + 1, reply.text);
    if (isLineBad) throw new TypeError("no line");
    return Response.json({ review: reviewed() });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const reviewed = () =>
  ({
    ...{ id: "R-1", state: "published", rating: 5, title: "Lions", text: "Lions.", author: "Inge" },
    ...{ country: "DE", language: "en", written: "2027-01-02", verified: true, about: "" },
    written_already: false,
    ...{ photographs: [], is_sent: true, reply: stands },
  }) as Review;
const card = () => (
  <ReviewCard review={reviewed()} onChanged={() => undefined} onStale={() => undefined} />
);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByLabelText(reviewWords.yourReply);

const ways: [string, (to: ReturnType<typeof render>) => Promise<void>][] = [
  ["while it is typed", async ({ rerender }) => rerender(card())],
  [
    "before the page is loaded anew",
    async () => {
      cleanup();
      render(card());
      await press(stands ? reviewWords.changeReply : reviewWords.reply);
    },
  ],
];

it.each(ways)(
  "who replies over another's reply, come %s, is told of it first",
  async (_, comes) => {
    stands = null;
    const shown = render(card());
    await press(reviewWords.reply);
    await userEvent.type(field(), "Asante, Inge");
    stands = by(1, "Thank you from Juma");
    await comes(shown);
    expect(field()).toHaveValue("Asante, Inge");
    await press(reviewWords.send);
    expect(await screen.findByText(deskWords.failures.changed_meanwhile)).toBeVisible();
    expect(screen.getByText("Thank you from Juma")).toBeVisible();
    expect(field()).toHaveValue("Asante, Inge");
    expect(stands).toMatchObject({ text: "Thank you from Juma" });
    await press(reviewWords.send);
    expect(await screen.findByText(reviewWords.replied)).toBeVisible();
    expect(stands).toMatchObject({ text: "Asante, Inge" });
    expect(sent.map(({ version }) => version)).toEqual([0, 1]);
    expect(localStorage).toHaveLength(0);
  },
);

it("who is told sees each reply that came since before it is written over", async () => {
  stands = by(1, "Ours");
  const { rerender } = render(card());
  await press(reviewWords.changeReply);
  await userEvent.clear(field());
  await userEvent.type(field(), "Mine");
  stands = by(2, "Theirs");
  await press(reviewWords.send);
  await screen.findByText(deskWords.failures.changed_meanwhile);
  rerender(card());
  stands = by(3, "Another's");
  rerender(card());
  await press(reviewWords.send);
  expect(stands).toMatchObject({ text: "Another's" });
  await press(reviewWords.send);
  expect(await screen.findByText(reviewWords.replied)).toBeVisible();
  expect(sent.map(({ version }) => version)).toEqual([1, 2, 3]);
});

it("what had arrived, though its answer was lost, is nobody else's", async () => {
  stands = null;
  const { rerender } = render(card());
  await press(reviewWords.reply);
  await userEvent.type(field(), "Asante, Inge");
  isLineBad = true;
  await press(reviewWords.send);
  await screen.findByText(deskWords.failures.unavailable);
  isLineBad = false;
  rerender(card());
  await press(reviewWords.send);
  expect(await screen.findByText(reviewWords.replied)).toBeVisible();
});
