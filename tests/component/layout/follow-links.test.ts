import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLinks } from "@/components/layout/follow-links";

const push = vi.fn();
let stop: () => void;

beforeEach(() => {
  push.mockClear();
  stop = followLinks(push);
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

/** Clicks what is in a link, and tells whether the browser is left to follow it. */
function click(attributes: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>there</b></a>`;
  return fireEvent.click(document.querySelector("b") ?? document.body, event);
}

describe("a click on a link", () => {
  it("within the site goes by the router", () => {
    for (const href of ["/", "/About", "/Search?q=a.b", "/trip/six-days#price"]) {
      expect(click(`href="${href}"`)).toBe(false);
      expect(push).toHaveBeenLastCalledWith(href, document.querySelector("a"));
    }
  });

  it("to another site, a file, a call, a place on the page or a new window is the browser's", () => {
    for (const attributes of [
      'href="https://example.com/About"',
      'href="//example.com/About"',
      'href="/rss.xml"',
      'href="/api/calendar?token=x"',
      'href="#content"',
      'href="mailto:a@example.com"',
      'href="/About" target="_blank"',
      'href="/About" download="x"',
      "",
    ])
      click(attributes);
    expect(push).not.toHaveBeenCalled();
  });

  it("with another button or a key held opens a tab, as everywhere", () => {
    for (const event of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      click('href="/About"', event);
    expect(push).not.toHaveBeenCalled();
  });

  it("that something on the page has answered is left alone", () => {
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    click('href="/About"');
    expect(push).not.toHaveBeenCalled();
  });
});
