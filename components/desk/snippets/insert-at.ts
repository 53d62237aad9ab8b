/** What stands in a text where somebody has still to fill something in. */
export const gap = "[…]";

interface Inserted {
  text: string;
  /** What is chosen then: the first gap, else the place behind what was put in. */
  from: number;
  to: number;
}

/** Puts words into a text in place of what is chosen there, as a paragraph of their own unless a space sets them apart. */
export function insertAt(text: string, start: number, end: number, words: string): Inserted {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const lead = before === "" || /\s$/.test(before) ? "" : "\n\n";
  const tail = after === "" || /^\s/.test(after) ? "" : "\n\n";
  const at = before.length + lead.length;
  const hole = words.indexOf(gap);
  return {
    text: before + lead + words + tail + after,
    from: at + (hole < 0 ? words.length : hole),
    to: at + (hole < 0 ? words.length : hole + gap.length),
  };
}
