import { readStored, writeStored } from "@/lib/site/stored";
import type { QuoteDraft } from "./quote-draft";
import { quoteEngine } from "./quote-store";

const contactKey = "tembea-contact";

/** Who asked before, when they wanted it to be kept. */
export async function keptContact(): Promise<Partial<QuoteDraft>> {
  const stored = readStored(contactKey);
  const engine = stored ? await quoteEngine.load().catch(() => null) : null;
  return engine?.parseContact(stored) ?? {};
}

/** Keeps who asked for the next time, or forgets it. */
export function keepContact(draft: QuoteDraft): void {
  const { full_name, email, phone, country, contact_method } = draft;
  const details = { full_name, email, phone, country, contact_method };
  writeStored(contactKey, draft.save_details ? details : null);
}
