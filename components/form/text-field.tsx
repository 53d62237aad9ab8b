import type { ComponentProps } from "react";
import { controlClass, describedBy, FieldFrame, type FieldWords, wordsApart } from "./field-frame";

type TextFieldProps = FieldWords & Omit<ComponentProps<"input">, "id">;

/** One line of text with its label; takes what react-hook-form's `register` gives. */
export function TextField({ className, ...props }: TextFieldProps) {
  const { words, control } = wordsApart(props);
  return (
    <FieldFrame {...words} className={className}>
      <input
        id={words.id}
        type="text"
        {...control}
        {...describedBy(words)}
        className={controlClass}
      />
    </FieldFrame>
  );
}
