import { ApiError } from "@/lib/contract/errors";
import { type Draft, draftedVariants, type Sent } from "@/lib/contract/offer-document";
import { offerProblems } from "@/lib/pricing/offer-price";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import { askedIn, linesFrom } from "./catalogue-lines";
import { priceOf } from "./freeze";
import { partyBounds } from "./party-terms";

/** Who comes, as the guest says it. */
export interface WantedParty {
  adults: number;
  children: number[];
}

/**
 * What was sent, for another party that it allows: the same days and words at the price of the price
 * table that was sent, on the day on which it was. It is the same whenever it is asked for.
 *
 * @throws ApiError `invalid` for a party beyond what is allowed; `conflict` with `party_is_fixed`
 */
export async function sentForParty(sent: Sent, wanted: WantedParty): Promise<Sent> {
  if (isPartyOf(sent.draft, wanted)) return sent;
  const terms = sent.party;
  if (!terms) throw new ApiError("conflict", { reason: "party_is_fixed" });
  demandWithin(sent, wanted);
  const draft = draftFor(sent.draft, wanted, (party) => linesFrom(terms.prices, party, terms.day));
  const drafted = draftedVariants(draft);
  const problems = new Set(drafted.flatMap((each) => offerProblems(each, terms.day)));
  const refused = (why: string) => new ApiError("invalid", { fields: { adults: [why] } });
  if (problems.has("no_sum")) throw refused("too_few_people");
  if (problems.has("sum_too_large")) throw refused("too_large");
  const variants = await Promise.all(
    sent.variants.map(async (variant) => {
      const own = drafted.find(({ id }) => id === variant.id);
      return own
        ? { ...variant, ...(await priceOf(own, variant.price.currency, terms.day)) }
        : variant;
    }),
  );
  return { ...sent, draft, variants };
}

export const isPartyOf = (draft: Draft, { adults, children }: WantedParty): boolean =>
  draft.adults === adults && inOrder(draft.children) === inOrder(children);

const inOrder = (ages: number[]) => [...ages].sort((a, b) => a - b).join();

function demandWithin(sent: Sent, { adults, children }: WantedParty): void {
  const bounds = partyBounds(sent);
  if (!bounds) return;
  const isIn = (count: number, { least, most }: { least: number; most: number }) =>
    count >= least && count <= most;
  const fields = {
    ...(!isIn(adults, bounds.adults) && { adults: ["out_of_bounds"] }),
    ...(!isIn(children.length, bounds.children) && { children: ["out_of_bounds"] }),
    ...(adults + children.length > bounds.people && { adults: ["too_many_people"] }),
    ...(hasOtherTooYoung(children, sent.draft.children, bounds.min_age) && {
      children: ["too_young"],
    }),
  };
  if (Object.keys(fields).length > 0) throw new ApiError("invalid", { fields });
}

/** Whether there are more children of an age below the least than it was sent for. */
function hasOtherTooYoung(children: number[], sentFor: number[], leastAge: number): boolean {
  const ofAge = (ages: number[], age: number) => ages.filter((each) => each === age).length;
  return children.some((age) => age < leastAge && ofAge(children, age) > ofAge(sentFor, age));
}

/** The draft with another party: lines of the catalogue anew, those of our own as they are. */
function draftFor(
  draft: Draft,
  { adults, children }: WantedParty,
  asked: (
    party: Pick<Draft, "starts" | "adults" | "children" | "rooms">,
  ) => Draft["variants"][0]["lines"],
): Draft {
  const party = { starts: draft.starts, adults, children };
  const rooms = roomsFor(draft, party);
  const lines = asked({ ...party, rooms });
  const variants = draft.variants.map((variant) => {
    const kinds = variant.lines.flatMap(({ of, hidden }) => (of && hidden ? [of.kind] : []));
    const hides = new Set(kinds);
    return {
      ...variant,
      lines: [
        ...lines.map((line) =>
          line.of && hides.has(line.of.kind) ? { ...line, hidden: true } : line,
        ),
        ...variant.lines.filter(({ of }) => !of),
      ],
      asked: askedIn(lines),
    };
  });
  return { ...draft, adults, children, rooms, variants };
}

/** As many rooms as before where these do, and no more beyond what is usual than there were. */
function roomsFor(draft: Draft, party: WantedParty): number {
  // Sent before rooms were frozen, and priced without any.
  if (draft.rooms === 0) return 0;
  const usual = usualRooms(party, false);
  const more = Math.max(draft.rooms - usualRooms(draft, false), 0);
  const people = party.adults + party.children.length;
  return Math.min(Math.max(draft.rooms, usual), usual + more, people);
}
