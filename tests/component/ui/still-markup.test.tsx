import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { StillMarkup } from "@/components/ui/still/still-markup";

afterEach(() => vi.unstubAllGlobals());

it("a part of a page in which there is nothing is made as any other", () => {
  // As where pages are made.
  vi.stubGlobal("document", undefined);
  const made = (text: string) =>
    renderToStaticMarkup(<StillMarkup html={`still:0123456789abcdef;${text}`} />);
  expect(made("")).toBe('<div data-still="0123456789abcdef"></div>');
  expect(made("<p>Tarangire</p>")).toContain("<p>Tarangire</p>");
});
