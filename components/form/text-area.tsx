import type { ComponentProps } from "react";
import { controlClass, describedBy, FieldFrame, type FieldWords } from "./field-frame";

type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, "id">;

/** Several lines of text with their label. */
export function TextArea({ id, label, hint, error, optional, className, ...area }: TextAreaProps) {
  const words = { id, label, hint, error, optional };
  return (
    <FieldFrame {...words} className={className}>
      <textarea
        id={id}
        rows={5}
        maxLength={4000}
        {...area}
        {...describedBy(words)}
        className={`${controlClass} field-sizing-content min-h-32`}
      />
    </FieldFrame>
  );
}
