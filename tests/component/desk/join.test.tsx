import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Join } from "@/components/desk/join";
import { deskWords } from "@/components/desk/words/words";

const words = deskWords.join;
let answer: () => Response;
beforeEach(() => {
  vi.stubGlobal("fetch", async () => answer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const failed = (status: number, code: string, reason?: string) => () =>
  Response.json({ error: { code, message: "", reason } }, { status });
const button = () => screen.queryByRole("button", { name: words.button });
const refused = failed(403, "forbidden", "link_refused");

it.each([
  ["was used", refused],
  ["is a part of a link", failed(422, "invalid")],
])("an invitation that %s is said to be none, and no passkey is offered", async (_, how) => {
  answer = how;
  render(<Join />);
  expect(await screen.findByText(words.refused)).toBeVisible();
  expect(button()).not.toBeInTheDocument();
});

it.each([
  [503, "unavailable", deskWords.failures.unavailable],
  [429, "too_many", deskWords.failures.too_many],
  [500, "internal", deskWords.failures.other],
])(
  "an invitation that could not be looked at just now is not said to be used: %i",
  async (...how) => {
    const [status, code, said] = how;
    answer = failed(status, code);
    render(<Join />);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText(words.refused)).not.toBeInTheDocument();
    // Whoever presses then has it looked at again.
    answer = refused;
    await userEvent.click(screen.getByRole("button", { name: words.button }));
    expect(await screen.findByText(words.refused)).toBeVisible();
  },
);
