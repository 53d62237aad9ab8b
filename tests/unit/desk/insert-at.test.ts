import { describe, expect, it } from "vitest";
import { insertAt } from "@/components/desk/snippets/insert-at";

describe("a ready sentence", () => {
  it("stands where the cursor is, as a paragraph of its own", () => {
    expect(insertAt("", 0, 0, "Hello,")).toEqual({ text: "Hello,", from: 6, to: 6 });
    expect(insertAt("Hello,", 6, 6, "Thank you.").text).toBe("Hello,\n\nThank you.");
    expect(insertAt("Hello,Bye.", 6, 6, "Thank you.").text).toBe("Hello,\n\nThank you.\n\nBye.");
  });

  it("goes on in a line that a space has opened for it, and takes the place of what is chosen", () => {
    expect(insertAt("Yes. ", 5, 5, "It is free.").text).toBe("Yes. It is free.");
    expect(insertAt("Yes. XX So?", 5, 7, "It is free.").text).toBe("Yes. It is free. So?");
  });

  it("leads to its first gap", () => {
    const { text, from, to } = insertAt("A", 1, 1, "On […] or […].");
    expect(text.slice(from, to)).toBe("[…]");
    expect(from).toBe(6);
  });
});
