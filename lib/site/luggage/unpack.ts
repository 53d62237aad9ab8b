import { z } from "zod";
import { nowMs } from "../../clock";
import { InvitationCodeSchema } from "../../contract/affiliate";
import { mostCompared } from "../../contract/comparison-limits";
import { ContentIdSchema } from "../../contract/ids";
import { rememberInvitation } from "../remember-invitation";
import { readStored, writeStored } from "../stored";
import { luggageKey } from "./first-script";
import { arrivedKey, drafts } from "./stored-draft";

/** A link that is found later, in a message or a list of bookmarks, brings nothing. */
const freshMs = 10 * 60_000;
const mostFavourites = 60;

const ids = (most: number) =>
  z
    .string()
    .transform((text) => text.split("."))
    .pipe(z.array(ContentIdSchema).max(most))
    .optional()
    .catch(undefined);
// The forms know what their answers are, and look at them when they take them up.
const DraftSchema = z
  .object({ started_at: z.number(), saved_at: z.number(), draft: z.looseObject({}) })
  .optional()
  .catch(undefined);
const LuggageSchema = z.object({
  v: z.literal(1),
  packed_at: z.number(),
  quote: DraftSchema,
  booking: DraftSchema,
  wishlist: ids(mostFavourites),
  compare: ids(mostCompared),
  invited: InvitationCodeSchema.optional().catch(undefined),
});

/**
 * Takes what was handed over by another language into this browser's storage. Lists are joined; a
 * draft is laid beside the one that is here, for its form to take up or to ask about; an invitation
 * that was followed here first stays. What makes no sense is left out.
 */
export function unpack(): void {
  const text = sessionStorage.getItem(luggageKey);
  sessionStorage.removeItem(luggageKey);
  const luggage = read(text ?? "");
  if (!luggage) return;
  for (const kind of ["quote", "booking"] as const)
    if (luggage[kind]) writeStored(arrivedKey(drafts[kind].key), luggage[kind]);
  if (luggage.wishlist) joinFavourites(luggage.wishlist);
  if (luggage.compare) joinComparison(luggage.compare);
  if (luggage.invited) rememberInvitation(luggage.invited);
}

function read(text: string): z.output<typeof LuggageSchema> | undefined {
  try {
    const { data } = LuggageSchema.safeParse(JSON.parse(decodeURIComponent(text)));
    const ageMs = data ? nowMs() - data.packed_at : Number.NaN;
    return ageMs >= 0 && ageMs < freshMs ? data : undefined;
  } catch {
    return undefined;
  }
}

function joinFavourites(brought: string[]): void {
  const own = ownIds("tembea-wishlist");
  const all = [...new Set([...own, ...brought])].slice(0, mostFavourites);
  if (all.length === own.length) return;
  writeIds("tembea-wishlist", all);
  // An account's list is joined with them too, rather than replaced.
  writeStored("tembea-wishlist-synced", null);
}

/** Four are compared at most: where not all fit, the page of the comparison asks. */
function joinComparison(brought: string[]): void {
  const own = ownIds("tembea-compare");
  const all = [...new Set([...own, ...brought])];
  if (all.length > mostCompared) writeStored(arrivedKey("tembea-compare"), brought);
  else if (all.length > own.length) writeIds("tembea-compare", all);
}

function ownIds(key: string): string[] {
  const own = z.array(z.string()).safeParse(readStored(key));
  return own.success ? own.data : [];
}

function writeIds(key: string, all: string[]): void {
  writeStored(key, all);
  window.dispatchEvent(new StorageEvent("storage", { key }));
}
