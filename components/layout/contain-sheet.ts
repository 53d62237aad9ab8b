/**
 * Keeps the focus in a popover that covers the page: what is around it is inert while it is open,
 * and it closes when a link of it is followed. Returns how to stop.
 */
export function containSheet(sheet: HTMLElement): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let inert: Element[] = [];
  const release = () => {
    for (const element of inert) element.removeAttribute("inert");
    inert = [];
  };

  sheet.addEventListener(
    "beforetoggle",
    (event) => {
      release();
      if (event.newState !== "open") return;
      inert = around(sheet).filter((element) => !element.hasAttribute("inert"));
      for (const element of inert) element.setAttribute("inert", "");
    },
    options,
  );
  sheet.addEventListener(
    "toggle",
    (event) => {
      if (event.newState === "open") sheet.querySelector("button")?.focus();
    },
    options,
  );
  sheet.addEventListener(
    "click",
    ({ target }) => {
      const isLink = target instanceof Element && target.closest("a") !== null;
      if (isLink && sheet.matches(":popover-open")) sheet.hidePopover();
    },
    options,
  );
  return () => {
    stop.abort();
    release();
  };
}

/** Everything of the page that is neither in an element nor around it. */
function around(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((each) => each !== element);
  return [...siblings, ...around(parent)];
}
