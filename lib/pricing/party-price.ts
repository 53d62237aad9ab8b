import type { PriceTable } from "../contract/prices";
import { addDays, inSeason } from "./days";

export interface Party {
  adults: number;
  /** Ages of the children, in years. */
  children: number[];
  /** Rooms or tents the party wants; fewer than two people in one costs the supplement. */
  rooms: number;
  /** First day of the trip, ISO. */
  starts: string;
}

export type PriceLine =
  | { kind: "adults"; count: number; unit_minor: number; amount_minor: number }
  | { kind: "child"; age: number; percent: number; amount_minor: number }
  | { kind: "small_party"; amount_minor: number }
  | { kind: "season"; key: "low" | "high" | "peak"; percent: number; amount_minor: number }
  | { kind: "deal"; percent: number; amount_minor: number }
  | { kind: "single_supplement"; count: number; amount_minor: number };

export interface PartyPrice {
  currency: string;
  lines: PriceLine[];
  total_minor: number;
  deposit_percent: number;
  deposit_minor: number;
  balance_minor: number;
  /** ISO day on which the balance is due; today when the trip starts sooner than the rule allows. */
  balance_due: string;
}

/**
 * What a party pays for a tour, line by line: every line is whole dollars and the lines add up to
 * the total. One more traveller never makes the total smaller: where a larger party's lower price
 * per person would, the line `small_party` keeps the smaller party's total.
 *
 * @param today ISO day on which the price is asked for
 * @throws RangeError when the party has no adult
 */
export function partyPrice(table: PriceTable, party: Party, today: string): PartyPrice {
  if (party.adults < 1) throw new RangeError("a party has at least one adult");
  const base = baseLines(table, party);
  const baseTotal = sum(base);
  const lines = [
    ...base,
    ...seasonLine(table, party, baseTotal),
    ...dealLine(table, party, baseTotal),
    ...supplementLine(table, party),
  ];
  const total = sum(lines);
  const deposit = wholeDollars((total * table.deposit_percent) / 100);
  const due = addDays(party.starts, -table.balance_days_before);
  return {
    currency: table.currency,
    lines,
    total_minor: total,
    deposit_percent: table.deposit_percent,
    deposit_minor: deposit,
    balance_minor: total - deposit,
    balance_due: due < today ? today : due,
  };
}

function baseLines(table: PriceTable, party: Party): PriceLine[] {
  const shares = [
    ...Array.from({ length: party.adults }, () => 100),
    ...party.children.map((age) => childPercent(table, age)),
  ]
    .filter((percent) => percent > 0)
    .sort((a, b) => b - a);
  const unit = perPersonMinor(table, shares.length);
  const lines: PriceLine[] = [
    { kind: "adults", count: party.adults, unit_minor: unit, amount_minor: party.adults * unit },
    ...party.children.map((age): PriceLine => {
      const percent = childPercent(table, age);
      return { kind: "child", age, percent, amount_minor: wholeDollars((unit * percent) / 100) };
    }),
  ];
  const missing = smallestFairTotal(table, shares) - sum(lines);
  return missing > 0 ? [...lines, { kind: "small_party", amount_minor: missing }] : lines;
}

/** The highest total of any smaller party made of the same people, those who pay most first. */
function smallestFairTotal(table: PriceTable, shares: number[]): number {
  let highest = 0;
  for (let size = 1; size <= shares.length; size += 1) {
    const unit = perPersonMinor(table, size);
    const total = shares
      .slice(0, size)
      .reduce((amount, percent) => amount + wholeDollars((unit * percent) / 100), 0);
    highest = Math.max(highest, total);
  }
  return highest;
}

/** Price per adult for a number of paying travellers: the nearest size of the table not above it. */
export function perPersonMinor(table: PriceTable, travellers: number): number {
  const [smallest] = table.per_person;
  const fitting = table.per_person.findLast((row) => row.travellers <= travellers) ?? smallest;
  return fitting?.amount_minor ?? 0;
}

function childPercent(table: PriceTable, age: number): number {
  return table.children.find((band) => age < band.under)?.percent ?? 100;
}

function seasonLine(table: PriceTable, party: Party, baseTotal: number): PriceLine[] {
  const season = table.seasons.find((candidate) => inSeason(party.starts, candidate));
  if (!season || season.key === "regular" || season.percent === 0) return [];
  const amount = wholeDollars((baseTotal * season.percent) / 100);
  return [{ kind: "season", key: season.key, percent: season.percent, amount_minor: amount }];
}

function dealLine(table: PriceTable, party: Party, baseTotal: number): PriceLine[] {
  const month = Number(party.starts.slice(5, 7));
  if (!table.deal?.months.includes(month)) return [];
  const amount = -wholeDollars((baseTotal * table.deal.percent) / 100);
  return [{ kind: "deal", percent: table.deal.percent, amount_minor: amount }];
}

function supplementLine(table: PriceTable, party: Party): PriceLine[] {
  const people = party.adults + party.children.length;
  const pricedAlone = people === 1 && table.per_person.length > 1;
  const singles = Math.min(Math.max(2 * party.rooms - people, 0), party.rooms);
  if (pricedAlone || singles === 0 || table.single_supplement_minor === 0) return [];
  const amount = singles * table.single_supplement_minor;
  return [{ kind: "single_supplement", count: singles, amount_minor: amount }];
}

const sum = (lines: PriceLine[]) => lines.reduce((total, line) => total + line.amount_minor, 0);

/** Prices are shown without decimals, so every line is rounded once, to whole dollars. */
const wholeDollars = (amountMinor: number) => Math.round(amountMinor / 100) * 100;
