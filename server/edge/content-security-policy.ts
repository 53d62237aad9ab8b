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
};

/** The policy of a document in which exactly the scripts with these hashes run. */
export function documentPolicy(hosts: PolicyHosts, scriptHashes: readonly string[]): string {
  return policy({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...hosts.script],
    "style-src": ["'self'", "'unsafe-inline'", ...hosts.style],
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
    "frame-ancestors": ["'none'"],
  });
}

/** While developing, the framework evaluates code and listens on a socket for changes. */
export function developmentPolicy(hosts: PolicyHosts): string {
  return documentPolicy(
    {
      ...hosts,
      script: ["'unsafe-inline'", "'unsafe-eval'", ...hosts.script],
      connect: ["ws:", "wss:", ...hosts.connect],
    },
    [],
  );
}

/** The policy of anything that is not a document: nothing in it may run or load. */
export const inertPolicy = policy({
  "default-src": ["'none'"],
  "style-src": ["'unsafe-inline'"],
  "frame-ancestors": ["'none'"],
});

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
