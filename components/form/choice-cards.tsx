import { Icon } from "../ui/icons";
import { FieldError } from "./field-frame";
import { toggled } from "./toggled";
import { useEarlyAnswers } from "./use-early-answers";

interface Choice<V extends string> {
  value: V;
  text: string;
  /** A line that says more. */
  note?: string | undefined;
}

interface ChoiceCardsProps<V extends string> {
  id: string;
  /** The question; shown unless `hideLegend`. */
  legend: string;
  hideLegend?: boolean;
  hint?: string;
  error?: string | undefined;
  /** `one` answer or `several`. */
  kind: "one" | "several";
  choices: readonly Choice<V>[];
  chosen: readonly V[];
  onChange(chosen: V[]): void;
  /** Small cards for long lists. */
  compact?: boolean;
  /** One below the other on wide screens, too. */
  stacked?: boolean;
}

/** Big answers to a question: real radio buttons or checkboxes, the whole card is the target. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { id, legend, hideLegend, hint, error, kind, choices, chosen, onChange } = props;
  const { compact, stacked } = props;
  const cards = stacked ? "grid" : "grid gap-x-6 sm:grid-cols-2";
  const pick = (value: V) => {
    if (kind === "one") return onChange([value]);
    onChange(toggled(chosen, value));
  };
  useEarlyAnswers(id, (ticked) => {
    const found = choices.flatMap(({ value }) => (ticked.includes(value) ? value : []));
    if (found.some((value) => !chosen.includes(value))) onChange(found);
  });
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0">
      <legend className={hideLegend ? "sr-only" : "mb-1 font-semibold text-small"}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-muted text-small">
          {hint}
        </p>
      )}
      <div className={compact ? "flex flex-wrap gap-2" : cards}>
        {choices.map(({ value, text, note }, at) => (
          <label key={value} className={compact ? chipClass : cardClass}>
            <input
              // The first one is where the error summary leads.
              id={at === 0 ? id : `${id}-${value}`}
              type={kind === "one" ? "radio" : "checkbox"}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => pick(value)}
              aria-invalid={error ? true : undefined}
              className="peer sr-only"
            />
            <span className="min-w-0 flex-1">
              <span className={compact ? "" : "block font-semibold font-serif text-lead"}>
                {text}
              </span>
              {note && <span className="block text-muted text-note">{note}</span>}
            </span>
            <Icon name="check" className={compact ? chipMark : cardMark(kind)} />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

const focused =
  "has-focus-visible:outline-3 has-focus-visible:outline-terracotta has-focus-visible:outline-offset-2";
const cardClass = `relative flex min-h-16 cursor-pointer items-center gap-4 border-line border-b px-3 py-3.5 transition-colors hover:bg-card has-checked:bg-card has-checked:shadow-[inset_3px_0_0_var(--color-terracotta)] ${focused}`;
const chipClass = `relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-chip border border-muted/60 px-4 py-2 text-small transition-colors hover:border-ink has-checked:border-acacia has-checked:bg-acacia has-checked:text-white ${focused}`;
const chipMark = "hidden size-4 peer-checked:block";
const cardMark = (kind: "one" | "several") =>
  `size-6 border border-muted/60 p-0.5 text-transparent peer-checked:border-terracotta peer-checked:bg-terracotta peer-checked:text-white ${kind === "one" ? "rounded-full" : "rounded-picture"}`;
