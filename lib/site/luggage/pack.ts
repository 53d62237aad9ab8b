import Cookies from "js-cookie";
import { nowMs } from "../../clock";
import type { Locale } from "../../contract/locale";
import { readStored } from "../stored";
import { luggageMark, mostLuggage } from "./first-script";
import { type DraftKind, drafts } from "./stored-draft";

/**
 * What this browser holds for the domain of another language, to stand behind the `#` of a link:
 * the answers of drafts, a guest's favourites and comparison, and whose invitation they follow.
 * Never who somebody is, what they wrote freely or what they agreed to. Empty when there is nothing.
 */
export function packed(from: Locale, to: Locale): string {
  const luggage = {
    quote: draftFor("quote", from, to),
    booking: draftFor("booking", from, to),
    // Favourites of an account are with the account.
    wishlist: readStored("tembea-wishlist-synced") ? undefined : idsIn("tembea-wishlist"),
    compare: idsIn("tembea-compare"),
    // Looked at where it is unpacked: the schema of a code is not loaded with every page.
    invited: Cookies.get("invited_by"),
  };
  if (!Object.values(luggage).some(Boolean)) return "";
  const text = encodeURIComponent(JSON.stringify({ v: 1, packed_at: nowMs(), ...luggage }));
  return text.length > mostLuggage ? "" : luggageMark + text;
}

interface Stored {
  started_at?: unknown;
  saved_at?: unknown;
  draft?: Record<string, unknown>;
  alternates?: Partial<Record<Locale, string>>;
}

/** Whatever else may have come to stand there has no draft. */
function draftFor(kind: DraftKind, from: Locale, to: Locale) {
  const stored = readStored(drafts[kind].key) as Stored | undefined;
  if (!(stored?.draft instanceof Object)) return undefined;
  const { draft, started_at, saved_at, alternates } = stored;
  const answers = Object.fromEntries(drafts[kind].answers.map((name) => [name, draft[name]]));
  // A tour has another slug in each language.
  const tour = (alternates?.[from] === draft.tour && alternates?.[to]) || null;
  return tour || kind === "quote"
    ? { started_at, saved_at, draft: { ...answers, tour } }
    : undefined;
}

/** Ids joined by dots, which an address takes as they are. */
function idsIn(key: string): string | undefined {
  const ids = readStored(key);
  return Array.isArray(ids) && ids.length > 0 ? ids.join(".") : undefined;
}
