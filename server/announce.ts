const locales = ["EN", "DE", "FR", "ES", "IT", "PT"] as const;

/** Where to look, one line for each language. */
export function addresses(environment: Record<string, string | undefined>, port: number): string[] {
  return locales.map((locale) => {
    const local = locale === "EN" ? "localhost" : `${locale.toLowerCase()}.localhost`;
    const domain = environment[`DOMAIN_${locale}`] || local;
    const isLocal = /(^|\.)localhost$/.test(domain);
    return `  ${locale.toLowerCase()}  ${isLocal ? `http://${domain}:${port}` : `https://${domain}`}`;
  });
}
