import { Select, type SelectProps } from "../ui/select";
import { controlClass, describedBy, FieldFrame, type FieldWords, wordsApart } from "./field-frame";

type SelectFieldProps = FieldWords & Omit<SelectProps, "id">;

/** A choice from a list. */
export function SelectField({ className, ...props }: SelectFieldProps) {
  const { words, control } = wordsApart(props);
  return (
    <FieldFrame {...words} className={className}>
      <Select id={words.id} {...control} {...describedBy(words)} className={controlClass} />
    </FieldFrame>
  );
}
