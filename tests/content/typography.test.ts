import { describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { locales } from "@/lib/i18n/locales";
import messages from "@/messages/fr.json";
import { strings, textsOf } from "../support/content-texts";

const texts = [...textsOf(loadContent("content"), "fr"), ...strings(messages, "fr/messages")];
/** A line that ends before a sign begins the next one with it. */
const breaks = /[ \n\t](?:[;!?»]|:(?=\s|$))|«[ \n\t]/;

describe("French", () => {
  it("is read in content and messages", () => {
    expect(texts.length).toBeGreaterThan(3_000);
    expect(["Où ?", "« oui »", "prix : 3"].filter((text) => breaks.test(text))).toHaveLength(3);
  });

  it("keeps the space before a high sign, and inside quotation marks, from breaking", () => {
    expect(texts.filter(([, text]) => breaks.test(text)).map(([at]) => at)).toEqual([]);
  });
});

describe.each(locales)("the reasons for a tour, in %s", (locale) => {
  const reasons = textsOf(loadContent("content"), locale).filter(([at]) =>
    /\.reasons\.\d+$/.test(at),
  );

  it("all end in a full stop, or none does", () => {
    expect(reasons.length).toBeGreaterThan(600);
    const stopped = reasons.filter(([, text]) => text.trim().endsWith("."));
    const odd =
      stopped.length > reasons.length / 2 ? reasons.filter((r) => !stopped.includes(r)) : stopped;
    expect(odd.map(([at]) => at)).toEqual([]);
  });
});
