/** A choice with a value put in, or taken out when it was there. */
export function toggled(chosen: string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
