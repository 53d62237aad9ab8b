const openMenus = "details[data-menu][open]";

/**
 * Closes the open menus of a header on Escape, on a press elsewhere, when the keyboard goes on and
 * when a link of theirs is followed. Escape also hides a panel that is open by pointing alone, until
 * the pointer leaves it. Returns how to stop.
 */
export function closeMenusOnLeave(header: HTMLElement): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const close = (except?: Node | null) => {
    for (const menu of header.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      if (!except || !holderOf(menu).contains(except)) menu.open = false;
    }
  };

  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      const open = header.querySelector<HTMLDetailsElement>(openMenus);
      if (open && holderOf(open).contains(document.activeElement)) {
        open.querySelector("summary")?.focus();
      }
      close();
      header.querySelector(".mega-item:hover")?.setAttribute("data-dismissed", "");
    },
    options,
  );
  document.addEventListener("pointerdown", ({ target }) => close(nodeOf(target)), options);
  header.addEventListener(
    "focusout",
    ({ relatedTarget }) => relatedTarget && close(nodeOf(relatedTarget)),
    options,
  );
  header.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link) return;
      close();
      link.closest(".mega-item")?.setAttribute("data-dismissed", "");
    },
    options,
  );
  for (const item of header.querySelectorAll(".mega-item")) {
    item.addEventListener("pointerenter", () => close(item), options);
    item.addEventListener("pointerleave", () => item.removeAttribute("data-dismissed"), options);
  }
  return () => stop.abort();
}

/** The panel of the navigation stands beside its details, both in one item. */
function holderOf(menu: HTMLDetailsElement): Element {
  return menu.closest(".mega-item") ?? menu;
}

function nodeOf(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : document.body;
}
