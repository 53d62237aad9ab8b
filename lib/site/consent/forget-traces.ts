import Cookies from "js-cookie";

/** Removes what a service kept in this browser: cookies of this host and those above it, and storage. */
export function forgetTraces(names: RegExp): void {
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
