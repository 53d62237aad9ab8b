import { useTranslations } from "next-intl";
import { toggled } from "../form/toggled";
import type { ListGroup } from "./filter-state";
import type { FinderViewProps } from "./finder-props";
import { useFilterNames } from "./use-filter-names";

type OptionListProps = Pick<FinderViewProps, "state" | "options" | "update"> & {
  group: ListGroup;
  values: string[];
};

const shownAtOnce = 8;

/** The options of a group, each with the tours it would show; of many the rest is folded. */
export function OptionList({ group, values, state, options, update }: OptionListProps) {
  const t = useTranslations("Filters");
  const { optionName } = useFilterNames(options);
  const counts = new Map(options[group].map(({ value, count }) => [value, count]));
  const chosen = state[group];
  const box = (value: string) => (
    <OptionBox
      key={value}
      group={group}
      value={value}
      name={optionName(group, value)}
      count={counts.get(value) ?? 0}
      isChosen={chosen.includes(value)}
      onToggle={() => update({ [group]: toggled(chosen, value) })}
    />
  );
  const [first, rest] =
    values.length > shownAtOnce + 3
      ? [values.slice(0, shownAtOnce), values.slice(shownAtOnce)]
      : [values, []];
  return (
    <>
      <ul>{first.map(box)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 list-none items-center font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden [[open]>&]:hidden">
            {t("more", { count: rest.length })}
          </summary>
          <ul>{rest.map(box)}</ul>
        </details>
      )}
    </>
  );
}

interface OptionBoxProps {
  group: string;
  value: string;
  name: string;
  /** Tours that would be shown. */
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

/** One option to tick. One that would show nothing can be ticked all the same, but steps back. */
function OptionBox({ group, value, name, count, isChosen, onToggle }: OptionBoxProps) {
  const t = useTranslations("Filters");
  return (
    <li>
      <label
        className={`flex min-h-11 items-center gap-3 text-small pointer-fine:min-h-9 ${count === 0 && !isChosen ? "text-muted" : ""}`}
      >
        <input
          type="checkbox"
          name={group}
          value={value}
          checked={isChosen}
          onChange={onToggle}
          aria-label={t("option", { name, count })}
          className="size-4.5 shrink-0 accent-terracotta"
        />
        <span className="grow">{name}</span>
        <span aria-hidden="true" className="figures text-muted text-note">
          {count}
        </span>
      </label>
    </li>
  );
}
