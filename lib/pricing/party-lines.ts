import type { PriceLine } from "../contract/price-quote";
import type { PriceTable } from "../contract/prices";
import { inSeason } from "./days";
import { wholeDollars } from "./whole-dollars";

export interface Party {
  adults: number;
  /** Ages of the children, in years. */
  children: number[];
  /** Rooms or tents the party wants; fewer than two people in one costs the supplement. */
  rooms: number;
  /** First day of the trip, ISO. */
  starts: string;
}

/** What a party pays by the table alone, before the rule that more people never pay less. */
export function partyLines(table: PriceTable, party: Party): PriceLine[] {
  const base = travellerLines(table, party);
  const season = seasonLine(table, party, sum(base));
  const deal = dealLine(table, party, sum(base), sum([...base, ...season]));
  return [...base, ...season, ...deal, ...supplementLine(table, party)];
}

export const sum = (lines: PriceLine[]) =>
  lines.reduce((total, line) => total + line.amount_minor, 0);

/** Children who travel free neither count for the price per person nor fill a bed. */
const payingTravellers = (table: PriceTable, party: Party) =>
  party.adults + party.children.filter((age) => childPercent(table, age) > 0).length;

function travellerLines(table: PriceTable, party: Party): PriceLine[] {
  const unit = perPersonMinor(table, payingTravellers(table, party));
  return [
    { kind: "adults", count: party.adults, unit_minor: unit, amount_minor: party.adults * unit },
    ...party.children.map((age): PriceLine => {
      const percent = childPercent(table, age);
      return { kind: "child", age, percent, amount_minor: wholeDollars((unit * percent) / 100) };
    }),
  ];
}

/** Price per adult for a number of paying travellers: the nearest size of the table not above it. */
export function perPersonMinor(table: PriceTable, travellers: number): number {
  const [smallest] = table.per_person;
  const fitting = table.per_person.findLast((row) => row.travellers <= travellers) ?? smallest;
  return fitting?.amount_minor ?? 0;
}

/** The share of the adult price that a child of an age pays. */
export function childPercent(table: PriceTable, age: number): number {
  return table.children.find((band) => age < band.under)?.percent ?? 100;
}

/** What a departure on an ISO day adds to the regular price, in per cent; less than nothing in the low season. */
export function seasonPercent(table: PriceTable, starts: string): number {
  return table.seasons.find((season) => inSeason(starts, season))?.percent ?? 0;
}

/** A price per person in a season, rounded as the line of a party's price is. Minor units. */
export const inSeasonMinor = (unitMinor: number, percent: number): number =>
  unitMinor + wholeDollars((unitMinor * percent) / 100);

function seasonLine(table: PriceTable, party: Party, baseTotal: number): PriceLine[] {
  const season = table.seasons.find((candidate) => inSeason(party.starts, candidate));
  if (!season || season.key === "regular" || season.percent === 0) return [];
  const amount = Math.max(wholeDollars((baseTotal * season.percent) / 100), -baseTotal);
  return [{ kind: "season", key: season.key, percent: season.percent, amount_minor: amount }];
}

function dealLine(
  table: PriceTable,
  party: Party,
  baseTotal: number,
  seasonTotal: number,
): PriceLine[] {
  const month = Number(party.starts.slice(5, 7));
  if (!table.deal?.months.includes(month)) return [];
  const discount = Math.min(wholeDollars((baseTotal * table.deal.percent) / 100), seasonTotal);
  return [{ kind: "deal", percent: table.deal.percent, amount_minor: 0 - discount }];
}

function supplementLine(table: PriceTable, party: Party): PriceLine[] {
  const people = payingTravellers(table, party);
  const pricedAlone = people === 1 && table.per_person.length > 1;
  const singles = Math.min(Math.max(2 * party.rooms - people, 0), party.rooms);
  if (pricedAlone || singles === 0 || table.single_supplement_minor === 0) return [];
  const amount = singles * table.single_supplement_minor;
  return [{ kind: "single_supplement", count: singles, amount_minor: amount }];
}
