interface ChipsProps<T extends string> {
  /** What is chosen with them. */
  label: string;
  options: readonly T[];
  nameOf(option: T): string;
  isChosen(option: T): boolean;
  onChoose(option: T): void;
  className?: string;
}

/** What a list shows, to be pressed; every one of them is in sight. */
export const Chips = <T extends string>(props: ChipsProps<T>) => (
  <fieldset className={`flex min-w-0 flex-wrap gap-2 py-1 ${props.className ?? ""}`}>
    <legend className="sr-only">{props.label}</legend>
    {props.options.map((option) => (
      <button
        key={option}
        type="button"
        aria-pressed={props.isChosen(option)}
        onClick={() => props.onChoose(option)}
        className="figures min-h-11 shrink-0 rounded-chip border border-line bg-card px-4 text-small aria-pressed:border-night aria-pressed:bg-night aria-pressed:text-paper"
      >
        {props.nameOf(option)}
      </button>
    ))}
  </fieldset>
);
