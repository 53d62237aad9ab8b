const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const letter = /\p{L}/u;
const mark = /[\p{M}\u200c\u200d]/u;
const digit = /\p{Nd}/u;
const space = /\s/u;
const mirrored = new Map(
  ["()", "[]", "{}", "<>", "«»", "‹›"].flatMap(([a = "", b = ""]) => [
    [a, b],
    [b, a],
  ]),
);

/** Whether some of a text is written from right to left. */
export const hasRightToLeft = (text: string): boolean => fromRight.test(text);

/** Whether a text begins with a word that is, and is therefore read so as a whole. */
export const beginsFromRight = (text: string): boolean =>
  fromRight.test([...text].find((each) => letter.test(each)) ?? "");

type Kind = "left" | "right" | "number" | "between";

/** A stretch of a line that is drawn as it stands: the letters of a word from right to left turn by themselves. */
export interface Stretch {
  text: string;
  isTurned: boolean;
}

/**
 * A line in the order in which it stands from left to right, as the Unicode bidirectional algorithm has
 * it (UAX 9) for a text without marks that embed: words turned, numbers and words of ours kept, brackets
 * mirrored.
 */
export function inReadingOrder(line: string, isFromRight: boolean): Stretch[] {
  const letters = [...line];
  const levels = levelsOf(kindsOf(letters, isFromRight), isFromRight);
  const parts = stretches(letters, levels);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) turn(parts, level);
  return parts.map(({ text, level }) => {
    const isTurned = level % 2 === 1;
    // Only a font of such letters turns what it draws.
    return { isTurned, text: isTurned && !hasRightToLeft(text) ? backwards(text) : text };
  });
}

function kindsOf(letters: string[], isFromRight: boolean): Kind[] {
  const kinds: Kind[] = [];
  let word: Kind = isFromRight ? "right" : "left";
  for (const [at, each] of letters.entries()) {
    if (mark.test(each)) kinds.push(kinds.at(-1) ?? "between");
    // Behind a word of ours a number belongs to it.
    else if (digit.test(each) || isWithinNumber(letters, at))
      kinds.push(word === "left" ? "left" : "number");
    else if (letter.test(each)) {
      word = fromRight.test(each) ? "right" : "left";
      kinds.push(word);
    } else kinds.push("between");
  }
  return kinds;
}

/** The point of `1.50`, the sign of `$50` or `40%`. */
function isWithinNumber(letters: string[], at: number): boolean {
  const [before = "", each = "", after = ""] = [letters[at - 1], letters[at], letters[at + 1]];
  if (/[.,:/-]/.test(each)) return digit.test(before) && digit.test(after);
  return /[$€£%°+−]/u.test(each) && (digit.test(before) || digit.test(after));
}

/** How deep each letter stands within what is read the other way: odd from right to left. */
function levelsOf(kinds: Kind[], isFromRight: boolean): number[] {
  const base = isFromRight ? 1 : 0;
  const left = isFromRight ? 2 : 0;
  const isRight = (at: number, step: -1 | 1): boolean => {
    let next = at;
    while (next >= 0 && next < kinds.length && kinds[next] === "between") next += step;
    const kind = kinds[next];
    if (kind === undefined) return isFromRight;
    return kind !== "left";
  };
  return kinds.map((kind, at) => {
    if (kind === "right") return 1;
    if (kind === "left") return left;
    if (kind === "number") return 2;
    const [before, after] = [isRight(at, -1), isRight(at, 1)];
    if (before !== after) return base;
    return before ? 1 : left;
  });
}

interface Part {
  text: string;
  level: number;
}

/** Letters of one level together; words that turn apart from what is between them. */
function stretches(letters: string[], levels: number[]): Part[] {
  const parts: Part[] = [];
  for (const [at, text] of letters.entries()) {
    const level = levels[at] ?? 0;
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
    .map((each) => mirrored.get(each) ?? each)
    .join("");
