import { eq } from "drizzle-orm";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { brand } from "@/lib/site/brand";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { type AccountRequest, newLinkSecret, type Purpose } from "../accounts/links";
import { accountRequests } from "../db/account-schema";
import { db } from "../db/pool";
import type { EmailContent } from "./email-content";
import { operatorMailbox } from "./operator-mailbox";
import type { WrittenEmail } from "./written-email";

/** The mail of a request about an account, or undefined when it is used or gone by now. */
export async function accountRequestEmail(reference: string): Promise<WrittenEmail | undefined> {
  const [request] = await db()
    .select()
    .from(accountRequests)
    .where(eq(accountRequests.reference, reference));
  if (!request || request.usedAt) return undefined;
  const locale = LocaleSchema.parse(request.locale);
  return {
    content: await contentOf(request, locale),
    locale,
    to: { name: "", address: request.email },
    replyTo: operatorMailbox(),
    domain: domains[locale],
  };
}

async function contentOf(request: AccountRequest, locale: Locale): Promise<EmailContent> {
  const t = translator(locale);
  const purpose = purposeOf(request);
  return {
    subject: t(`AccountEmail.${purpose}.subject`, { brand: brand.name }),
    paragraphs: [t("AccountEmail.greeting"), t(`AccountEmail.${purpose}.text`)],
    facts: [],
    links: [
      { text: t(`AccountEmail.${purpose}.link`), href: await href(request, purpose, locale) },
    ],
    after: [t(`AccountEmail.${purpose}.after`)],
    signature: [t("Email.closing"), t("Email.team", { brand: brand.name }), brand.phone],
    footnote: t("AccountEmail.footnote", { reference: request.reference }),
  };
}

/** A secret stands behind the `#`, which browsers send to no server. */
async function href(request: AccountRequest, purpose: Purpose, locale: Locale): Promise<string> {
  switch (purpose) {
    case "verify":
      return absoluteUrl(
        locale,
        `${routes.login}#${await newLinkSecret(request.reference, purpose)}`,
      );
    case "reset":
      return absoluteUrl(
        locale,
        `${routes.resetPassword}#${await newLinkSecret(request.reference, purpose)}`,
      );
    case "known":
      return absoluteUrl(locale, routes.login);
    default:
      return absoluteUrl(locale, routes.signup);
  }
}

function purposeOf(request: AccountRequest): Purpose {
  const purposes: Purpose[] = ["verify", "reset", "known", "unknown"];
  const purpose = purposes.find((each) => each === request.purpose);
  if (!purpose) throw new Error(`${request.purpose} is no purpose of a link`);
  return purpose;
}
