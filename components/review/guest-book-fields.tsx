import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { destinationCategories } from "@/lib/contract/destination-categories";

const control =
  "mt-1 block min-h-11 w-full rounded-picture border border-line bg-card px-3 text-small";
const sorts = ["newest", "oldest", "highest", "lowest"] as const;

/** Category, period and order, as the guest book can be filtered. */
export function GuestBookFields() {
  const t = useTranslations("GuestBook");
  const words = useTranslations("Vocabulary.destination_category");
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Field label={t("category")}>
        <select name="category" defaultValue="" className={control}>
          <option value="">{t("any")}</option>
          {destinationCategories.map((category) => (
            <option key={category} value={category}>
              {words(category)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t("from")}>
        <input type="date" name="date_from" className={control} />
      </Field>
      <Field label={t("to")}>
        <input type="date" name="date_to" className={control} />
      </Field>
      <Field label={t("sort")}>
        <select name="sort" defaultValue="newest" className={control}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="block font-semibold text-small">
      {label}
      {children}
    </label>
  );
}
