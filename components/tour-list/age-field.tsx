import { useTranslations } from "next-intl";
import { NumberField } from "./number-field";

interface AgeFieldProps {
  value: number | null;
  onChange: (age: number | null) => void;
}

/** The age of the youngest, for whom some journeys are not open. */
export function AgeField({ value, onChange }: AgeFieldProps) {
  const t = useTranslations("Filters");
  return (
    <>
      <NumberField
        name="age"
        label={t("age")}
        description={t("age")}
        value={value}
        onChange={onChange}
      />
      <p className="mt-2 text-muted text-note">{t("ageNote")}</p>
    </>
  );
}
