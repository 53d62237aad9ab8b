import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { PartProps } from "./part-props";

const adultAge = 18;

/** The age of each child on the first day; nobody's date of birth is asked for. */
export function ChildAges({ draft, booked, change, idOf, errorOf }: PartProps) {
  const t = useTranslations("Booking.party");
  const { min_age: least } = booked.tour;
  const ages = Array.from({ length: adultAge - least }, (_, index) => least + index);
  const setAge = (at: number, age: number | null) =>
    change({ children: draft.children.map((known, index) => (index === at ? age : known)) });
  return (
    <div>
      <p className="mb-3 text-muted text-small">
        {t("agesHint")} {least > 0 && t("minAge", { age: least })}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {draft.children.map((age, at) => (
          <SelectField
            // Children have no name here: their place in the row is who they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={at}
            id={idOf(`children.${at}`)}
            label={t("childAge", { number: at + 1 })}
            error={errorOf(`children.${at}`)}
            value={age ?? ""}
            onChange={({ target }) => setAge(at, target.value === "" ? null : Number(target.value))}
          >
            <option value="">{t("chooseAge")}</option>
            {ages.map((choice) => (
              <option key={choice} value={choice}>
                {t("age", { age: choice })}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </div>
  );
}
