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

  it("loses what nobody sees, behind which a link would hide", () => {
    expect(name.parse("\u200bAn\u2060n\ufeff")).toBe("Ann");
    for (const each of ["evil.\u200bcom", "evil\u00ad.com", "evil\u3002com"])
      expect(name.safeParse(each).success, each).toBe(false);
  });

  it("is one line, also by the marks that only mail programs break lines at", () => {
    expect(name.parse("Ann\u2028Lee\u2029Smith")).toBe("Ann Lee Smith");
  });

  it("is nothing that a mail program makes a link of, or reads as written in code", () => {
    for (const each of [
      "bit.ly now",
      "see boese.de",
      "win.evil.io",
      "evil.zip",
      "=?utf-8?Q?a=2Ecom?=",
    ])
      expect(name.safeParse(each).success, each).toBe(false);
  });

  it("is looked at no further when it is too long: of letters that stand for many, that takes seconds", () => {
    for (const each of ["evil.com ".repeat(10_000), "\0".repeat(41)])
      expect(name.safeParse(each).error?.issues.map(({ message }) => message)).toEqual([
        "too_long",
      ]);
  });

  it("may be shortened", () => {
    for (const each of [
      "St.John",
      "Dr.Müller",
      "J.de Vries",
      "Ma.de Jesús",
      "T.Ly",
      "J.R.R. Tolkien",
    ])
      expect(name.parse(each)).toBe(each);
  });
});
