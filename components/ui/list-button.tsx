import type { ReactNode } from "react";
import type { createChosenList } from "@/lib/site/chosen-list";

interface ListButtonProps {
  /** The visitor's list, such as that of their favourites. */
  useList: ReturnType<typeof createChosenList>;
  id: string;
  labelOf(chosen: boolean): string;
  /** Whether the label shows when one points at it. */
  titled?: boolean;
  className: string;
  children(chosen: boolean): ReactNode;
}

/** Puts something on a list of the visitor's, or takes it off again. */
export function ListButton(props: ListButtonProps) {
  const { useList, id, labelOf, titled = true, className, children } = props;
  const chosen = useList((list) => list.ids.includes(id));
  const label = labelOf(chosen);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={label}
      title={titled ? label : undefined}
      onClick={() => useList.getState().toggle(id)}
      className={className}
    >
      {children(chosen)}
    </button>
  );
}
