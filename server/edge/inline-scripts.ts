import { createHash } from "node:crypto";
import { firstScript } from "../../lib/site/luggage/first-script";
import { earlyOfferScript } from "../../lib/site/offer/early-offer-script";
import { lateScript } from "../first-screen/late-script";
import { isFrameworkScript } from "./framework-script";

const element = /<script(\s[^>]*)?>([\s\S]*?)<\/script/gi;

const ours = new Set<string>([firstScript, earlyOfferScript, lateScript]);

/** The CSP hashes of the inline scripts in a finished document that are the framework's or ours. */
export function ownScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(element)) {
    if (content === "" || /\s(src|type)\s*=/i.test(attributes)) continue;
    if (ours.has(content) || isFrameworkScript(content))
      hashes.add(`sha256-${createHash("sha256").update(content).digest("base64")}`);
  }
  return [...hashes];
}
