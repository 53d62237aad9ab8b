import type { ComponentProps } from "react";
import { Icon } from "../ui/icons";
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
      <div className="relative">
        <select
          id={id}
          {...select}
          {...describedBy(words)}
          className={`${controlClass} appearance-none truncate pr-10`}
        >
          {children}
        </select>
        <Icon
          name="chevronDown"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  );
}
