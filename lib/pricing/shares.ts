/** What of an amount falls to each of so many people, in minor units; what cannot be halved goes to the first. */
export function inEqualParts(amountMinor: number, people: number): number[] {
  const each = Math.floor(amountMinor / people);
  const left = amountMinor - each * people;
  return Array.from({ length: people }, (_, at) => each + (at < left ? 1 : 0));
}

/**
 * An amount in proportion to what each has, to the cent: nobody gets more than they have, and
 * together they get all of it, or all that there is.
 */
export function inProportion(amountMinor: number, has: readonly number[]): number[] {
  const all = has.reduce((sum, each) => sum + each, 0);
  if (amountMinor >= all) return [...has];
  const parts = has.map((each) => Math.floor((amountMinor * each) / all));
  let left = amountMinor - parts.reduce((sum, each) => sum + each, 0);
  // Whose part was cut by most gets the next cent.
  const cut = has.map((each, at) => (amountMinor * each) / all - (parts[at] ?? 0));
  const byCut = has.map((_, at) => at).sort((a, b) => (cut[b] ?? 0) - (cut[a] ?? 0));
  for (const at of byCut) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** What a booking owes: to be confirmed, and after that. Minor units. */
interface Owed {
  dueNowMinor: number;
  balanceMinor: number;
}

/** Something that a fellow traveller has still to pay. */
export interface OpenShare {
  purpose: "deposit" | "balance";
  amountMinor: number;
}

/** What stays with the one who booked while others are to pay their shares: now, and in all. */
export function ownPart({ dueNowMinor, balanceMinor }: Owed, open: readonly OpenShare[]) {
  const sum = (some: readonly OpenShare[]) =>
    some.reduce((minor, { amountMinor }) => minor + amountMinor, 0);
  const allMinor = Math.max(dueNowMinor + balanceMinor - sum(open), 0);
  const ofDeposit = sum(open.filter(({ purpose }) => purpose === "deposit"));
  return { depositMinor: Math.min(Math.max(dueNowMinor - ofDeposit, 0), allMinor), allMinor };
}
