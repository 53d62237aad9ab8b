import { noHosts, type PolicyHosts } from "./content-security-policy";

/** What each service needs, by the variable that switches it on. */
const hostsOf = {
  META_PIXEL_ID: {
    ...noHosts,
    script: ["https://connect.facebook.net"],
    image: ["https://www.facebook.com"],
    connect: ["https://www.facebook.com", "https://connect.facebook.net"],
  },
  // https://learn.microsoft.com/clarity/setup-and-installation/clarity-csp
  CLARITY_ID: {
    ...noHosts,
    script: ["https://*.clarity.ms"],
    image: ["https://*.clarity.ms", "https://c.bing.com"],
    connect: ["https://*.clarity.ms", "https://c.bing.com"],
  },
  // Its window is a frame without an address, which takes the policy of the page.
  TAWK_ID: {
    ...noHosts,
    script: ["https://*.tawk.to"],
    // Its window writes style elements.
    style: ["'unsafe-inline'", "https://*.tawk.to"],
    font: ["https://*.tawk.to"],
    media: ["https://*.tawk.to"],
    image: ["https://*.tawk.to"],
    connect: ["https://*.tawk.to", "wss://*.tawk.to"],
    frame: ["https://*.tawk.to"],
  },
} as const satisfies Record<string, PolicyHosts>;

const variables = ["META_PIXEL_ID", "CLARITY_ID", "TAWK_ID"] as const;
const kinds = ["script", "style", "font", "media", "image", "connect", "frame", "form"] as const;

/** The hosts of the services that are switched on, by what they serve. */
export function serviceHosts(given: Record<string, string | undefined>): PolicyHosts {
  const added = variables.flatMap((name) => (given[name] === undefined ? [] : [hostsOf[name]]));
  const listed = kinds.map((kind) => [kind, added.flatMap((hosts) => hosts[kind])] as const);
  return { ...noHosts, ...Object.fromEntries(listed) };
}
