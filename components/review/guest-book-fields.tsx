import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { destinationCategories } from "@/lib/contract/destination-categories";
import { Select } from "../ui/select";
import { type GuestBookState, guestBookSorts } from "./guest-book-state";

const control = "block min-h-11 w-full rounded-picture border border-line bg-card px-3 text-small";

interface GuestBookFieldsProps {
  state: GuestBookState;
  update: (patch: Partial<GuestBookState>) => void;
}

/** Category, period and order, as the guest book can be filtered. */
export function GuestBookFields({ state, update }: GuestBookFieldsProps) {
  const t = useTranslations("GuestBook");
  const words = useTranslations("Vocabulary.destination_category");
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-4 xl:grid-cols-[1.05fr_0.95fr_0.95fr_1.35fr]">
      <Field label={t("category")}>
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
      <Field label={t("from")}>
        <DayField
          name="date_from"
          value={state.date_from}
          onChange={(date_from) => update({ date_from })}
          className={control}
        />
      </Field>
      <Field label={t("to")}>
        <DayField
          name="date_to"
          value={state.date_to}
          onChange={(date_to) => update({ date_to })}
          className={control}
        />
      </Field>
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
    </div>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="block font-semibold text-small">
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
