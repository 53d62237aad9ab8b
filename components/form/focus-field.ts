/** Leads to the control of a field, in the middle of the screen. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView?.({ block: "center" });
}
