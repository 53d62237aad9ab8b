import type { StepFact } from "@/lib/contract/desk/step-facts";
import type { BookingRow } from "../lifecycle/transitions";
import type { Becomes } from "./columns-after";

/** How many days a journey took and is to take; false where they stay. */
export function otherDays({
  before: { days: before },
  after: { days: after },
}: Pick<Becomes, "before" | "after">) {
  if (before === undefined || after === undefined || before === after) return false;
  return { kind: "days" as const, before, after };
}

/** What of a booking a change makes another, for its history. */
export function whatChanged(
  { totalMinor }: Pick<BookingRow, "totalMinor">,
  { before, after, price }: Pick<Becomes, "before" | "after"> & { price: { total_minor: number } },
): StepFact[] {
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((each) => !others.includes(each));
  const party = ({ adults, children }: typeof before) => ({ adults, children });
  const added = without(after.extras, before.extras);
  const removed = without(before.extras, after.extras);
  const isSameParty =
    before.adults === after.adults && before.children.join() === after.children.join();
  const facts: (StepFact | false)[] = [
    before.starts !== after.starts && {
      ...{ kind: "starts", before: before.starts, after: after.starts },
    },
    otherDays({ before, after }),
    !isSameParty && { kind: "party", before: party(before), after: party(after) },
    before.rooms !== after.rooms && { kind: "rooms", before: before.rooms, after: after.rooms },
    added.length + removed.length > 0 && { kind: "extras", added, removed },
    totalMinor !== price.total_minor && {
      ...{ kind: "price", before_minor: totalMinor, after_minor: price.total_minor },
    },
  ];
  return facts.filter((fact) => fact !== false);
}
