import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { locales } from "@/lib/contract/locale";

describe("the privacy page", () => {
  it.each(locales)("names how long a friend's invitation stays in the browser, in %s", (locale) => {
    const sections = readFileSync(`content/${locale}/pages/privacy.md`, "utf8").split(/^## /m);
    const ofStorage = sections.find((section) => /\b365\b/.test(section));
    expect(ofStorage).toContain("{{invitation_days}}");
  });
});
