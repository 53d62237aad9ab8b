import { describe, expect, it } from "vitest";
import { personName } from "../../../lib/contract/leads";

describe("a name", () => {
  const name = personName(40);

  it("loses marks that turn the direction of what stands behind it", () => {
    expect(name.parse("\u202eeeL nnA\u202c")).toBe("eeL nnA");
    expect(name.parse("\u2068Zoë Müller\u2069\u200e")).toBe("Zoë Müller");
    expect(name.safeParse("\u202e\u2066 \u2069").success).toBe(false);
  });

  it("keeps the letters of every script, and how they join", () => {
    for (const each of ["אבג דה", "علی‌رضا", "क्‍ष", "安妮 リー"]) expect(name.parse(each)).toBe(each);
  });
});
