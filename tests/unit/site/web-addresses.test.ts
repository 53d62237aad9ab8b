import { describe, expect, it } from "vitest";
import { withWebAddresses } from "@/lib/site/web-addresses";

const links = (text: string) => withWebAddresses(text).flatMap(({ href }) => href ?? []);

describe("a text with web addresses", () => {
  it("is in pieces that are the whole of it, and leads where it says", () => {
    const text = "See https://example.com/a?b=1&c=2#d, or (http://example.org/x). Karibu!";
    const pieces = withWebAddresses(text);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.filter(({ href }) => href).map((piece) => piece.text)).toEqual([
      "https://example.com/a?b=1&c=2#d",
      "http://example.org/x",
    ]);
    expect(links("https://de.wikipedia.org/wiki/Sansibar_(Insel)!")).toEqual([
      "https://de.wikipedia.org/wiki/Sansibar_(Insel)",
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "file:///etc/passwd",
    "javascript://example.com/%0aalert(1)",
    "https://bank.example@evil.example/",
    "https://",
    "http://?",
    "www.example.com",
    "xhttps://example.com",
    "",
  ])("has none in %s", (text) => {
    expect(links(text)).toEqual([]);
    expect(
      withWebAddresses(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  it("takes no markup along", () => {
    expect(links('https://example.com/"onmouseover="alert(1)')).toEqual(["https://example.com/"]);
    expect(links("https://example.com/<script>")).toEqual(["https://example.com/"]);
  });
});
