import { z } from "zod";
import { type Locale, locales, usualDomain } from "./i18n/locales";

const host = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+$/, "is a host name without scheme or port");
const optionalUrl = z.url({ protocol: /^https?$/ }).optional();
/** The address of an API; `{locale}` in it stands for the language. */
const apiBase = z
  .string()
  .refine((base) => /^https?:\/\//.test(base) && URL.canParse(inLanguage(base, "en")), {
    error: "must be an address such as https://api.example.com or https://example.com/api/{locale}",
  })
  .optional();
const origins = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z
        .url({ protocol: /^https?$/, error: "takes origins such as https://media.example.com" })
        .refine((url) => new URL(url).origin === url.replace(/\/$/, ""), {
          error: "takes origins such as https://media.example.com, without a path",
        })
        .transform((url) => new URL(url).origin),
    ),
  );
const id = (shape: RegExp, example: string) =>
  z.string().regex(shape, `does not look like ${example}`).optional();

const upper = (locale: Locale) => locale.toUpperCase() as Uppercase<Locale>;

/** A setting that each language has: `DOMAIN_EN`, `DOMAIN_DE` … */
const perLanguage = <Name extends string, T>(name: Name, make: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [`${name}_${upper(locale)}`, make(locale)])) as Record<
    `${Name}_${Uppercase<Locale>}`,
    T
  >;

const EnvSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  PUBLIC_SCHEME: z.enum(["http", "https"]).optional(),
  ...perLanguage("DOMAIN", (locale) => host.default(usualDomain(locale))),
  DESK_HOST: host.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default(".data"),
  CONTENT_DIR: z.string().default("content"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Tembea <hello@tembea.example>"),
  OPERATOR_EMAIL: z.email().default("hello@tembea.example"),
  ...perLanguage("API_BASE_URL", () => apiBase),
  INCOMPLETE_PAGE_SECONDS: z.coerce.number().int().min(1).max(60).default(60),
  WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      "is whsec_ and at least 24 random bytes in base64, as `openssl rand -base64 32` makes them",
    )
    .optional(),
  ERROR_REPORT_URL: optionalUrl,
  ERROR_REPORT_TOKEN: z.string().optional(),
  RELEASE: z.string().max(100).optional(),
  PICTURE_ORIGINS: origins,
  // Set by the server, from a file beside the data, where nobody sets it.
  PICTURE_KEY: z.string().min(32).optional(),
  PESAPAL_CONSUMER_KEY: z.string().optional(),
  PESAPAL_CONSUMER_SECRET: z.string().optional(),
  PESAPAL_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://pay.pesapal.com/v3"),
  PESAPAL_PAGE_HOSTS: z.string().default(""),
  PAYMENT_SANDBOX_URL: optionalUrl,
  // Set by the server when it starts the sandbox: where this process reaches it, with its keys.
  PAYMENT_SANDBOX_INTERNAL: optionalUrl,
  // They become part of addresses on the vendors' hosts.
  META_PIXEL_ID: id(/^\d{10,20}$/, "1234567890123456"),
  CLARITY_ID: id(/^[a-z0-9]{6,20}$/, "k4x0c2ddvs"),
  TAWK_ID: id(/^[0-9a-f]{24}\/(default|[a-z0-9]{6,20})$/, "5f3c1a2bcc6a6a5947ad2e3f/1egh2ijkl"),
});

const pair = ["PESAPAL_CONSUMER_KEY", "PESAPAL_CONSUMER_SECRET"] as const;
const PairedEnvSchema = EnvSchema.superRefine((values, context) => {
  const missing = pair.filter((name) => values[name] === undefined);
  const [only] = missing;
  if (missing.length !== 1 || !only) return;
  const message = "is missing, while the other of the pair is set";
  context.addIssue({ code: "custom", path: [only], message });
});

function parseEnv() {
  const filled = Object.fromEntries(
    Object.entries(process.env).filter(([, value]) => value !== ""),
  );
  const parsed = PairedEnvSchema.safeParse(filled);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `${issue?.path.join(".")} in the environment: ${issue?.message}. See .env.example.`,
  );
}

/** The environment, read once when the process starts; a bad value stops the start. */
export const env = parseEnv();

const { DATABASE_URL, DATA_DIR, SMTP_URL, WEBHOOK_SECRET, PAYMENT_SANDBOX_INTERNAL, ...shown } =
  env;

/** The settings that pages may show something of: where one is another, no page of before holds. */
export const shownSettings: object = shown;

/** The host name that serves each language, without port. */
export const domains = Object.fromEntries(
  locales.map((locale) => [locale, env[`DOMAIN_${upper(locale)}`]]),
) as Record<Locale, string>;

/** The host name of the desk, which serves nothing else: that of the English domain with `desk.` before it. */
export const deskHost = env.DESK_HOST ?? `desk.${domains.en.replace(/^www\./, "")}`;

/** The external API of a language, or undefined when the embedded one answers. */
export function externalApiBase(locale: Locale): string | undefined {
  const base = env[`API_BASE_URL_${upper(locale)}`];
  return base && inLanguage(base, locale);
}

/** Whether any language is answered by the embedded API; if none is, there is no database. */
export const isEmbedded = locales.some((locale) => externalApiBase(locale) === undefined);

function inLanguage(base: string, locale: Locale): string {
  return base.replaceAll("{locale}", locale);
}
