import { locales } from "../lib/i18n/locales";
import { ownOrigins, type Settings } from "./settings";

/** Where to look, one line for each language. */
export function addresses(environment: Record<string, string | undefined>, port: number): string[] {
  const origins = ownOrigins(environment, port);
  return locales.map((locale, at) => `  ${locale}  ${origins[at]}`);
}

/** What the operator should know of how the site was started, a line for each. */
export function cautions(
  environment: Record<string, string | undefined>,
  { payments, isLocal, isEmbedded }: Pick<Settings, "payments" | "isLocal" | "isEmbedded">,
): string[] {
  if (!isEmbedded)
    return [
      "Every language is answered by an API of its own: no database is started, no mail is sent from here.",
    ];
  return [
    payments === "test" && "Payments are made with test money: no keys are set.",
    payments === "off" &&
      "Online payment is off, guests pay by bank transfer: PESAPAL_CONSUMER_KEY and PESAPAL_CONSUMER_SECRET turn it on.",
    !isLocal &&
      !environment.SMTP_URL &&
      "No mail is sent, each is only kept as a file: SMTP_URL names the server that sends them.",
  ].filter((line) => line !== false);
}
