import type { OfferDetail } from "@/lib/contract/desk/offers";
import { Button } from "../../ui/button";
import { offerWords as words } from "../words/words";
import type { useDraft } from "./use-draft";

type DraftState = ReturnType<typeof useDraft>;

/** Both are shown, and one is chosen. */
export function OfferConflict({ draft, theirs }: { draft: DraftState; theirs: OfferDetail }) {
  const both = [
    { title: words.mine, of: draft.typed },
    { title: words.theirs, of: theirs },
  ];
  return (
    <div role="alert" className="mt-4 rounded-picture border-2 border-terracotta bg-card p-4">
      <p className="font-semibold">{words.conflict(theirs.editor)}</p>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {both.map(({ title, of }) => (
          <div key={title} className="text-small">
            <h3 className="font-semibold">{title}</h3>
            <pre className="mt-1 max-h-64 overflow-auto whitespace-pre-wrap font-sans">
              {summary(of)}
            </pre>
          </div>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={draft.keepMine}>{words.keepMine}</Button>
        <Button look="outline" onClick={() => draft.adopt(theirs)}>
          {words.takeTheirs}
        </Button>
      </div>
    </div>
  );
}

function summary({ name, draft }: Pick<OfferDetail, "name" | "draft">): string {
  const { starts, adults, children, letter, title, variants } = draft;
  return [
    [name, starts, `${adults} + ${children.length}`].join(" · "),
    Object.values(title?.texts ?? {}).join(" / "),
    Object.values(letter.texts).join("\n\n"),
    ...variants.flatMap(({ name: called, days, lines, total_minor }) => [
      Object.values(called?.texts ?? {}).join(" / "),
      days.map(({ block, title: own }) => own?.texts.en ?? block ?? "").join("\n"),
      `$${(total_minor ?? lines.reduce((sum, line) => sum + line.amount_minor, 0)) / 100}`,
    ]),
  ]
    .filter(Boolean)
    .join("\n\n");
}
