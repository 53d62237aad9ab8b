import type { OfferDetail, OfferLibrary } from "@/lib/contract/desk/offers";
import { Button } from "../../ui/button";
import { offerWords as words } from "../words/words";
import { offerDifferences } from "./offer-differences";
import type { useDraft } from "./use-draft";

interface OfferConflictProps {
  draft: ReturnType<typeof useDraft>;
  theirs: OfferDetail;
  library: OfferLibrary;
}

/** What both say is shown wherever it is not the same, and one is chosen. */
export function OfferConflict({ draft, theirs, library }: OfferConflictProps) {
  const differences = offerDifferences(draft.typed, theirs, library);
  return (
    <div role="alert" className="mt-4 rounded-picture border-2 border-terracotta bg-card p-4">
      <p className="font-semibold">{words.conflict(theirs.editor)}</p>
      <ul className="mt-3 max-h-96 divide-y divide-line overflow-auto text-small">
        {differences.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be called the same.
          <li key={at} className="py-2">
            <p className="font-semibold">{each.label}</p>
            <dl className="grid gap-x-4 md:grid-cols-2">
              {(["mine", "theirs"] as const).map((whose) => (
                <div key={whose}>
                  <dt className="text-muted">{words[whose]}</dt>
                  <dd className="whitespace-pre-wrap">{each[whose] || words.nothing}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {differences.length === 0 && <p className="mt-3 text-small">{words.sameWords}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={draft.keepMine}>{words.keepMine}</Button>
        <Button look="outline" onClick={() => draft.adopt(theirs)}>
          {words.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
