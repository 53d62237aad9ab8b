import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icons";
import { useEarlyChoice } from "../url-state/use-early-choice";
import { AgeField, MonthOptions, RangeFields, RatingOptions } from "./filter-fields";
import { filterSpelling, type ListGroup, listGroups, valuesOf } from "./filter-state";
import { panelId } from "./filter-toggle";
import type { FinderViewProps } from "./finder-props";
import { OptionList } from "./option-list";

interface FilterPanelProps extends FinderViewProps {
  /** How many fit; unknown while that is asked. */
  total: number | undefined;
}

/** On phones, opened over the page. */
const sheet =
  "fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 bg-paper px-5 text-ink";
/** Beside the list it stays in sight, with a scroll bar of its own, and fades where it goes on. */
const column =
  "lg:sticky lg:inset-auto lg:top-24 lg:-ml-1 lg:block lg:h-auto lg:max-h-[calc(100dvh-6rem)] lg:w-auto lg:self-start lg:overscroll-auto lg:py-0 lg:pr-4 lg:pb-6 lg:pl-1 lg:mask-[linear-gradient(to_top,transparent,black_1.5rem)] lg:[scrollbar-width:thin]";

const foldedGroups: ListGroup[] = ["themes", "specialized"];

/**
 * All filters: beside the list, on phones a sheet over it. Without a script the form asks for the
 * list with them.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { state, options, base, placeOrder, update, total, isAddressRead, address } = props;
  const t = useTranslations("Filters");
  const form = useEarlyChoice(filterSpelling, isAddressRead, update);
  const list = (group: ListGroup) => {
    const known = valuesOf(options, base, group);
    const values = group === "destination" ? placeOrder.filter((id) => known.includes(id)) : known;
    if (values.length < 2) return null;
    return (
      <FilterGroup
        key={group}
        title={t(`groups.${group}`)}
        folded={foldedGroups.includes(group) && state[group].length === 0}
      >
        {group === "month" ? (
          <MonthOptions {...props} />
        ) : (
          <OptionList {...props} group={group} values={values} />
        )}
      </FilterGroup>
    );
  };
  return (
    <form
      id={panelId}
      ref={form}
      // A browser that fills in what was ticked on an earlier visit would choose for the visitor.
      autoComplete="off"
      popover="auto"
      action={address}
      aria-label={t("title")}
      onSubmit={(event) => event.preventDefault()}
      className={`${sheet} ${column}`}
    >
      <div className="flex min-h-16 items-center justify-between lg:min-h-11 lg:border-line lg:border-b lg:pb-4">
        <h2 className="text-[1.375rem]">{t("title")}</h2>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={t("close")}
          className="-mr-2 grid size-11 place-items-center lg:hidden"
        >
          <Icon name="close" />
        </button>
      </div>
      {listGroups.filter((group) => !foldedGroups.includes(group)).map(list)}
      <FilterGroup title={t("groups.price")}>
        <RangeFields {...props} kind="price" />
      </FilterGroup>
      <FilterGroup title={t("groups.days")}>
        <RangeFields {...props} kind="days" />
      </FilterGroup>
      {foldedGroups.map(list)}
      <FilterGroup title={t("groups.rating")} folded={state.rating_min === null}>
        <RatingOptions {...props} />
      </FilterGroup>
      <FilterGroup title={t("groups.age")} folded={state.age === null}>
        <AgeField value={state.age} onChange={(age) => update({ age })} />
      </FilterGroup>
      <noscript>
        <button type="submit" className={buttonClass("primary", "my-6 w-full")}>
          {t("search")}
        </button>
      </noscript>
      <div className="sticky bottom-0 -mx-5 border-line border-t bg-paper px-5 py-4 lg:hidden">
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className={buttonClass("primary", "w-full")}
        >
          {total === undefined ? "…" : t("show", { count: total })}
        </button>
      </div>
    </form>
  );
}

interface FilterGroupProps {
  title: string;
  /** Whether it begins closed. */
  folded?: boolean;
  children: ReactNode;
}

/** A group of the filter panel that opens and closes, without a script too. */
function FilterGroup({ title, folded = false, children }: FilterGroupProps) {
  // What the visitor opened stays open, whatever is chosen in it later.
  const [isOpen] = useState(!folded);
  return (
    <details open={isOpen} className="group/fold border-line border-b">
      <summary className="flex min-h-13 list-none items-center justify-between font-semibold text-small [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevronDown"
          className="size-4.5 text-muted transition-transform duration-150 group-open/fold:rotate-180"
        />
      </summary>
      <fieldset className="min-w-0 pb-5">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
