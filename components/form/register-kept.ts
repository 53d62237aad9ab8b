import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Registers a field with react-hook-form, which begins with its default value: what was typed before
 * the page had its script would be gone.
 */
export function registerKept<V extends FieldValues>(form: UseFormReturn<V>, name: Path<V>) {
  const field = form.register(name);
  return {
    ...field,
    ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => {
      const typed = element?.value ?? "";
      field.ref(element);
      if (typed !== "" && element?.value === "")
        form.setValue(name, typed as PathValue<V, Path<V>>);
    },
  };
}
