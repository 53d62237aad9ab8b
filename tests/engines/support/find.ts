export type Role =
  | "button"
  | "link"
  | "textbox"
  | "checkbox"
  | "radio"
  | "combobox"
  | "heading"
  | "region"
  | "article"
  | "status";

/**
 * The first element of a role that can be seen and has this name, or else one whose name has it as
 * a part. Runs in the page. What lies under an open sheet or dialog cannot be reached.
 */
export function find(role: Role, name: string): [Element, string] | null {
  const selectors: Record<Role, string> = {
    button: "button, summary, [role=button]",
    link: "a[href]",
    textbox: "input:not([type=checkbox], [type=radio]), textarea",
    checkbox: "input[type=checkbox]",
    radio: "input[type=radio]",
    combobox: "select",
    heading: "h1, h2, h3, h4",
    region: "section[aria-label], [role=region]",
    article: "article",
    status: "[role=status]",
  };
  const clean = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (each: Element) => {
    const labels = "labels" in each ? (each.labels as NodeListOf<Element> | null) : null;
    return (
      clean(each.getAttribute("aria-label")) ||
      clean(Array.from(labels ?? [], (label) => label.textContent).join(" ")) ||
      clean(each.textContent)
    );
  };
  const open = document.querySelectorAll("dialog:modal, :popover-open");
  const part = open.item(open.length - 1) ?? document;
  const seen = [...part.querySelectorAll(selectors[role])].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("[inert]"),
  );
  const wanted = clean(name);
  const found =
    seen.find((each) => nameOf(each) === wanted) ??
    seen.find((each) => nameOf(each).includes(wanted));
  if (!found) return null;
  // A box that is drawn by its label is ticked there.
  const isDrawn = found.getBoundingClientRect().width > 4;
  const touched = isDrawn ? found : (found.closest("label") ?? found);
  touched.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { x, y, width, height } = touched.getBoundingClientRect();
  return [touched, [x, y, width, height].map(Math.round).join()];
}
