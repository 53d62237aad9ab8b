import { readFile } from "node:fs/promises";
import path from "node:path";
import { create } from "fontkit";
import { z } from "zod";
import { unpackWoff } from "./unpack-woff";

interface ScriptFont {
  /** Its file in `@fontsource`, which is also its name in a document. */
  file: string;
  font: Buffer;
  letters: ReadonlySet<string>;
}

const noto = (part: string) => `noto-sans/files/noto-sans-${part}-400-normal.woff`;

/** For names in other scripts: which files may hold a letter, in the order in which they are asked. */
const filesOf: [script: RegExp, files: string[]][] = [
  [/\p{Script=Latin}/u, [noto("vietnamese"), noto("latin-ext")]],
  [/\p{Script=Cyrillic}/u, [noto("cyrillic"), noto("cyrillic-ext")]],
  [/\p{Script=Greek}/u, [noto("greek"), noto("greek-ext")]],
  [/\p{Script=Devanagari}/u, [noto("devanagari")]],
  [/\p{Script=Arabic}/u, ["noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff"]],
  [/\p{Script=Hebrew}/u, ["noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff"]],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    ["noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff"],
  ],
];

/** What stands for a letter that no font has: a sign that says so. */
export const noLetter = "\ufffd";
const withNoLetter = noto("latin");

const reading = new Map<string, Promise<void>>();
const held: ScriptFont[] = [];

/** Reads the fonts that a text needs beyond those of every document; from then on it can be written. */
export async function loadScripts(text: string): Promise<void> {
  const files = filesOf.filter(([script]) => script.test(text)).flatMap(([, each]) => each);
  await readAll([...files, withNoLetter]);
  const rare = new Set([...text].filter((letter) => han.test(letter) && !scriptFontOf(letter)));
  if (rare.size > 0) await readAll(await rareFilesOf(rare));
}

const readAll = (files: string[]): Promise<unknown> =>
  Promise.all(
    files.map((file) => {
      const begun = reading.get(file) ?? read(file);
      reading.set(file, begun);
      return begun;
    }),
  );

const han = /\p{Script=Han}/u;
const rareFolder = "noto-sans-sc";
let rareRanges: Promise<Record<string, string>> | undefined;

/** Thousands of Chinese letters that are seldom written lie in small files of their own. */
async function rareFilesOf(letters: ReadonlySet<string>): Promise<string[]> {
  rareRanges ??= readFile(fontPath(`${rareFolder}/unicode.json`), "utf8").then((text) =>
    z.record(z.string(), z.string()).parse(JSON.parse(text)),
  );
  return Object.entries(await rareRanges).flatMap(([name, ranges]) => {
    const [, number] = /^\[(\d+)\]$/.exec(name) ?? [];
    const isWanted = number && [...letters].some((letter) => isWithin(letter, ranges));
    return isWanted ? [`${rareFolder}/files/${rareFolder}-${number}-400-normal.woff`] : [];
  });
}

/** Whether a letter is in ranges as style sheets name them: `U+4e10,U+5201-5203`. */
function isWithin(letter: string, ranges: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.split(",").some((range) => {
    const [first = "", last = first] = range.trim().slice(2).split("-");
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

const fontPath = (file: string) => path.join(process.cwd(), "node_modules/@fontsource", file);

async function read(file: string): Promise<void> {
  const woff = await readFile(fontPath(file));
  const font = unpackWoff(woff);
  const opened = create(font);
  if (!("characterSet" in opened)) throw new Error(`${file} is a collection of fonts`);
  const letters = new Set(opened.characterSet.map((code) => String.fromCodePoint(code)));
  held.push({ file, font, letters });
}

/** The fonts of other scripts that were needed so far. */
export const scriptFonts = (): readonly ScriptFont[] => held;

/** The font that has a letter, by its name; undefined where none was read that has it. */
export function scriptFontOf(letter: string): string | undefined {
  return held.find(({ letters }) => letters.has(letter))?.file;
}
