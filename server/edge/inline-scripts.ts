import { createHash } from "node:crypto";
import { isFrameworkScript } from "./framework-script";

const element = /<script(\s[^>]*)?>([\s\S]*?)<\/script/gi;

/** The CSP hashes of the framework's own inline scripts in a finished document. */
export function frameworkScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(element)) {
    if (content === "" || /\s(src|type)\s*=/i.test(attributes)) continue;
    if (isFrameworkScript(content))
      hashes.add(`sha256-${createHash("sha256").update(content).digest("base64")}`);
  }
  return [...hashes];
}
