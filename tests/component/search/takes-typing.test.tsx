import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TakesTyping } from "@/components/search/takes-typing";

afterEach(cleanup);

const page = (
  <main id="content" tabIndex={-1}>
    <input id="words" aria-label="words" />
    <select aria-label="when" />
  </main>
);

/** Where the keyboard is when the script comes to a page with the keyboard there. */
function after(focus: () => void): Element | null {
  render(page);
  focus();
  render(<TakesTyping field="words" />);
  return document.activeElement;
}

it("takes the keyboard that is nowhere", () => {
  expect(after(() => {})).toBe(screen.getByLabelText("words"));
});

it("takes the keyboard from the beginning of the content", () => {
  const beginning = () => document.getElementById("content")?.focus();
  expect(after(beginning)).toBe(screen.getByLabelText("words"));
});

it("leaves the keyboard to a field that was chosen before the script was there", () => {
  expect(after(() => screen.getByLabelText("when").focus())).toBe(screen.getByLabelText("when"));
});
