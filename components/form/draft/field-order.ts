/** Why a field is wrong, by its path (`children.0`): keys of the messages `FieldErrors`. */
export type Wrong = Record<string, string>;

/** The field that a path such as `children.0` belongs to. */
export const rootOf = (field: string) => field.split(".", 1)[0] ?? "";

/** The paths in the order in which a form asks for them; what it does not ask for comes last. */
export function inOrder(fields: readonly string[], order: readonly string[]): string[] {
  const at = (field: string) => {
    const root = order.indexOf(rootOf(field));
    return (root < 0 ? order.length : root) + (Number(field.split(".")[1]) || 0) / 100;
  };
  return [...fields].sort((a, b) => at(a) - at(b));
}
