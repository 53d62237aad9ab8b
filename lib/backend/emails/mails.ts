import { eq } from "drizzle-orm";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { domains, env } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { brand } from "@/lib/site/brand";
import { db } from "../db/pool";
import { leads } from "../db/schema";
import type { MailJob } from "../requests/outbox";
import { accountLetter } from "./account-mail";
import { bookingMail } from "./booking-mail-writer";
import { type LeadKind, leadFacts, visitorsWords } from "./lead-facts";
import type { Letter } from "./letter";
import { moderationLinks } from "./moderation-links";
import { invitationFacts, invitationLinks, rewardLetter } from "./reward-mail";
import type { WrittenMail } from "./written-mail";

// The operator reads English, whatever language the visitor writes.
const operatorLocale: Locale = "en";

/** Writes a mail when it is sent, from the row it is about; undefined when it is not wanted any more. */
export async function writeMail(job: MailJob): Promise<WrittenMail | undefined> {
  switch (job.kind) {
    case "account":
      return accountMail(job.reference);
    case "booking-to-guest":
    case "booking-to-operator":
      return bookingMail(job);
    case "reward-to-operator":
      return rewardMail(job.reference);
    default:
      return leadMail(job.kind, job.reference);
  }
}

async function accountMail(reference: string): Promise<WrittenMail | undefined> {
  const written = await accountLetter(reference);
  if (!written) return undefined;
  const { letter, locale, email } = written;
  return {
    letter,
    locale,
    to: { name: "", address: email },
    replyTo: theDesk(),
    domain: domains[locale],
  };
}

async function rewardMail(quote: string): Promise<WrittenMail | undefined> {
  const written = await rewardLetter(quote);
  if (!written) return undefined;
  const { letter, inviter } = written;
  return { letter, locale: operatorLocale, to: theDesk(), replyTo: inviter, domain: domains.en };
}

const theDesk = () => ({ name: brand.name, address: env.OPERATOR_EMAIL });

async function leadMail(
  kind: "lead-to-visitor" | "lead-to-operator",
  reference: string,
): Promise<WrittenMail> {
  const [lead] = await db().select().from(leads).where(eq(leads.reference, reference));
  if (!lead) throw new Error(`there is no lead ${reference}`);
  const locale = LocaleSchema.parse(lead.locale);
  const visitor = { name: lead.name, address: lead.email };
  return kind === "lead-to-visitor"
    ? {
        letter: await toVisitor(lead, locale),
        locale,
        to: visitor,
        replyTo: theDesk(),
        domain: domains[locale],
      }
    : {
        letter: await toOperator(lead, locale),
        locale: operatorLocale,
        to: theDesk(),
        replyTo: visitor,
        domain: domains[locale],
      };
}

type Lead = typeof leads.$inferSelect;

async function toVisitor(lead: Lead, locale: Locale): Promise<Letter> {
  const t = translator(locale);
  const kind = leadKind(lead);
  return {
    subject: t(`Mail.${kind}.subject`, { reference: lead.reference }),
    paragraphs: [t("Mail.greeting", { name: lead.name }), t(`Mail.${kind}.intro`)],
    facts: await leadFacts(lead, locale),
    links: [],
    after: [t(`Mail.${kind}.next`)],
    signature: [t("Mail.closing"), t("Mail.team", { brand: brand.name }), brand.phone],
    footnote: t("Mail.sent_to_you", { site: domains[locale] }),
  };
}

async function toOperator(lead: Lead, locale: Locale): Promise<Letter> {
  const t = translator(operatorLocale);
  const phone = phoneOf(lead);
  const kind = leadKind(lead);
  return {
    subject: `${kind}: ${lead.name} (${locale}) ${lead.reference}`,
    paragraphs: [`A new ${kind} has arrived. Answer this mail to write to ${lead.name}.`],
    facts: [
      ...(await leadFacts(lead, operatorLocale)),
      [t("Mail.fields.language"), t(`Vocabulary.language.${locale}`)],
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

function leadKind(lead: Lead): LeadKind {
  const kinds: LeadKind[] = ["quote", "contact", "enquiry", "review"];
  const kind = kinds.find((each) => each === lead.kind);
  if (!kind) throw new Error(`${lead.kind} is no kind of lead`);
  return kind;
}

function phoneOf(lead: Lead): string | undefined {
  const payload = lead.payload;
  const phone = typeof payload === "object" && payload && "phone" in payload ? payload.phone : "";
  return typeof phone === "string" && phone.startsWith("+") ? phone : undefined;
}
