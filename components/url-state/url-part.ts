/** How one part of a state is written in an address. */
export interface UrlPart<Value> {
  /** What a text of at least one letter says; null where it says nothing. */
  read(text: string): Value | null;
  write(value: NonNullable<Value>): string;
  /** What it is where the address does not name it; nobody spells that out. */
  usual: Value;
}

export const wholeNumber: UrlPart<number | null> = {
  ...maybe({ read: (text) => numberOr(Number.parseInt(text, 10)) }),
  write: (value) => String(Math.round(value)),
};
export const decimalNumber = maybe({ read: (text) => numberOr(Number.parseFloat(text)) });

/** One of these words. */
export function oneOf<Word extends string>(words: readonly Word[]): UrlPart<Word | null> {
  return maybe({ read: (text) => words.find((word) => word === text) ?? null });
}

/** Any words, with commas between them. */
export const anyOf: UrlPart<string[]> = {
  read: (text) => text.split(",").map((word) => word.replaceAll("%2C", ",")),
  write: (words) => words.map((word) => word.replaceAll(",", "%2C")).join(","),
  usual: [],
};

/** What may be missing, or what is wrong with it. */
export function maybe<Value>({
  read,
}: {
  read: (text: string) => Value | null;
}): UrlPart<Value | null> {
  return { read, write: String, usual: null };
}

/** The same with something to be where the address does not name it. */
export function or<Value>(part: UrlPart<Value | null>, usual: Value): UrlPart<Value> {
  return { ...part, usual };
}

const numberOr = (value: number) => (Number.isNaN(value) ? null : value);
