import { describe, expect, it } from "vitest";
import { brokenLines } from "@/lib/backend/documents/broken-lines";
import { documentFonts } from "@/lib/backend/documents/document-fonts";
import { page, styles } from "@/lib/backend/documents/document-style";
import { beginsFromRight, inReadingOrder } from "@/lib/backend/documents/reading-order";
import { loadScripts } from "@/lib/backend/documents/script-fonts";
import { Sheet } from "@/lib/backend/documents/sheet";
import { paragraph } from "@/lib/backend/documents/sheet-parts";
import { pdfText } from "../../support/pdf-text";

/** Some fonts have each letter placed by itself. */
const lettersOf = (pdf: Buffer) => pdfText(pdf).replace(/\s+/g, "");
const shown = (line: string) => inReadingOrder(line, beginsFromRight(line));

describe("a line with words from right to left", () => {
  it("stands as it is read, within words of ours and around them", () => {
    expect(shown("Dr. نور الهدى (Ali)")).toEqual(["Dr. ", "الهدى", " ", "نور", " (Ali)"]);
    expect(shown("مرحبا في Arusha 5 National Park اليوم.")).toEqual([
      ...[".", "اليوم", " ", "Arusha 5 National Park", " ", "في", " ", "مرحبا"],
    ]);
  });

  it("keeps numbers as they are, with their points and signs, on their side of the words", () => {
    expect(shown("שלום 12.50$ עולם")).toEqual(["עולם", " ", "12.50$", " ", "שלום"]);
    expect(shown("abc 12 שלום 45 xyz")).toEqual(["abc 12 ", "45", " ", "שלום", " xyz"]);
  });

  it("opens and closes brackets towards what is in them", () =>
    expect(shown("שלום (עולם)").join("")).toBe("(עולם) שלום"));

  it("leaves the marks of a letter where they are", () => expect(shown("מַה")).toEqual(["מַה"]));
});

describe("a paragraph from right to left", () => {
  const hebrew = [..."אבגדהוזחטיכלמנסעפצקרשת"];
  const words = hebrew.flatMap((first) => hebrew.slice(0, 4).map((second) => `${first}ש${second}`));
  const aSheet = async () => {
    await loadScripts(words.join(" "));
    const about = { title: "", author: "", subject: "", locale: "en", at: new Date(0) } as const;
    return new Sheet(about, await documentFonts());
  };

  it("has its lines from the top down, each of them from the right, as high as it was measured", async () => {
    const sheet = await aSheet();
    const before = sheet.y;
    paragraph(sheet, words.join(" "));
    expect(sheet.y - before).toBeCloseTo(sheet.height(words.join(" "), styles.text));
    const pdf = await sheet.finish(() => undefined);
    expect(pdf.includes("+NotoSansHebrew")).toBe(true);
    expect(pdf.includes("+Figtree")).toBe(true);
    // In the order in which they are drawn, each word of three letters from left to right.
    const drawn = (lettersOf(pdf).match(/.{3}/g) ?? []).map((word) => [...word].reverse().join(""));
    let [at, lines] = [0, 0];
    while (at < words.length) {
      const first = drawn.indexOf(words[at] ?? "");
      expect(first).toBeGreaterThanOrEqual(at);
      expect(drawn.slice(at, first + 1).reverse()).toEqual(words.slice(at, first + 1));
      at = first + 1;
      lines += 1;
    }
    expect(lines).toBeGreaterThan(2);
    expect(lines).toBeLessThan(10);
  });

  it("goes on behind the end of a page, also where a part begins with a word of ours", async () => {
    const sheet = await aSheet();
    const mixed = Array.from({ length: 500 }, (_, at) => (at % 9 === 1 ? "Arusha" : "שלום"));
    sheet.y = page.bottom - 100;
    paragraph(sheet, mixed.join(" "));
    expect(sheet.isOnFirstPage).toBe(false);
    expect(lettersOf(await sheet.finish(() => undefined)).match(/םולש|Arusha/g)).toHaveLength(500);
  });

  it("is broken where a word no longer fits, and within one that never would", () => {
    const widthOf = (part: string) => part.length;
    const broken = (text: string) => brokenLines(text, { width: 5, widthOf });
    expect(broken("אב גד הו\nab cde שש")).toEqual([
      ...["אב גד", "הו"].map((text) => ({ text, isFromRight: true })),
      ...["ab", "cde", "שש"].map((text) => ({ text, isFromRight: false })),
    ]);
    expect(broken("אבגדהוז").map(({ text }) => text)).toEqual(["אבגדה", "וז"]);
  });
});
