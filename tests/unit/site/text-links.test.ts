import { describe, expect, it } from "vitest";
import { withoutLinks } from "@/lib/site/text-links";

describe("a text without its links", () => {
  it("keeps their words and loses their addresses", () => {
    const text = "In [April](post:green-season), or [by air](page:/Lodges-and-Camps/fig-river).";
    expect(withoutLinks(text)).toBe("In April, or by air.");
  });

  it("keeps what is no link", () => {
    expect(withoutLinks("From May [or June] on (more or less).")).toBe(
      "From May [or June] on (more or less).",
    );
  });
});
