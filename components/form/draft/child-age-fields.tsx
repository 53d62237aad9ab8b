import type { useTranslations } from "next-intl";
import { SelectField } from "../select-field";

interface ChildAgeFieldsProps {
  /** Ages; null until one is chosen. */
  ages: (number | null)[];
  choices: readonly number[];
  onChange(ages: (number | null)[]): void;
  words: ReturnType<typeof useTranslations>;
  idOf(field: string): string;
  errorOf(field: string): string | undefined;
}

/** The age of each child on the first day; nobody's date of birth is asked for. */
export function ChildAgeFields(props: ChildAgeFieldsProps) {
  const { ages, choices, onChange, words, idOf, errorOf } = props;
  const setAge = (at: number, age: number | null) =>
    onChange(ages.map((before, index) => (index === at ? age : before)));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {ages.map((age, at) => (
        <SelectField
          // Children have no name here: their place in the row is who they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={at}
          id={idOf(`children.${at}`)}
          label={words("childAge", { number: at + 1 })}
          error={errorOf(`children.${at}`)}
          value={age ?? ""}
          onChange={({ target }) => setAge(at, target.value === "" ? null : Number(target.value))}
          options={choices.map((choice) => ({
            value: choice,
            text: words("age", { age: choice }),
          }))}
        >
          <option value="">{words("chooseAge")}</option>
        </SelectField>
      ))}
    </div>
  );
}
