/** A time that no two documents of a window have in common. */
const thisDocument = () => window.performance.timeOrigin;

/**
 * Marks a step of the history that a page made by itself, without the server. The framework keeps
 * with it which page it is of: the plain one, though the server has another for that address.
 */
export const ownStep = () => ({ madeIn: thisDocument() });

/**
 * Goes back to a page's own steps only in the document that made them. A later one, after a reload,
 * would ask the server for a page it does not have there; it is loaded anew instead.
 */
export function watchOwnSteps(): void {
  const { state } = window.history;
  // This document was made for the address it is at.
  if (state?.madeIn) window.history.replaceState({ ...state, ...ownStep() }, "");
  window.addEventListener("popstate", (event) => {
    const madeIn = event.state?.madeIn;
    if (madeIn === undefined || madeIn === thisDocument()) return;
    event.stopImmediatePropagation();
    window.location.reload();
  });
}
