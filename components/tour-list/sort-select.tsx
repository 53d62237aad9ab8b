import { useTranslations } from "next-intl";
import { Select } from "../ui/select";
import { type FilterState, sorts } from "./filter-state";
import { panelId } from "./filter-toggle";

interface SortSelectProps {
  value: FilterState["sort"];
  onChange: (sort: FilterState["sort"]) => void;
}

export function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useTranslations("TourList");
  return (
    <label className="flex min-h-11 min-w-0 items-center gap-2.5 text-small">
      <span className="whitespace-nowrap text-muted max-sm:sr-only">{t("sort")}</span>
      <Select
        name="sort"
        form={panelId}
        value={value}
        onChange={(event) =>
          onChange(sorts.find((sort) => sort === event.target.value) ?? "popularity")
        }
        className="min-h-11 max-w-52 rounded-picture border border-line bg-card px-3 font-semibold"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </label>
  );
}
