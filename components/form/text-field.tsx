import type { ComponentProps } from "react";
import { controlClass, describedBy, FieldFrame, type FieldWords } from "./field-frame";

type TextFieldProps = FieldWords & Omit<ComponentProps<"input">, "id">;

/** One line of text with its label; takes what react-hook-form's `register` gives. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: TextFieldProps) {
  const words = { id, label, hint, error, optional };
  return (
    <FieldFrame {...words} className={className}>
      <input id={id} type="text" {...input} {...describedBy(words)} className={controlClass} />
    </FieldFrame>
  );
}
