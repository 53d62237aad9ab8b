import { describe, expect, it } from "vitest";
import { localeOfCall, localeOfHost } from "@/lib/site/domains";

const call = (host: string, language?: string) =>
  localeOfCall(new Headers({ host, ...(language && { "accept-language": language }) }));

describe("the language of a call of the API", () => {
  it("is that of a configured host, whatever is accepted", () => {
    expect(call("de.localhost:3000", "fr")).toBe("de");
    expect(call("localhost:3000", "fr")).toBe("en");
  });

  it.each([
    ["de", "de"],
    ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
    ["sw, it;q=0.4, es;q=0.7", "es"],
    ["de;q=0, fr;q=0.1", "fr"],
    ["sw", "en"],
    ["*", "en"],
    [undefined, "en"],
    [",;q=x,".repeat(1_000), "en"],
  ])("is on any other host the first that is accepted: %s", (accepted, locale) => {
    expect(call("127.0.0.1:3000", accepted)).toBe(locale);
  });

  it("of pages is decided by the host alone", () => {
    expect(localeOfHost("127.0.0.1:3000")).toBe("en");
  });
});
