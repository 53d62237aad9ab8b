import { TextField } from "../../form/text-field";
import { Button } from "../../ui/button";
import { MoneyField } from "../fields/money-field";
import { changeWords as words } from "../words/words";
import type { ChangeState } from "./use-change-draft";

interface AddedLinesProps {
  state: ChangeState;
  /** The guest's, by its name. */
  language: string;
}

/** What is added to the price in words of ours, and a discount or charge in one sum. */
export function AddedLines({ state: { draft, set }, language }: AddedLinesProps) {
  const change = (index: number, line: Partial<(typeof draft.added)[number]>) =>
    set({ added: draft.added.map((each, at) => (at === index ? { ...each, ...line } : each)) });
  return (
    <section>
      <h2 className="mb-3 text-xl">{words.price}</h2>
      {draft.added.length > 0 && (
        <fieldset className="mb-4">
          <legend className="font-semibold text-small">{words.lines}</legend>
          <p className="text-muted text-note">{words.linesHint(language)}</p>
          {draft.added.map((line, index) => (
            <div
              // Lines have no name of their own, and none is moved.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              key={index}
              className="mt-3 flex flex-wrap items-end gap-3"
            >
              <TextField
                id={`line-${index}`}
                label={words.line}
                value={line.text}
                required
                maxLength={120}
                onChange={(event) => change(index, { text: event.target.value })}
                className="min-w-0 flex-1 basis-56"
              />
              <MoneyField
                id={`amount-${index}`}
                label={words.amount}
                value={line.amount_minor}
                onChange={(amount) => change(index, { amount_minor: amount ?? 0 })}
              />
              <Button
                look="quiet"
                onClick={() => set({ added: draft.added.filter((_, at) => at !== index) })}
              >
                {words.removeLine}
              </Button>
            </div>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap items-end gap-4">
        <MoneyField
          id="adjustment"
          label={words.adjustment}
          hint={words.adjustmentHint}
          value={draft.adjustmentMinor || null}
          onChange={(amount) => set({ adjustmentMinor: amount ?? 0 })}
        />
        {draft.added.length < 10 && (
          <Button
            look="outline"
            onClick={() => set({ added: [...draft.added, { text: "", amount_minor: 0 }] })}
          >
            {words.addLine}
          </Button>
        )}
      </div>
    </section>
  );
}
