import { beginsFromRight } from "./reading-order";

interface Line {
  text: string;
  /** Whether the paragraph that it is of is read from right to left. */
  isFromRight: boolean;
}

interface Broken {
  width: number;
  widthOf(part: string): number;
  /** Of the first line, where it goes on with a paragraph that began before. */
  isFromRight?: boolean | undefined;
}

/** A text in lines that are no wider than this, in the order in which it was written. */
export function brokenLines(text: string, { width, widthOf, isFromRight }: Broken): Line[] {
  const gap = widthOf(" ");
  return text.split("\n").flatMap((paragraph, first) => {
    const direction = (first === 0 ? isFromRight : undefined) ?? beginsFromRight(paragraph);
    const lines: string[][] = [[]];
    let left = width;
    for (const word of paragraph.split(" ").flatMap((each) => fitting(each, width, widthOf))) {
      const wide = widthOf(word);
      const line = lines.at(-1);
      if (line && (line.length === 0 || wide + gap <= left)) {
        left -= wide + (line.length === 0 ? 0 : gap);
        line.push(word);
      } else {
        lines.push([word]);
        left = width - wide;
      }
    }
    return lines.map((words) => ({ text: words.join(" "), isFromRight: direction }));
  });
}

/** A word that is wider than a line, in parts. */
function fitting(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts = [""];
  for (const letter of word) {
    const last = parts.at(-1) ?? "";
    if (last !== "" && widthOf(last + letter) > width) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts;
}
