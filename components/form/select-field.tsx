import type { ComponentProps } from "react";
import { Select } from "../ui/select";
import { controlClass, describedBy, FieldFrame, type FieldWords } from "./field-frame";

type SelectFieldProps = FieldWords & Omit<ComponentProps<"select">, "id">;

/** A choice from a list; its options come as children. */
export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
  ...select
}: SelectFieldProps) {
  const words = { id, label, hint, error, optional };
  return (
    <FieldFrame {...words} className={className}>
      <Select id={id} {...select} {...describedBy(words)} className={controlClass}>
        {children}
      </Select>
    </FieldFrame>
  );
}
