import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { brand } from "@/lib/site/brand";
import type { EmailContent } from "../email-content";
import { operatorMailbox } from "../operator-mailbox";
import { invitationFacts, invitationLinks } from "../reward-email";
import type { WrittenEmail } from "../written-email";
import { leadFacts, visitorsWords } from "./lead-facts";
import { type LeadRow, leadKind, leadRow } from "./lead-row";
import { moderationLinks } from "./moderation-links";

/**
 * Tells the operator of something a visitor sent, in English, whatever language the visitor writes;
 * undefined where it was forgotten since.
 */
export async function newLeadEmail(reference: string): Promise<WrittenEmail | undefined> {
  const lead = await leadRow(reference);
  if (!lead) return undefined;
  const locale = LocaleSchema.parse(lead.locale);
  return {
    content: await contentOf(lead, locale),
    locale: "en",
    to: operatorMailbox(),
    replyTo: lead.email ? { name: lead.name, address: lead.email } : operatorMailbox(),
    domain: domains[locale],
  };
}

async function contentOf(lead: LeadRow, locale: Locale): Promise<EmailContent> {
  const t = translator("en");
  const phone = phoneOf(lead);
  const kind = leadKind(lead);
  return {
    subject: `${kind}: ${lead.name} (${locale}) ${lead.reference}`,
    paragraphs: [
      `A new ${kind} has arrived. ${
        lead.email
          ? `Answer this mail to write to ${lead.name}.`
          : "Whoever sent it has erased their account since and cannot be written to."
      }`,
    ],
    facts: [
      ...(await leadFacts(lead, "en")),
      [t("Email.fields.language"), t(`Vocabulary.language.${locale}`)],
      ...(await invitationFacts(lead.reference)),
    ],
    quotes: visitorsWords(lead),
    links: [
      ...(phone
        ? [
            { text: "WhatsApp", href: `https://wa.me/${phone.slice(1)}` },
            { text: "Call", href: `tel:${phone}` },
          ]
        : []),
      ...(kind === "review" ? await moderationLinks(lead.reference) : []),
      ...(await invitationLinks(lead.reference)),
    ],
    after: [],
    signature: [brand.name],
    footnote: `Sent by the site on ${domains[locale]}.`,
  };
}

function phoneOf(lead: LeadRow): string | undefined {
  const payload = lead.payload;
  const phone = typeof payload === "object" && payload && "phone" in payload ? payload.phone : "";
  return typeof phone === "string" && phone.startsWith("+") ? phone : undefined;
}
