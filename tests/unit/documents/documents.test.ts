import { describe, expect, it, vi } from "vitest";
import { bestOrder } from "@/lib/backend/documents/best-order";
import { cover } from "@/lib/backend/documents/cover";
import { documentFonts } from "@/lib/backend/documents/document-fonts";
import { page } from "@/lib/backend/documents/document-style";
import { canBeWritten, runsOf } from "@/lib/backend/documents/font-runs";
import { loadScripts } from "@/lib/backend/documents/script-fonts";
import { Sheet } from "@/lib/backend/documents/sheet";
import { paragraph } from "@/lib/backend/documents/sheet-parts";
import { listsSideBySide } from "@/lib/backend/documents/side-by-side";
import { tripDay } from "@/lib/backend/documents/trip-day";
import { unpackWoff } from "@/lib/backend/documents/unpack-woff";
import { translator } from "@/lib/i18n/translator";
import { pdfText } from "../../support/pdf-text";

describe("sections of a document", () => {
  const order = (heights: number[], free: number) =>
    bestOrder(
      heights.map((height) => ({ height })),
      free,
      700,
    ).map(({ height }) => height);

  it("stay in their order where it needs no more pages than another", () =>
    expect(order([300, 200, 100], 700)).toEqual([300, 200, 100]));

  it("fill a page that has begun with what fits there", () =>
    expect(order([400, 290, 110], 150)).toEqual([110, 400, 290]));

  it("do not leave a small one alone on the last page", () =>
    expect(order([330, 300, 110], 350).at(-1)).not.toBe(110));

  it("may be none", () => expect(order([], 100)).toEqual([]));
});

const aSheet = async () => {
  const about = { title: "", author: "", subject: "", locale: "de", at: new Date(0) } as const;
  return new Sheet(about, await documentFonts());
};
const drawn = async (of: Sheet) => pdfText(await of.finish(() => undefined));

describe("a page of a document", () => {
  it("ends above its foot, and a paragraph that is longer goes on behind it, whole", async () => {
    const long = await aSheet();
    const words = Array.from({ length: 800 }, (_, at) => `Wort${at}`);
    paragraph(long, words.join(" "));
    expect(long.isOnFirstPage).toBe(false);
    expect(long.y).toBeLessThanOrEqual(page.bottom);
    expect((await drawn(long)).split(/\s+/).filter(Boolean)).toEqual(words);
  });

  it("does not tell where a day ends for the night away from the rest of it", async () => {
    const full = await aSheet();
    const nowhere = { drive: null, walk: null, flight: null, boat: null, altitude: null };
    const empty = { places: [], ways: [], activities: [], night: null, stay: null };
    const day = { day: 1, title: "Ein Tag", text: "", meals: ["lunch" as const] };
    const refund_table: [] = [];
    const party = { adults: 2, children: [], rooms: 1, fixed_date: false };
    const price = { lines: [], currency: "USD" } as never;
    const view = { ...party, starts: "2027-02-26", ends: "2027-02-28", price, refund_table };
    const context = { t: translator("de"), locale: "de" as const, view };
    let pages = 0;
    const draw = () => {
      pages = full.doc.bufferedPageRange().count;
      full.y += 300;
    };
    full.y = page.bottom - 330;
    tripDay(full, { ...nowhere, ...empty, ...day }, context, { under: [{ height: 300, draw }] });
    expect(pages).toBe(full.doc.bufferedPageRange().count);
  });

  it("has lists side by side that are longer than it, whole, on those behind it", async () => {
    const long = await aSheet();
    long.y = page.bottom - 200;
    const points = (count: number, name: string) =>
      Array.from({ length: count }, (_, at) => `${name}${at}.`);
    const [yes, no] = [points(130, "Ja"), points(3, "Nein")];
    let lowest = 0;
    const put = long.put.bind(long);
    vi.spyOn(long, "put").mockImplementation((text, style, place) => {
      lowest = Math.max(lowest, (place?.y ?? long.y) + long.height(text, style, place?.width));
      put(text, style, place);
    });
    listsSideBySide(long, { title: "Inklusive", items: yes }, { title: "Extra", items: no });
    expect(lowest).toBeLessThanOrEqual(page.bottom);
    expect(long.doc.bufferedPageRange().count).toBe(4);
    const words = (await drawn(long)).split(/\s+/).filter((word) => /^(Ja|Nein)\d/.test(word));
    expect(new Set(words)).toEqual(new Set([...yes, ...no]));
    expect(words).toHaveLength(133);
  });

  it("leads to web addresses that are written on it, and nowhere else", async () => {
    const written = await aSheet();
    paragraph(
      written,
      "Karte: https://example.com/karte?a=(1)&b=2. Und javascript:alert(1), www.x.de",
    );
    const pdf = await written.finish(() => undefined);
    const links = [...pdf.toString("latin1").matchAll(/\/URI \(((?:\\.|[^)])*)\)/g)];
    expect(links.map(([, href]) => href?.replaceAll("\\", ""))).toEqual([
      "https://example.com/karte?a=(1)&b=2",
    ]);
    expect(pdfText(pdf).replaceAll("\n", "")).toContain("&b=2. Und javascript:alert(1)");
  });

  it("cuts no word of a title, however long", async () => {
    const titled = await aSheet();
    const word = "Großfamilienwildbeobachtungsabenteuer";
    await cover(titled, { picture: "", above: "", title: `${word} in Tansania` });
    expect(await drawn(titled)).toContain(word);
  });
});

describe("letters in a document", () => {
  it.each([
    ["Größe – „ß“ «é» ñ ã ç œ × − …", [["latin", "Größe – „ß“ «é» ñ ã ç œ × − …"]]],
    [
      "Łucja",
      [
        ["extended", "Ł"],
        ["latin", "ucja"],
      ],
    ],
    ["3\u202f000\u2009m", [["latin", "3\u00a0000\u00a0m"]]],
    ["XIXᵉ", [["latin", "XIXe"]]],
    ["Arusha → Moshi", [["latin", "Arusha – Moshi"]]],
    ["Nguyễn", [["latin", "Nguyen"]]],
  ])("%s is drawn in runs of one file each", (text, runs) =>
    expect(runsOf(text).map(({ part, text: run }) => [part, run])).toEqual(runs),
  );

  it("of another script cannot be drawn", () => {
    expect(canBeWritten("Dvořák-Åström, Şebnem Ğ")).toBe(true);
    for (const name of ["Иван", "李雷", "نور", "Αννα"]) expect(canBeWritten(name)).toBe(false);
  });

  it.each(["Иван Петров", "Αννα", "李雷", "山田 さくら", "Nguyễn Thị Hồng", "अनिता"])(
    "of a name such as %s are drawn as they were typed, once its fonts are read",
    async (name) => {
      await loadScripts(name);
      expect(canBeWritten(name)).toBe(true);
      expect(
        runsOf(name)
          .map(({ text }) => text)
          .join(""),
      ).toBe(name);
    },
  );

  it("of other scripts bring no font of theirs for the spaces and arrows of ours", async () => {
    await loadScripts("Иван");
    for (const text of ["3\u202f000\u2009m", "Arusha → Moshi", "Lodge\u2011Safari"])
      expect(runsOf(text).map(({ part }) => part)).toEqual(["latin"]);
  });

  it("that run from right to left stand so, with words of ours in their places", async () => {
    await loadScripts("نور الهدى");
    expect(runsOf("Dr. نور الهدى (Ali)").map(({ text }) => text)).toEqual([
      "Dr. ",
      "الهدى",
      " ",
      "نور",
      " (Ali)",
    ]);
  });

  it("of a script of which we have no font cannot be drawn, and have a sign that says so", async () => {
    await loadScripts("김민준");
    expect(canBeWritten("김민준")).toBe(false);
    expect(canBeWritten("Ein • Punkt, wirklich?")).toBe(true);
    expect(
      runsOf("Lee 김 😀😀!")
        .map(({ text }) => text)
        .join(""),
    ).toBe("Lee \ufffd \ufffd\ufffd!");
  });

  it("that are seldom written in Chinese are drawn, but for those that no file has", async () => {
    await loadScripts("頴㐂𠮷");
    expect(canBeWritten("頴")).toBe(true);
    expect(canBeWritten("𠮷")).toBe(false);
    const sheet = await aSheet();
    paragraph(sheet, "頴𠮷");
    expect((await drawn(sheet)).replaceAll("\n", "")).toBe("頴\ufffd");
  });
});

describe("the fonts of documents", () => {
  it("are plain fonts once they are unpacked", async () => {
    for (const { latin, extended } of Object.values(await documentFonts()))
      for (const font of [latin, extended]) {
        expect(font.readUInt32BE(0)).toBe(0x00010000);
        expect(font.includes("glyf")).toBe(true);
      }
  });

  it("are refused where they are something else", () =>
    expect(() =>
      unpackWoff(Buffer.from("%PDF-1.7 is no font at all, though it is long enough")),
    ).toThrow("no WOFF"));
});
