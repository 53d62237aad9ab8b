import { randomInt } from "node:crypto";

// Without letters and digits that are mistaken for one another when read aloud.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** An unguessable reference that can be read on the phone: `Q-7KM4-X2PA-9TRH` (59 bits). */
export function newReference(letter: string): string {
  const sign = () => alphabet[randomInt(alphabet.length)] ?? "2";
  const group = () => Array.from({ length: 4 }, sign).join("");
  return `${letter}-${group()}-${group()}-${group()}`;
}
