import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { destinationCategories } from "@/lib/contract/destination-categories";
import { Icon } from "../ui/icons";
import { Select } from "../ui/select";
import { type GuestBookState, guestBookSorts } from "./guest-book-state";

const control = "block min-h-11 w-full rounded-picture border border-line bg-card px-3 text-small";

interface GuestBookFieldsProps {
  state: GuestBookState;
  update: (patch: Partial<GuestBookState>) => void;
}

/** Order, category and period, as the guest book can be filtered; a period stays in one row. */
export function GuestBookFields({ state, update }: GuestBookFieldsProps) {
  const t = useTranslations("GuestBook");
  const words = useTranslations("Vocabulary.destination_category");
  const isNarrowed = Boolean(state.category || state.date_from || state.date_to);
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? isNarrowed;
  const folded = isOpen ? "" : "max-sm:[@media(scripting:enabled)]:hidden";
  return (
    <div className="grid items-end gap-x-3 gap-y-4 min-[24rem]:grid-cols-2 sm:gap-4 min-[100rem]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto_auto]">
      {/* On phones the reviews come first: what narrows them unfolds. */}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpened(!isOpen)}
        className="hidden min-h-11 items-center justify-between gap-2 rounded-picture border border-line bg-card px-3 text-left font-semibold text-small leading-tight max-sm:[@media(scripting:enabled)]:flex"
      >
        {t("filters")}
        <Icon
          name="chevronDown"
          className={`size-4 shrink-0 text-muted transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <Field label={t("sort")}>
        <Select
          name="sort"
          value={state.sort}
          onChange={({ target }) =>
            update({ sort: guestBookSorts.find((sort) => sort === target.value) ?? "newest" })
          }
          className={control}
          options={guestBookSorts.map((sort) => ({ value: sort, text: t(`sorts.${sort}`) }))}
        />
      </Field>
      <Field label={t("category")} className={`min-[24rem]:max-sm:col-span-2 ${folded}`}>
        <Select
          name="category"
          value={state.category ?? ""}
          onChange={({ target }) =>
            update({ category: destinationCategories.find((id) => id === target.value) ?? null })
          }
          className={control}
          options={destinationCategories.map((category) => ({
            value: category,
            text: words(category),
          }))}
        >
          <option value="">{t("any")}</option>
        </Select>
      </Field>
      <Field label={t("from")} className={folded}>
        <DayField
          name="date_from"
          value={state.date_from}
          onChange={(date_from) => update({ date_from })}
          className={control}
        />
      </Field>
      <Field label={t("to")} className={folded}>
        <DayField
          name="date_to"
          value={state.date_to}
          onChange={(date_to) => update({ date_to })}
          className={control}
        />
      </Field>
    </div>
  );
}

interface FieldProps {
  label: string;
  children: ReactNode;
  className?: string;
}

function Field({ label, children, className = "" }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={`block font-semibold text-small ${className}`}>
      <span className="mb-1 block">{label}</span>
      {children}
    </label>
  );
}

interface DayFieldProps {
  name: string;
  /** An ISO day, or null. */
  value: string | null;
  onChange: (day: string | null) => void;
  className: string;
}

/** The years of days that are still being typed, such as 0002, are not told. */
const wholeDay = /^(20\d\d-.*)?$/;

/** A day that may be typed digit by digit; a value from outside is shown as it comes. */
function DayField({ name, value, onChange, className }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // What was typed before the page had its script stays until something else is asked for.
    if (shown.current === value) return;
    shown.current = value;
    if (input.current) input.current.value = value ?? "";
  }, [value]);
  return (
    <input
      ref={input}
      type="date"
      name={name}
      defaultValue={value ?? ""}
      className={className}
      onChange={({ target }) => {
        if (wholeDay.test(target.value)) onChange(target.value || null);
      }}
    />
  );
}
