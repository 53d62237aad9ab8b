import { readFile } from "node:fs/promises";
import path from "node:path";
import { create } from "fontkit";
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

const reading = new Map<string, Promise<void>>();
const held: ScriptFont[] = [];

/** Reads the fonts that a text needs beyond those of every document; from then on it can be written. */
export async function loadScripts(text: string): Promise<void> {
  const files = filesOf.filter(([script]) => script.test(text)).flatMap(([, each]) => each);
  await Promise.all(
    files.map((file) => {
      const begun = reading.get(file) ?? read(file);
      reading.set(file, begun);
      return begun;
    }),
  );
}

async function read(file: string): Promise<void> {
  const woff = await readFile(path.join(process.cwd(), "node_modules/@fontsource", file));
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
