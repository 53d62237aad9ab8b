/**
 * Lets plain clicks on links within the site go by the router, without a reload. On the window, it
 * hears a click after everything on the page that may answer it otherwise. Returns how to stop.
 */
export function followLinks(push: (href: string, link: Element) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = isPlain(event) && event.target instanceof Element && event.target.closest("a");
    const href = link && innerHref(link);
    if (!link || !href) return;
    event.preventDefault();
    push(href, link);
  };
  window.addEventListener("click", follow);
  return () => window.removeEventListener("click", follow);
}

function isPlain(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

/** The address of the page that a link of ours leads to; files and calls are not pages. */
function innerHref(link: HTMLAnchorElement): string | undefined {
  if (link.target || link.download) return undefined;
  const href = link.getAttribute("href") ?? "";
  const isPage = /^\/(?!\/|api\/)/.test(href) && !/^[^?#]*\.\w+(?:[?#]|$)/.test(href);
  return isPage ? href : undefined;
}
