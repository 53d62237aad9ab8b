/** First name and initial, as others see who somebody is: “Katrin W.” */
export function shortName(name: string): string {
  const [first = "", ...rest] = name.split(/\s+/);
  const [initial] = rest.at(-1) ?? "";
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
