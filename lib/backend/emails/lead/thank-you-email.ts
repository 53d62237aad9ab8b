import { LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { brand } from "@/lib/site/brand";
import { operatorMailbox } from "../operator-mailbox";
import type { WrittenEmail } from "../written-email";
import { leadFacts } from "./lead-facts";
import { leadKind, leadRow } from "./lead-row";

/**
 * Thanks a visitor for what they sent, in their language, and says what comes next; undefined where
 * nobody knows any more who it was.
 */
export async function thankYouEmail(reference: string): Promise<WrittenEmail | undefined> {
  const lead = await leadRow(reference);
  if (!lead?.email) return undefined;
  const locale = LocaleSchema.parse(lead.locale);
  const t = translator(locale);
  const kind = leadKind(lead);
  return {
    content: {
      subject: t(`Email.${kind}.subject`, { reference: lead.reference }),
      paragraphs: [t("Email.greeting", { name: lead.name }), t(`Email.${kind}.intro`)],
      facts: await leadFacts(lead, locale),
      links: [],
      after: [t(`Email.${kind}.next`)],
      signature: [t("Email.closing"), t("Email.team", { brand: brand.name }), brand.phone],
      footnote: t("Email.sentToYou", { site: domains[locale] }),
    },
    locale,
    to: { name: lead.name, address: lead.email },
    replyTo: operatorMailbox(),
    domain: domains[locale],
  };
}
