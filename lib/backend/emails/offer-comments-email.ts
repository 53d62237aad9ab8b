import { and, asc, eq, gte, lt } from "drizzle-orm";
import { LocaleSchema } from "@/lib/contract/locale";
import { listFormat } from "@/lib/i18n/formats";
import { translator } from "@/lib/i18n/translator";
import { offerMessages } from "../db/offer-schema";
import { db } from "../db/pool";
import { commentsTogetherMs } from "../offers/share-offer";
import { offerAndOwner, withLink } from "./offer-link-email";
import type { WrittenEmail } from "./written-email";

/**
 * What fellow travellers said of an offer within some minutes, to its guest; undefined where that was
 * forgotten since.
 */
export async function offerCommentsEmail(
  reference: string,
  until: string,
): Promise<WrittenEmail | undefined> {
  const found = await offerAndOwner(reference);
  if (!found?.offer.keyHash) return undefined;
  const end = new Date(until);
  const comments = await db()
    .select()
    .from(offerMessages)
    .where(
      and(
        eq(offerMessages.offer, reference),
        eq(offerMessages.kind, "comment"),
        gte(offerMessages.at, new Date(end.getTime() - commentsTogetherMs)),
        lt(offerMessages.at, end),
      ),
    )
    .orderBy(asc(offerMessages.id));
  if (comments.length === 0) return undefined;
  const locale = LocaleSchema.parse(found.offer.locale);
  const names = [...new Set(comments.flatMap(({ name }) => name ?? []))];
  const listed = listFormat(locale).format(names);
  const email = await withLink(found, (t, offer) => ({
    subject: t("OfferEmail.commentsSubject", { names: listed, count: names.length, reference }),
    paragraphs: [
      t("OfferEmail.hello", { name: offer.name }),
      t("OfferEmail.comments", { names: listed, count: names.length }),
    ],
    after: [],
  }));
  const t = translator(locale);
  const quotes = comments.map(({ name, about, text }) => ({
    title: [name, about].filter(Boolean).join(" · "),
    text,
  }));
  const action = email.content.action && {
    ...email.content.action,
    text: t("OfferEmail.commentsOpen"),
  };
  return { ...email, content: { ...email.content, quotes, action } };
}
