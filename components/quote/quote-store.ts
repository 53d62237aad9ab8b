import { draftStore } from "@/components/form/draft/draft-store";
import { laterPart } from "@/components/form/draft/later-part";
import { emptyDraft } from "./empty-draft";

/** The part that checks and reads answers. */
export const quoteEngine = laterPart(() => import("./quote-engine"));

/** The request that is being written. */
export const useQuote = draftStore({ kind: "quote", empty: emptyDraft, reader: quoteEngine.load });
