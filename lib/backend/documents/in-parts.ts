import { contentWidth, type TextStyle } from "./document-style";
import { beginsFromRight } from "./reading-order";
import type { Sheet } from "./sheet";

interface Part {
  part: string;
  /** Which way the text is read that it goes on with. */
  isFromRight?: boolean;
}

/** What is no higher stays on one page. */
const together = 150;
const partHeight = 60;
/** More letters than a part holds: measuring takes as long as what is measured. */
const mostLetters = 1000;

/**
 * A text as it stands on pages: whole where it is short, else in parts of a few full lines each, so
 * that it goes on behind the end of a page.
 */
export function inParts(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  width = contentWidth,
): Part[] {
  if (text.length <= mostLetters && sheet.height(text, style, width) <= together)
    return [{ part: text }];
  const parts: string[] = [];
  let rest = text;
  while (rest.length > mostLetters || sheet.height(rest, style, width) > partHeight) {
    const end = lastEnd(
      rest.slice(0, mostLetters),
      (part) => sheet.height(part, style, width) <= partHeight,
    );
    if (end === undefined) break;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).replace(/^[ \n]+/, "");
  }
  const isFromRight = beginsFromRight(text);
  return [...parts, rest].map((part, at) => (at === 0 ? { part } : { part, isFromRight }));
}

/** Where the last word ends up to which a text fits; undefined where there is none behind it. */
function lastEnd(text: string, fits: (part: string) => boolean): number | undefined {
  const ends = [...text.matchAll(/[ \n]+/g)].map(({ index }) => index);
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(text.slice(0, ends[middle]))) low = middle;
    else high = middle - 1;
  }
  return ends[low];
}
