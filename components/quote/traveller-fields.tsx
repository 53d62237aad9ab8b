import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { Stepper } from "@/components/form/stepper";
import type { StepProps } from "./quote-types";

const ages = Array.from({ length: 18 }, (_, age) => age);

/** Adults, and children by their age on the first day; nobody's date of birth is asked for. */
export function TravellerFields({ draft, change, idOf, errorOf }: StepProps) {
  const t = useTranslations("Quote.journey");
  const { adults, children } = draft;
  const setAge = (at: number, age: number | null) =>
    change({ children: children.map((before, index) => (index === at ? age : before)) });
  return (
    <div className="max-w-md space-y-4">
      <Stepper
        id={idOf("adults")}
        label={t("adults")}
        value={adults}
        least={1}
        most={40}
        onChange={(value) => change({ adults: value })}
      />
      <Stepper
        id={idOf("children")}
        label={t("children")}
        value={children.length}
        least={0}
        most={20}
        onChange={(count) =>
          change({ children: Array.from({ length: count }, (_, at) => children[at] ?? null) })
        }
      />
      {children.length > 0 && (
        <div>
          <p className="mb-3 text-muted text-small">{t("agesHint")}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            {children.map((age, at) => (
              <SelectField
                // Children have no name here: their place in the row is who they are.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                key={at}
                id={idOf(`children.${at}`)}
                label={t("childAge", { number: at + 1 })}
                error={errorOf(`children.${at}`)}
                value={age ?? ""}
                onChange={({ target }) =>
                  setAge(at, target.value === "" ? null : Number(target.value))
                }
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
      )}
    </div>
  );
}
