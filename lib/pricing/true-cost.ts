import type { Costs } from "../contract/costs";

/** Who pays: as the price panel has them. */
interface Party {
  adults: number;
  /** Ages in years. */
  children: readonly number[];
}

type CostKey = "tips" | "visa" | "zanzibar" | "transfers" | "drinks";

interface CostLine {
  key: CostKey;
  /** From and to, in minor units; alike where there is one sum. */
  minor: [low: number, high: number];
}

/** What a party pays beside the price of a tour, and with it. */
export function trueCost(costs: Costs, party: Party, totalMinor: number) {
  const people = party.adults + party.children.length;
  const once = (amount: number): [number, number] => [amount, amount];
  const all: [CostKey, [number, number] | null][] = [
    ["tips", tipsOf(costs, people)],
    ["visa", once(costs.visa_minor * people)],
    ["zanzibar", costs.zanzibar_minor === null ? null : once(policies(costs, party))],
    ["transfers", costs.transfers_minor === null ? null : once(costs.transfers_minor)],
    ["drinks", costs.drinks_minor && times(costs.drinks_minor, party.adults)],
  ];
  const lines = all.flatMap(([key, minor]): CostLine[] =>
    minor && minor[1] > 0 ? [{ key, minor }] : [],
  );
  const sum = lines.reduce((before, { minor }) => plus(before, minor), once(totalMinor));
  return { lines, sum };
}

function tipsOf(costs: Costs, people: number): [number, number] {
  const guides = times(costs.guide_tips_minor, costs.guide_tips_each ? people : 1);
  const lodges = times(costs.lodge_tips_minor, people);
  const { climb_tips } = costs;
  const row = climb_tips.findLast(({ travellers }) => travellers <= people) ?? climb_tips[0];
  const climb = row ? times(row.each_minor, people) : ([0, 0] satisfies [number, number]);
  return plus(plus(guides, lodges), climb);
}

const adultFrom = 18;
const payingFrom = 3;

/** The insurance of Zanzibar: less for children, none for the youngest. */
function policies(costs: Costs, { adults, children }: Party): number {
  const grown = adults + children.filter((age) => age >= adultFrom).length;
  const young = children.filter((age) => age >= payingFrom && age < adultFrom).length;
  return grown * (costs.zanzibar_minor ?? 0) + young * costs.zanzibar_child_minor;
}

const times = ([low, high]: [number, number], count: number): [number, number] => [
  low * count,
  high * count,
];
const plus = (a: [number, number], b: [number, number]): [number, number] => [
  a[0] + b[0],
  a[1] + b[1],
];
