/**
 * Lets plain clicks on links within the site go by the router, without a reload. On the window, it
 * hears a click after everything on the page that may answer it otherwise. Returns how to stop.
 */
export function followLinks(push: (href: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const href = isPlain(event) ? innerHref(event.target) : undefined;
    if (href === undefined) return;
    event.preventDefault();
    push(href);
  };
  window.addEventListener("click", follow);
  return () => window.removeEventListener("click", follow);
}

function isPlain(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

/** The address of the page that a link of ours leads to; files and calls are not pages. */
function innerHref(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest("a");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return undefined;
  const href = link.getAttribute("href") ?? "";
  const isPage = /^\/(?!\/|api\/)/.test(href) && !/^[^?#]*\.\w+(?:[?#]|$)/.test(href);
  return isPage ? href : undefined;
}
