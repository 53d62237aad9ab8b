/** What a way between two pages is called on which a picture comes along. */
export const withPicture = "picture";

/**
 * Lets the picture of the card in which a link is come along to the page behind it, where it becomes
 * the element with `data-arrives` (`travelling-picture.css`). Says what the way is called.
 */
export function takePicture(link: Element): string[] {
  const picture = link.closest("article")?.querySelector<HTMLElement>("img");
  if (!picture || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
  // Of two with one name none would travel.
  for (const other of document.querySelectorAll("[data-travels], [data-arrives]")) {
    other.removeAttribute("data-travels");
    other.removeAttribute("data-arrives");
  }
  picture.dataset.travels = "";
  return [withPicture];
}
