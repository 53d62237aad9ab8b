/** The element at the very top of a page: it tells how far one is scrolled, and is the way back. */
export const pageTopId = "top";
