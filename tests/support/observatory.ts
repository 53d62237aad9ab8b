import type { IncomingHttpHeaders } from "node:http";

const halfAYearSeconds = 15_768_000;
const enoughForExtras = 90;
const broad = new Set(["ftp:", "http:", "https:", "*", "http://*", "https://*"]);
const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * The score of an answer that came over HTTPS, by the rules of Mozilla's HTTP Observatory, version 4
 * (`src/grader/charts.js` and `src/analyzer/tests` in npm's @mdn/mdn-http-observatory 1.4.8). Left out is
 * what headers of one answer do not show: redirects from HTTP, cookies, preloading.
 */
export function observatoryScore(headers: IncomingHttpHeaders, html = ""): number {
  const policy = parsed(String(headers["content-security-policy"] ?? ""));
  const modifiers = [
    policyModifier(policy),
    frameModifier(policy, headers),
    isPrivate.test(String(headers["referrer-policy"])) ? 5 : -5,
    transportModifier(String(headers["strict-transport-security"] ?? "")),
    headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    resourceModifier(String(headers["cross-origin-resource-policy"] ?? "")),
    headers["access-control-allow-credentials"] === "true" ? -50 : 0,
    hasForeignScripts(html) ? -5 : 0,
  ];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const strict = sum(modifiers.filter((value) => value < 0));
  return strict >= enoughForExtras ? sum(modifiers) : strict;
}

type Policy = Map<string, string[]>;

function parsed(policy: string): Policy {
  const directives = policy.split(";").map((each) => each.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

function policyModifier(policy: Policy): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => {
    const sources = policy.get(name) ?? policy.get("default-src") ?? ["*"];
    const hasHash = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
    return sources.filter((source) => !hasHash || source !== "'unsafe-inline'");
  };
  const isLoose = (source: string) =>
    broad.has(source) || source === "'unsafe-inline'" || source === "data:";
  const [scripts, styles, objects] = [of("script-src"), of("style-src"), of("object-src")];
  if (scripts.some(isLoose) || objects.some((source) => broad.has(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some(isLoose)) return 0;
  const byDefault = policy.get("default-src");
  return byDefault?.length === 1 && byDefault[0] === "'none'" ? 10 : 5;
}

function frameModifier(policy: Policy, headers: IncomingHttpHeaders): number {
  const isFramed = !/^(deny|sameorigin)$/i.test(String(headers["x-frame-options"]));
  return !policy.has("frame-ancestors") && isFramed ? -20 : 5;
}

function transportModifier(header: string): number {
  const maxAge = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(maxAge)) return -20;
  return maxAge >= halfAYearSeconds ? 0 : -10;
}

function resourceModifier(header: string): number {
  if (header === "") return 0;
  if (/^same-(origin|site)$/.test(header)) return 10;
  return header === "cross-origin" ? 0 : -5;
}

function hasForeignScripts(html: string): boolean {
  return /<script[^>]+src="(https?:)?\/\//i.test(html);
}
