import { describe, expect, it } from "vitest";
import { nameSavedAs, savedAs } from "@/lib/api/saved-name";

describe("the name under which a file is saved", () => {
  it.each([
    ["de", "Fünf-Tage-für-Groß-und-Klein.pdf", "Fuenf-Tage-fuer-Gross-und-Klein.pdf"],
    ["fr", "Reçu-B-2222.pdf", "Recu-B-2222.pdf"],
    ["es", "Pingüinos-y-años.pdf", "Pinguinos-y-anos.pdf"],
  ] as const)("keeps its letters, with plain ones for old programs (%s)", (locale, own, plain) => {
    const header = savedAs(own, locale);
    expect(header).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(own)}`,
    );
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(nameSavedAs(header)).toBe(own);
  });

  it("is said once where everybody takes it", () => {
    const header = 'attachment; filename="Rechnung-2027-00042.pdf"';
    expect(savedAs("Rechnung-2027-00042.pdf", "de")).toBe(header);
    expect(nameSavedAs(header)).toBe("Rechnung-2027-00042.pdf");
  });

  it.each([
    ['a"; x="b.pdf', "a-x-b.pdf"],
    ["a\r\nset-cookie: b.pdf", "a-set-cookie-b.pdf"],
    ["../../ä/\ud800.pdf", "..-..-ä-.pdf"],
    ["%0a';b.pdf", "-0a-b.pdf"],
  ])("ends no header and leads into no folder: %j", (hostile, name) => {
    const header = savedAs(hostile, "en");
    expect(header).toMatch(/^attachment; filename="[\w.-]+"(; filename\*=UTF-8''[\w.%-]+)?$/);
    expect(nameSavedAs(header)).toBe(name);
  });

  it("is some name where none is said, or one that cannot be read", () => {
    expect(nameSavedAs(null)).toBe("file");
    expect(nameSavedAs("attachment")).toBe("file");
    expect(nameSavedAs("attachment; filename=\"a.pdf\"; filename*=UTF-8''%E4.pdf")).toBe("a.pdf");
  });
});
