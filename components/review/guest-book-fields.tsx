import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { destinationCategories } from "@/lib/contract/destination-categories";
import { Select } from "../ui/select";
import { DayField } from "./day-field";
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
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[1.05fr_0.95fr_0.95fr_1.35fr]">
      <Field label={t("category")}>
        <Select
          name="category"
          value={state.category ?? ""}
          onChange={({ target }) =>
            update({ category: destinationCategories.find((id) => id === target.value) ?? null })
          }
          className={control}
        >
          <option value="">{t("any")}</option>
          {destinationCategories.map((category) => (
            <option key={category} value={category}>
              {words(category)}
            </option>
          ))}
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
        >
          {guestBookSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </Select>
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
