import { Select, type SelectProps } from "../ui/select";
import { controlClass, describedBy, FieldFrame, type FieldWords } from "./field-frame";

type SelectFieldProps = FieldWords & Omit<SelectProps, "id">;

/** A choice from a list. */
export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  ...select
}: SelectFieldProps) {
  const words = { id, label, hint, error, optional };
  return (
    <FieldFrame {...words} className={className}>
      <Select id={id} {...select} {...describedBy(words)} className={controlClass} />
    </FieldFrame>
  );
}
