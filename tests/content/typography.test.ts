import { describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
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
