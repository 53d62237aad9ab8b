/**
 * Closes the open menus of a header on Escape, on a press elsewhere, when the keyboard goes on and
 * when a link of theirs is followed. Escape and a followed link also hide a panel that is open by
 * pointing alone, until the pointer leaves it. Returns how to stop.
 */
export function closeMenusOnLeave(header: HTMLElement): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const open = () =>
    [...header.querySelectorAll<HTMLDetailsElement>("details[open]")].filter(
      // In the sheet of phones they unfold the list, and stay as they are left.
      (menu) => !menu.closest(":popover-open"),
    );
  const close = (except?: Node) => {
    for (const menu of open()) if (!except || !holderOf(menu).contains(except)) menu.open = false;
  };

  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      for (const menu of open()) {
        if (holderOf(menu).contains(document.activeElement)) menu.querySelector("summary")?.focus();
      }
      close();
      header.querySelector(".nav-item:hover")?.setAttribute("data-dismissed", "");
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
      link.closest(".nav-item")?.setAttribute("data-dismissed", "");
    },
    options,
  );
  for (const item of header.querySelectorAll(".nav-item")) {
    item.addEventListener("pointerenter", () => close(item), options);
    item.addEventListener("pointerleave", () => item.removeAttribute("data-dismissed"), options);
  }
  return () => stop.abort();
}

/** The panel of the navigation stands beside its details, both in one item. */
function holderOf(menu: HTMLDetailsElement): Element {
  return menu.closest(".nav-item") ?? menu;
}

function nodeOf(target: EventTarget | null): Node {
  return target instanceof Node ? target : document.body;
}
