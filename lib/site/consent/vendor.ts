/** A service of others, as this site uses it. */
export interface Vendor {
  /** Sets up what its script looks for, and loads it. */
  start(id: string): void;
  /** Another page of the site is shown; a service without it needs no telling. */
  showPage?(): void;
  /** A page with somebody's own data is shown. */
  lookAway?(): void;
  /** The names of what it keeps in this browser under our domain. */
  keeps: RegExp;
}

/** Loads a script of another host, as the policy allows it: as an element, with nothing inline. */
export function loadScript(src: string, attributes: Record<string, string> = {}): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
}
