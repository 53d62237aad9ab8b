import { LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { brand } from "@/lib/site/brand";
import { operatorMailbox } from "../operator-mailbox";
import type { WrittenMail } from "../written-email";
import { leadFacts } from "./lead-facts";
import { leadKind, leadRow } from "./lead-row";

/** Thanks a visitor for what they sent, in their language, and says what comes next. */
export async function thankYouEmail(reference: string): Promise<WrittenMail> {
  const lead = await leadRow(reference);
  const locale = LocaleSchema.parse(lead.locale);
  const t = translator(locale);
  const kind = leadKind(lead);
  return {
    content: {
      subject: t(`Mail.${kind}.subject`, { reference: lead.reference }),
      paragraphs: [t("Mail.greeting", { name: lead.name }), t(`Mail.${kind}.intro`)],
      facts: await leadFacts(lead, locale),
      links: [],
      after: [t(`Mail.${kind}.next`)],
      signature: [t("Mail.closing"), t("Mail.team", { brand: brand.name }), brand.phone],
      footnote: t("Mail.sent_to_you", { site: domains[locale] }),
    },
    locale,
    to: { name: lead.name, address: lead.email },
    replyTo: operatorMailbox(),
    domain: domains[locale],
  };
}
