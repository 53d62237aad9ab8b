import { hasRightToLeft, inReadingOrder } from "./reading-order";
import { noLetter, scriptFontOf } from "./script-fonts";

/** One of the two files of a face, or the name of a font of another script. */
export type Part = "latin" | "extended" | (string & {});

export interface Run {
  part: Part;
  text: string;
}

// What is in the files of @fontsource/figtree and @fontsource/fraunces, version 5.3.
const latin =
  /[\x20-\x7e\xa0-\xff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u;
const extended =
  /[\u0100\u0101\u0103-\u0113\u0116-\u0127\u012a\u012b\u012e\u012f\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e]/u;

/**
 * A text as runs of one font file each, in the order in which they stand from left to right. Spaces,
 * hyphens and arrows that ours lack become their nearest kin; a letter that no file has loses what stands above
 * or below it, as in the machine's line of a passport. Letters of other scripts need `loadScripts`, which
 * also brings the sign for what no font has.
 *
 * @param isFromRight whether the line is of a paragraph that is read from right to left
 */
export function runsOf(text: string, isFromRight = false): Run[] {
  const line = scriptFontOf(noLetter) ? writable(text) : writable(text).replaceAll(noLetter, "?");
  if (!hasRightToLeft(line)) return inFonts(line);
  return inReadingOrder(line, isFromRight).flatMap(inFonts);
}

function inFonts(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const part = partOf(letter) ?? "latin";
    const last = runs.at(-1);
    if (last?.part === part) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}

/** Whether every letter of a text can be shown as it is, with the scripts that were loaded. */
export function canBeWritten(text: string): boolean {
  return !writable(text).includes(noLetter);
}

function writable(text: string): string {
  return [...text.normalize("NFC")].map(nearest).join("");
}

function partOf(letter: string): Part | undefined {
  if (letter === "\n" || latin.test(letter)) return "latin";
  return extended.test(letter) ? "extended" : scriptFontOf(letter);
}

function nearest(letter: string): string {
  if (/[\u2000-\u200a\u202f]/u.test(letter)) return "\u00a0";
  if (/[\u2010\u2011]/u.test(letter)) return "-";
  if (letter === "→") return "–";
  if (partOf(letter)) return letter;
  // What is not seen by itself: how a sign is drawn, or in which direction.
  if (/\p{Default_Ignorable_Code_Point}/u.test(letter)) return "";
  const plain = letter.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain !== "" && [...plain].every((each) => latin.test(each)) ? plain : noLetter;
}
