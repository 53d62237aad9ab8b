/** Where the luggage lies between its arrival and the part of the site that unpacks it. */
export const luggageKey = "tembea-luggage";

/** Begins the luggage in the fragment of an address; what stands before it is the page's own. */
export const luggageMark = "~luggage=";

/** Letters; longer than the sixty favourites and both drafts of one visitor can be. */
export const mostLuggage = 8000;

/**
 * Runs before any part of the application: takes what another domain handed over out of the address,
 * so that nothing else reads or sends it, and lays it aside. What it is, is looked at later.
 */
export const firstScript = `(()=>{try{const h=location.hash,i=h.indexOf("${luggageMark}");if(i<0)return;const o=h.slice(0,i),l=h.slice(i+${luggageMark.length});history.replaceState(history.state,"",location.pathname+location.search+(o.length>1?o:""));if(l.length<=${mostLuggage})sessionStorage.setItem("${luggageKey}",l)}catch{}})()`;
