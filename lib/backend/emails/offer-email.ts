import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { variantOf } from "@/lib/contract/offer-document";
import { domains } from "@/lib/env";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translator";
import { brand } from "@/lib/site/brand";
import { deskOrigin } from "@/lib/site/domains";
import { offerMessages, offers } from "../db/offer-schema";
import { db } from "../db/pool";
import { staff } from "../db/staff-schema";
import { type OfferRow, offerLink } from "../offers/offer-key";
import { sentVersion } from "../offers/offer-versions";
import type { EmailContent } from "./email-content";
import { operatorMailbox } from "./operator-mailbox";
import type { WrittenEmail } from "./written-email";

/** An offer to its guest, from whoever sent it; undefined where it was withdrawn or forgotten since. */
export async function offerEmail(reference: string): Promise<WrittenEmail | undefined> {
  const [row] = await db()
    .select({ offer: offers, owner: staff.name })
    .from(offers)
    .innerJoin(staff, eq(staff.id, offers.owner))
    .where(eq(offers.reference, reference));
  const version = row && (await sentVersion(row.offer));
  if (!row || !version?.sent || row.offer.state !== "sent") return undefined;
  const { offer, owner } = row;
  const { sent } = version;
  const locale = LocaleSchema.parse(offer.locale);
  const t = translator(locale);
  const { title = "", letter = "" } = variantOf(sent)?.words[locale] ?? {};
  const versions = sent.variants.length;
  const day = (iso: string) => formatDay(iso, locale);
  const { starts, valid_until } = sent.draft;
  const dates = { starts: day(starts), ends: day(sent.ends), valid: day(valid_until) };
  const intro = t("OfferEmail.intro", { title, ...dates });
  return {
    ...toGuest(offer, locale),
    by: owner,
    content: {
      subject: t("OfferEmail.subject", { title, reference }),
      paragraphs: [
        // A letter greets by itself.
        ...(letter
          ? [...letter.split(/\n{2,}/), asSentence(intro, locale)]
          : [t("OfferEmail.hello", { name: offer.name }), intro]),
        ...(versions > 1 ? [t("OfferEmail.versions", { count: versions })] : []),
      ],
      action: { text: t("OfferEmail.open"), href: await offerLink(offer, locale) },
      facts: sent.variants.map(({ words, price }) => [
        words[locale]?.name || t("OfferEmail.price"),
        formatPayment(price.total_minor),
      ]),
      links: [],
      after: [t("OfferEmail.secret")],
      signature: [owner, brand.name, brand.phone],
      footnote: t("OfferEmail.footnote", { site: domains[locale] }),
    },
  };
}

/** What goes on behind a greeting as a sentence of its own. */
const asSentence = (text: string, locale: Locale) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** What every mail about an offer to its guest has. */
export const toGuest = (offer: OfferRow, locale: Locale) => ({
  locale,
  to: { name: offer.name, address: offer.email },
  replyTo: operatorMailbox(),
  domain: domains[locale],
  isPersonal: true,
});

/** What one of the two wrote about an offer, to the other; undefined where it was forgotten since. */
export async function offerMessageEmail(id: string): Promise<WrittenEmail | undefined> {
  const [row] = await db()
    .select({ message: offerMessages, offer: offers, author: staff.name })
    .from(offerMessages)
    .innerJoin(offers, eq(offers.reference, offerMessages.offer))
    .leftJoin(staff, eq(staff.id, offerMessages.author))
    .where(eq(offerMessages.id, Number(id)));
  if (!row?.offer.email) return undefined;
  const { message, offer, author } = row;
  const locale = LocaleSchema.parse(offer.locale);
  return author === null
    ? question(offer, message, locale)
    : {
        ...toGuest(offer, locale),
        by: author,
        content: await answer(offer, message, author, locale),
      };
}

type Message = typeof offerMessages.$inferSelect;

async function answer(
  offer: OfferRow,
  message: Message,
  author: string,
  locale: Locale,
): Promise<EmailContent> {
  const t = translator(locale);
  const { text, about } = message;
  return {
    subject: t("OfferEmail.answerSubject", { reference: offer.reference }),
    paragraphs: [
      t("OfferEmail.hello", { name: offer.name }),
      t("OfferEmail.answerIntro", { author }),
      ...(about ? [t("OfferEmail.about", { about })] : []),
      ...text.split(/\n{2,}/),
    ],
    action: { text: t("OfferEmail.answerOpen"), href: await offerLink(offer, locale) },
    facts: [],
    quotes: (await answered(message)).map(({ kind, text }) => ({
      title: t(kind === "wish" ? "Offer.wish.label" : "Offer.ask.label"),
      text,
    })),
    links: [],
    after: [],
    signature: [author, brand.name, brand.phone],
    footnote: t("OfferEmail.footnote", { site: domains[locale] }),
  };
}

/** What the guest wrote about the same thing since it was last answered. */
async function answered({ id, offer, subject }: Message): Promise<Message[]> {
  const same =
    subject === null ? isNull(offerMessages.subject) : eq(offerMessages.subject, subject);
  const before = await db()
    .select()
    .from(offerMessages)
    .where(and(eq(offerMessages.offer, offer), same, lt(offerMessages.id, id)))
    .orderBy(asc(offerMessages.id));
  const last = before.findLastIndex(({ author }) => author !== null);
  return before.slice(last + 1).filter(({ kind }) => kind !== "comment");
}

const asked = {
  question: "Question about",
  wish: "Wish for",
  comment: "Comment on",
};

function question(
  { reference, name, email }: OfferRow,
  { text, kind, name: reader, about }: Message,
  locale: Locale,
): WrittenEmail {
  return {
    content: {
      subject: `${asked[kind]} an offer: ${name} (${locale}) ${reference}`,
      paragraphs: [
        {
          question: `${name} asks about their offer. Answer at the desk, so that it stands on their page.`,
          wish: `${name} would like their offer a little different. Make it so, or answer at the desk.`,
          comment: `${reader}, who reads along with ${name}, says something about their offer.`,
        }[kind],
      ],
      facts: about ? [["About", about]] : [],
      quotes: [{ title: "In the guest’s words", text }],
      action: { text: "Answer at the desk", href: `${deskOrigin()}/offers/${reference}` },
      links: [],
      after: [],
      signature: [brand.name],
      footnote: `Sent by the site on ${domains[locale]}.`,
    },
    locale: "en",
    to: operatorMailbox(),
    replyTo: { name, address: email },
    domain: domains[locale],
  };
}
