import { type Drafted, mostMinor, wholeLine } from "../contract/offer-document";
import { addDays } from "./days";
import { depositAndBalance, depositPercent } from "./deposit";
import type { PartyPrice, PriceLine } from "./party-price";
import { policy } from "./policy";

type Priced = Pick<
  Drafted,
  "lines" | "total_minor" | "deposit_minor" | "balance_due" | "starts" | "valid_until"
>;

/** Why an offer cannot be sent as it is; each has its words at the desk. */
export type OfferProblem =
  | "no_guest"
  | "no_lines"
  | "no_sum"
  | "sum_too_large"
  | "deposit_too_small"
  | "deposit_too_large"
  | "starts_too_soon"
  | "balance_after_start"
  | "balance_past"
  | "valid_past"
  | "valid_after_start"
  | "no_words"
  | "no_title"
  | "same_names";

/** What a line of an offer is called where its amount is no longer what the catalogue says. */
function ownLine({ of, id, amount_minor }: Drafted["lines"][number]): PriceLine {
  if (of && of.amount_minor === amount_minor) return of;
  // The price of each is shown as long as it comes out even.
  if (of?.kind === "adults" && amount_minor % of.count === 0)
    return { ...of, unit_minor: amount_minor / of.count, amount_minor };
  return { kind: "own", key: id, text: "", amount_minor };
}

/** The lines that a guest reads. */
export const shownLines = (lines: Drafted["lines"]) => lines.filter(({ hidden }) => !hidden);

/** What is hidden is in the line of the adults, or in one of its own: the lines still add up. */
function withHidden(lines: Drafted["lines"]): Drafted["lines"] {
  const shown = shownLines(lines);
  const amount = lines.reduce((sum, line) => sum + (line.hidden ? line.amount_minor : 0), 0);
  if (amount === 0) return shown;
  const bearer = shown.find(({ of }) => of?.kind === "adults");
  if (!bearer) return [{ id: wholeLine, of: null, text: null, amount_minor: amount }, ...shown];
  return shown.map((line) =>
    line === bearer ? { ...line, amount_minor: line.amount_minor + amount } : line,
  );
}

/** What a guest pays for an offer, line by line; a typed total adds a line for what is missing. */
export function offerPrice(draft: Priced, today: string, currency: string): PartyPrice {
  const lines = withHidden(draft.lines).map(ownLine);
  const added = lines.reduce((total, line) => total + line.amount_minor, 0);
  const total = draft.total_minor ?? added;
  if (total !== added) lines.push({ kind: "adjustment", amount_minor: total - added });
  const percent = depositPercent({ safariType: "lodge", level: "standard", tailorMade: true });
  const terms = {
    depositPercent: percent,
    depositMinor: draft.deposit_minor,
    balanceDue: draft.balance_due ?? addDays(draft.starts, -policy.balanceDays),
  };
  const sums = depositAndBalance(total, terms, today);
  return {
    currency,
    lines,
    deposit_percent:
      draft.deposit_minor === null
        ? percent
        : Math.min(Math.max(Math.round((draft.deposit_minor * 100) / Math.max(total, 1)), 1), 100),
    ...sums,
  };
}

/** The sums and dates of an offer that nobody could pay. */
export function offerProblems(draft: Priced, today: string): OfferProblem[] {
  const price = offerPrice(draft, today, "USD");
  const tests: [OfferProblem, boolean][] = [
    ["no_lines", draft.lines.length === 0 && draft.total_minor === null],
    ["no_sum", price.total_minor <= 0],
    ["sum_too_large", price.total_minor > mostMinor],
    ["deposit_too_small", price.total_minor > 0 && price.deposit_minor <= 0],
    ["deposit_too_large", price.deposit_minor > price.total_minor],
    ["starts_too_soon", draft.starts <= today],
    ["balance_after_start", draft.balance_due !== null && draft.balance_due >= draft.starts],
    ["balance_past", draft.balance_due !== null && draft.balance_due < today],
    ["valid_past", draft.valid_until < today],
    ["valid_after_start", draft.valid_until >= draft.starts],
  ];
  return tests.filter(([, isSo]) => isSo).map(([problem]) => problem);
}
