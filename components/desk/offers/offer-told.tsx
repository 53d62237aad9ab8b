import type { Draft } from "@/lib/contract/offer-document";
import { offerWords as words } from "../words/words";
import type { Typed } from "./use-draft";
import { WordsField } from "./words-field";

interface OfferToldProps {
  typed: Typed;
  onDraft(changes: Partial<Draft>): void;
}

/** What the journey is called and the letter above it; what is included, where no tour says it. */
export function OfferTold({ typed: { draft, language }, onDraft }: OfferToldProps) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{words.journey}</h2>
      <div className="space-y-4">
        <WordsField
          id="offer-title"
          label={draft.blank ? words.dayTitle : words.ownTitle}
          value={draft.title}
          language={language}
          most={120}
          onChange={(title) => onDraft({ title })}
        />
        <WordsField
          id="offer-letter"
          label={words.letter}
          value={draft.letter}
          language={language}
          rows={5}
          most={6000}
          onChange={(letter) => onDraft({ letter: letter ?? { source: language, texts: {} } })}
        />
        {draft.blank &&
          (["includes", "excludes"] as const).map((list) => (
            <WordsField
              key={list}
              id={`offer-${list}`}
              label={words[list]}
              value={draft[list] ?? null}
              language={language}
              rows={4}
              most={2000}
              onChange={(value) => onDraft({ [list]: value })}
            />
          ))}
      </div>
    </section>
  );
}
