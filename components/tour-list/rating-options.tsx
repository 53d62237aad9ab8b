import { useTranslations } from "next-intl";
import type { FinderViewProps } from "./finder-props";
import { useFilterNames } from "./use-filter-names";

type RatingOptionsProps = Pick<FinderViewProps, "state" | "options" | "update">;

const steps = [4.5, 4, 3] as const;

/** The least average that guests gave. */
export function RatingOptions({ state, options, update }: RatingOptionsProps) {
  const t = useTranslations("Filters");
  const { ratingName } = useFilterNames(options);
  const choices = [
    { value: null, name: t("anyRating") },
    ...steps.map((value) => ({ value, name: ratingName(value) })),
  ];
  return (
    <ul>
      {choices.map(({ value, name }) => (
        <li key={name}>
          <label className="flex min-h-11 items-center gap-3 text-small pointer-fine:min-h-9">
            <input
              type="radio"
              name="rating_min"
              value={value ?? ""}
              checked={state.rating_min === value}
              onChange={() => update({ rating_min: value })}
              className="size-4.5 shrink-0 accent-terracotta"
            />
            {name}
          </label>
        </li>
      ))}
    </ul>
  );
}
