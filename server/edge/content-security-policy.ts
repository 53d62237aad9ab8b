import { plainStyleHash } from "./plain-document";

/** Hosts that the operator adds to the policy, by what they serve. */
export interface PolicyHosts {
  script: readonly string[];
  style: readonly string[];
  font: readonly string[];
  media: readonly string[];
  image: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  form: readonly string[];
  /** In whose frames it may be shown: in nobody's, where nobody is named. */
  ancestor: readonly string[];
}

export const noHosts: PolicyHosts = {
  script: [],
  style: [],
  font: [],
  media: [],
  image: [],
  connect: [],
  frame: [],
  form: [],
  ancestor: [],
};

/** The policy of a document in which exactly the scripts, and beside files the styles, with these hashes count. */
export function documentPolicy(
  hosts: PolicyHosts,
  scriptHashes: readonly string[],
  styleHashes: readonly string[] = [],
): string {
  return policy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...hosts.script],
    // Elements from files alone; the attributes with which the framework sizes pictures have no selectors.
    "style-src": ["'self'", ...ownStyles(hosts, styleHashes), ...hosts.style],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...hosts.image],
    "font-src": ["'self'", ...hosts.font],
    "media-src": ["'self'", ...hosts.media],
    "connect-src": ["'self'", ...hosts.connect],
    "frame-src": hosts.frame.length > 0 ? hosts.frame : ["'none'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...hosts.form],
    "frame-ancestors": hosts.ancestor.length > 0 ? hosts.ancestor : ["'none'"],
  });
}

// A hash would take the meaning from 'unsafe-inline' where a service asks for that.
function ownStyles({ style }: PolicyHosts, hashes: readonly string[]): string[] {
  if (style.includes("'unsafe-inline'")) return [];
  return [plainStyleHash, ...hashes].map((hash) => `'${hash}'`);
}

/** While developing, the framework evaluates code and listens on a socket for changes. */
export function developmentPolicy(hosts: PolicyHosts): string {
  return documentPolicy(
    {
      ...hosts,
      script: ["'unsafe-inline'", "'unsafe-eval'", ...hosts.script],
      style: ["'unsafe-inline'", ...hosts.style],
      connect: ["ws:", "wss:", ...hosts.connect],
    },
    [],
  );
}

/** The policy of anything that is not a document: nothing in it may run or load. */
export const inertPolicy = policy({
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
});

/** The policy of a plain document, which has its style in itself. */
export const plainPolicy = policy({
  "default-src": ["'none'"],
  "style-src": [`'${plainStyleHash}'`],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
});

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
