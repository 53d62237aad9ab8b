const spelledOut: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o" };

/** A text as it is compared: small letters without accents. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœø]/g, (letter) => spelledOut[letter] ?? letter);
}
