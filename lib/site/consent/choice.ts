import Cookies from "js-cookie";
import type { Translation } from "vanilla-cookieconsent";
import { acceptCategory, getUserPreferences, run, validConsent } from "vanilla-cookieconsent";
import { choiceName, type Purpose, purposes, purposesOf, type ServiceIds } from "./purposes";
import { vendors } from "./vendors";
import { forgetVisitedPages } from "./visited-pages";

/** Raised when the words of the question change in a way that matters: everybody is asked again. */
const wordsVersion = 2;
const keptDays = 182;

/**
 * Reads the choice that was made in this browser; it is kept in local storage with its time and
 * version, for six months.
 * @param onAgreed hears what is agreed to, now and whenever it changes
 * @returns whether there is a choice that still counts
 */
export async function openChoice(
  ids: ServiceIds,
  onAgreed: (agreed: Purpose[]) => void,
): Promise<boolean> {
  await run({
    revision: revisionOf(ids),
    cookie: { name: choiceName, useLocalStorage: true, expiresAfterDays: keptDays },
    categories: Object.fromEntries(purposesOf(ids).map((purpose) => [purpose, {}])),
    // The question and the settings are our own, so it has no words and shows nothing.
    language: { default: "none", translations: { none: {} as Translation } },
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    onConsent: () => onAgreed(agreedPurposes()),
    onChange: ({ changedCategories }) => {
      const agreed = agreedPurposes();
      const withdrawn = changedCategories.some((changed) => !agreed.some((is) => is === changed));
      if (!withdrawn) return onAgreed(agreed);
      forgetOthers(agreed);
      window.location.reload();
    },
  });
  // What ran out, or was written while the page was being left.
  forgetOthers(agreedPurposes());
  return validConsent();
}

/** Keeps what was decided: these purposes and no others. */
export function decide(agreed: readonly Purpose[]): void {
  acceptCategory([...agreed]);
}

/** What is agreed to; nothing as long as there is no choice. */
export function agreedPurposes(): Purpose[] {
  const { acceptedCategories } = getUserPreferences();
  return validConsent() ? purposes.filter((each) => acceptedCategories.includes(each)) : [];
}

function forgetOthers(agreed: readonly Purpose[]): void {
  for (const purpose of purposes)
    if (!agreed.includes(purpose)) forgetTraces(vendors[purpose].keeps);
  if (!agreed.includes("measurement")) forgetVisitedPages();
}

/** Another number for every other set of services: what was agreed to for some is not for more. */
function revisionOf(ids: ServiceIds): number {
  const set = purposes.reduce(
    (bits, each, at) => bits + (ids[each] === undefined ? 0 : 2 ** at),
    0,
  );
  return wordsVersion * 2 ** purposes.length + set;
}

/** Removes what a service kept in this browser: cookies of this host and those above it, and storage. */
function forgetTraces(names: RegExp): void {
  for (const name of Object.keys(Cookies.get()).filter((each) => names.test(each))) {
    Cookies.remove(name);
    // A cookie is removed only under the domain it was set for, which nobody tells.
    for (const domain of domainsOf(window.location.hostname)) Cookies.remove(name, { domain });
  }
  forgetIn("localStorage", names);
  forgetIn("sessionStorage", names);
}

/** `www.de.example.com` and every domain above it. */
function domainsOf(host: string): string[] {
  const labels = host.split(".");
  return labels.map((_, at) => labels.slice(at).join("."));
}

function forgetIn(storage: "localStorage" | "sessionStorage", names: RegExp): void {
  try {
    const kept = window[storage];
    for (const key of Object.keys(kept)) if (names.test(key)) kept.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
