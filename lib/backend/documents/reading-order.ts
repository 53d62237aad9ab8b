import bidiFactory from "bidi-js";

const bidi = bidiFactory();
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const letter = /\p{L}/u;
const mark = /[\p{M}\u200c\u200d]/u;
const space = /\s/u;

/** Whether some of a text is written from right to left. */
export const hasRightToLeft = (text: string): boolean => fromRight.test(text);

/** Whether a text begins with a word that is, and is therefore read so as a whole. */
export const beginsFromRight = (text: string): boolean =>
  fromRight.test([...text].find((each) => letter.test(each)) ?? "");

/**
 * A line in the order in which it stands from left to right, in stretches that are drawn as they are:
 * the letters of a word from right to left turn by themselves, so words turn and keep their letters.
 */
export function inReadingOrder(line: string, isFromRight: boolean): string[] {
  const { levels } = bidi.getEmbeddingLevels(line, isFromRight ? "rtl" : "ltr");
  const parts = stretches(line, levels);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) turn(parts, level);
  return parts.map(({ text, level }) =>
    // Only a font of such letters turns what it draws.
    level % 2 === 1 && !hasRightToLeft(text) ? backwards(text) : text,
  );
}

interface Part {
  text: string;
  /** How deep it stands within what is read the other way: odd from right to left. */
  level: number;
}

/** Letters of one level together; words that turn apart from what is between them. */
function stretches(line: string, levels: Uint8Array): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const text of line) {
    const level = levels[at] ?? 0;
    at += text.length;
    const last = parts.at(-1);
    const isWord = fromRight.test(text) || mark.test(text);
    const goesOn =
      last?.level === level && (level % 2 === 0 || isWord === hasRightToLeft(last.text));
    if (last && goesOn && !(level % 2 === 1 && space.test(text))) last.text += text;
    else parts.push({ text, level });
  }
  return parts;
}

/** Turns each row of parts that stand at least so deep. */
function turn(parts: Part[], level: number): void {
  for (let at = 0; at < parts.length; at += 1) {
    let end = at;
    while ((parts[end]?.level ?? -1) >= level) end += 1;
    if (end > at + 1) parts.splice(at, end - at, ...parts.slice(at, end).reverse());
    at = Math.max(at, end);
  }
}

const backwards = (text: string): string =>
  [...text]
    .reverse()
    .map((each) => bidi.getMirroredCharacter(each) ?? each)
    .join("");
