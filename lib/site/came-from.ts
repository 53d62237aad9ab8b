import type { CameFrom } from "../contract/came-from";
import { decodedPath } from "./decoded-path";

// On the window, since what runs before the page is another bundle than the page.
const key = Symbol.for("tembea.cameFrom");

/**
 * Notes from where somebody came to this tab: in its memory alone, which goes with the document. Nothing
 * is kept in the browser, so that there is nothing to be asked for.
 */
export function noteArrival(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  from: string,
) {
  const query = new URLSearchParams(search);
  const said = (name: string, most: number) => clean(query.get(name) ?? "", most);
  const arrival: CameFrom = {
    page: clean(decodedPath(pathname), 200),
    referrer: hostOf(from),
    source: said("utm_source", 60),
    medium: said("utm_medium", 60),
    campaign: said("utm_campaign", 80),
  };
  Reflect.set(globalThis, key, arrival);
}

/** From where somebody came to this tab; undefined where nobody noted it. */
export function cameFrom(): CameFrom | undefined {
  // Nothing else writes there.
  return Reflect.get(globalThis, key) as CameFrom | undefined;
}

/** Within what the contract takes: an odd address is no reason to refuse what somebody asks for. */
const clean = (text: string, most: number) =>
  text
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, most);

function hostOf(address: string): string {
  const host = URL.canParse(address) ? new URL(address).host.toLowerCase() : "";
  return /^[a-z0-9.:-]{1,80}$/.test(host) ? host : "";
}
