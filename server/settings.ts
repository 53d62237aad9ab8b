import { resolve } from "node:path";
import { z } from "zod";
import { type Locale, locales, usualDomain } from "../lib/i18n/locales";
import { parseNetwork } from "./edge/network";
import { serviceHosts } from "./edge/service-hosts";
import { StartError } from "./start-error";

const list = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

const networks = list.transform((entries, context) =>
  entries.flatMap((entry) => {
    const network = parseNetwork(entry);
    if (network) return [network];
    context.addIssue(`"${entry}" is not an address or a network such as 10.0.0.0/8`);
    return [];
  }),
);

// Anything else (a semicolon, 'unsafe-inline') would change the policy instead of adding a host to it.
const origins = list.pipe(
  z.array(
    z
      .string()
      .regex(
        /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i,
        "takes origins such as https://example.com",
      ),
  ),
);

const SettingsSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must look like postgresql://user:password@host/name",
    })
    .optional(),
  PAYMENT_SANDBOX_URL: z.url({ protocol: /^https?$/, error: "must be an address" }).optional(),
  TRUSTED_PROXIES: networks,
  EDGE_LIMIT: z
    .union([z.literal("off"), z.coerce.number().int().min(1)], {
      error: "must be off, or how many pages a minute are made for one visitor",
    })
    .default(300),
  CSP_SCRIPT_HOSTS: origins,
  // The detailed map is loaded from here, and only when a visitor asks for it.
  CSP_IMAGE_HOSTS: origins.prefault("https://tile.openstreetmap.org"),
  CSP_CONNECT_HOSTS: origins,
  CSP_FRAME_HOSTS: origins,
  CSP_FORM_HOSTS: origins,
});

export type Settings = ReturnType<typeof readSettings>;

/** What the process needs to know, from the environment; a bad value is one sentence that names it. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = SettingsSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${String(issue?.path[0])} in the environment: ${issue?.message}.`);
  }
  const values = parsed.data;
  const services = serviceHosts(given);
  return {
    port: values.PORT,
    // Without a domain of its own the site is being tried out on this machine alone.
    host: values.HOST ?? (hasOwnDomain(given) ? "0.0.0.0" : "127.0.0.1"),
    dataDir: resolve(values.DATA_DIR),
    dataDirIsDefault: given.DATA_DIR === undefined,
    databaseUrl: values.DATABASE_URL,
    // With every language answered elsewhere there is nothing to keep, and nothing is started for it.
    isEmbedded: locales.some((locale) => ofLanguage(given, "API_BASE_URL", locale) === undefined),
    showsPhotos: apiOrigins(given).length > 0,
    isLocal: !hasOwnDomain(given),
    payments: paymentsOf(given),
    paymentSandboxUrl: values.PAYMENT_SANDBOX_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    madePerMinute: values.EDGE_LIMIT === "off" ? undefined : values.EDGE_LIMIT,
    csp: {
      ...services,
      script: [...values.CSP_SCRIPT_HOSTS, ...services.script],
      image: [...values.CSP_IMAGE_HOSTS, ...apiOrigins(given), ...services.image],
      connect: [...values.CSP_CONNECT_HOSTS, ...services.connect],
      frame: [...values.CSP_FRAME_HOSTS, ...services.frame],
      // Whoever is signed in takes the session along to another language by a posted form.
      form: [...values.CSP_FORM_HOSTS, ...ownOrigins(given, values.PORT)],
    },
  };
}

/**
 * Who takes payments: the provider when there are its keys. Without them a sandbox takes test money
 * on this machine, or wherever its address is named; a site with domains of its own takes none.
 */
function paymentsOf(given: Record<string, string | undefined>): "real" | "test" | "off" {
  if (given.PESAPAL_CONSUMER_KEY) return "real";
  return given.PAYMENT_SANDBOX_URL || !hasOwnDomain(given) ? "test" : "off";
}

function hasOwnDomain(given: Record<string, string | undefined>): boolean {
  return locales.some((locale) => {
    const domain = ofLanguage(given, "DOMAIN", locale);
    return domain !== undefined && !/(^|\.)localhost$/i.test(domain);
  });
}

/** A setting that each language has, such as `DOMAIN_DE`. */
const ofLanguage = (given: Record<string, string | undefined>, name: string, locale: Locale) =>
  given[`${name}_${locale.toUpperCase()}`] || undefined;

/** The site's own addresses, one for each language, in the order of the languages. */
export function ownOrigins(given: Record<string, string | undefined>, port: number): string[] {
  return locales.map((locale) => {
    const domain = ofLanguage(given, "DOMAIN", locale) ?? usualDomain(locale);
    const isLocal = /(^|\.)localhost$/.test(domain);
    const scheme = given.PUBLIC_SCHEME ?? (isLocal ? "http" : "https");
    return `${scheme}://${domain}${isLocal ? `:${port}` : ""}`;
  });
}

/** Where pictures that an external API names may be, for those that are not made smaller here. */
function apiOrigins(given: Record<string, string | undefined>): string[] {
  const bases = locales.map((locale) =>
    ofLanguage(given, "API_BASE_URL", locale)?.replaceAll("{locale}", locale),
  );
  return [
    ...new Set(bases.flatMap((base) => (base && URL.canParse(base) ? [new URL(base).origin] : []))),
  ];
}
