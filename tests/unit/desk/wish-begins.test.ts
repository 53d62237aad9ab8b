import { expect, it } from "vitest";
import { leadWish } from "@/lib/backend/desk/request-wish";

it("what was written begins with whole letters, wherever it is cut", () => {
  for (const before of [117, 118, 119, 120]) {
    const lead = {
      ...{ reference: "C-1", kind: "contact", locale: "en", email: "", name: "" },
      ...{ createdAt: new Date(0), payload: { message: `${"a".repeat(before)}🦁🦁🦁` } },
    };
    const { message } = leadWish(lead, new Map());
    expect(message).not.toMatch(/\p{Surrogate}/u);
    expect(message).toMatch(/^a+.* …$/u);
  }
});
