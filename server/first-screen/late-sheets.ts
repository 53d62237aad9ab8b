/**
 * Runs at the end of a document's head. Its style sheets, of which it has the part that it needs, come
 * into effect all at once, when the last of them is there.
 */
export const lateSheets = `(()=>{let l=[...document.querySelectorAll("link[data-late]")],n=l.length,a=()=>{--n||l.forEach(e=>e.media="all")};l.forEach(e=>{e.sheet?a():e.onload=e.onerror=a})})()`;
