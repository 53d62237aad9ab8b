import { useTranslations } from "next-intl";

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
export function OptionBox({ group, value, name, count, isChosen, onToggle }: OptionBoxProps) {
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
