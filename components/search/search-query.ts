import { type TourFilter, TourFilterSchema } from "@/lib/contract/filters";
import { IsoDaySchema } from "@/lib/contract/shared";

/** The query string as it came: a name may stand in it once, several times or not at all. */
export type RawQuery = Record<string, string | string[] | undefined>;

/** What could not be understood; the page says so in a sentence and searches without it. */
type Complaint = "long" | "date" | "travellers" | "budget" | "filters";

export interface SearchQuery {
  /** Words from the search field. */
  search: string;
  /** The place from the home page's search. */
  where: string;
  /** A day to come, or null. */
  startDate: string | null;
  adults: number | null;
  children: number;
  filter: TourFilter;
  page: number;
  complaints: Complaint[];
}

const mostLetters = 200;
const filterNames = Object.keys(TourFilterSchema.shape) as (keyof TourFilter)[];

/**
 * Reads what the home page's search, the search field or the filters ask for (docs/product.md,
 * "Search").
 */
export function searchQuery(raw: RawQuery, today: string): SearchQuery {
  const complaints = new Set<Complaint>();
  const text = (name: string) => {
    const given = first(raw[name])
      .replace(/\p{Cc}+/gu, " ")
      .trim();
    if (given.length > mostLetters) complaints.add("long");
    return given.slice(0, mostLetters).trim();
  };
  const number = (name: string, least: number, most: number, complaint: Complaint) => {
    const given = first(raw[name]).trim();
    if (given === "") return null;
    const value = Number(given);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    complaints.add(complaint);
    return null;
  };
  const startDate = dayIn(first(raw.start_date), today, complaints);
  const filter = filterIn(raw, complaints);
  if (startDate && !filter.month) filter.month = [Number(startDate.slice(5, 7))];
  Object.assign(filter, budgetIn(first(raw.rate_person), complaints));
  const adults = number("adults_number", 1, 40, "travellers");
  return {
    search: text("search"),
    where: text("where_to_search"),
    startDate,
    adults: adults ?? number("traveler_number", 1, 40, "travellers"),
    children: number("children_number", 0, 20, "travellers") ?? 0,
    filter,
    page: number("page", 1, 1000, "filters") ?? 1,
    complaints: [...complaints],
  };
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

function dayIn(given: string, today: string, complaints: Set<Complaint>): string | null {
  if (given.trim() === "") return null;
  const day = IsoDaySchema.safeParse(given.trim());
  if (day.success && day.data >= today) return day.data;
  complaints.add("date");
  return null;
}

/** `2000`, `$2,000` or `1000-2000`, per person in whole dollars. */
function budgetIn(given: string, complaints: Set<Complaint>): TourFilter {
  // A pattern that looks for blanks in several places tries each of them at each.
  const bare = given.replace(/\s/g, "");
  if (bare === "") return {};
  const found = /^\$?([\d,.]{1,10})(?:[-–]\$?([\d,.]{1,10}))?$/.exec(bare);
  const amounts = [found?.[1], found?.[2]].flatMap((part) =>
    part === undefined ? [] : [Number(part.replace(/\D/g, ""))],
  );
  const [low, high] = amounts;
  const isPlausible = (amount: number | undefined) =>
    amount === undefined || (amount > 0 && amount <= 100_000);
  if (low === undefined || !amounts.every(isPlausible)) {
    complaints.add("budget");
    return {};
  }
  return high === undefined ? { price_max: low } : { price_min: low, price_max: high };
}

/** The filters by the names of `/api/filter`; of a list, the options that exist. */
function filterIn(raw: RawQuery, complaints: Set<Complaint>): TourFilter {
  const known: [string, unknown][] = [];
  for (const name of filterNames) {
    const given = [raw[name] ?? []].flat().filter((value) => value !== "");
    if (given.length === 0) continue;
    const whole = TourFilterSchema.shape[name].safeParse(given.length === 1 ? given[0] : given);
    if (whole.success) known.push([name, whole.data]);
    else {
      complaints.add("filters");
      const parts = given.flatMap((value) => value.split(",")).slice(0, 60);
      const fitting = parts.filter((part) => TourFilterSchema.shape[name].safeParse(part).success);
      const rest = TourFilterSchema.shape[name].safeParse(fitting);
      if (fitting.length > 0 && rest.success) known.push([name, rest.data]);
    }
  }
  return TourFilterSchema.parse(Object.fromEntries(known));
}
