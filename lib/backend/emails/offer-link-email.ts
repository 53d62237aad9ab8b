import { eq } from "drizzle-orm";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { formatDay } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translator";
import { brand } from "@/lib/site/brand";
import { offers } from "../db/offer-schema";
import { db } from "../db/pool";
import { staff } from "../db/staff-schema";
import { type OfferRow, offerLink } from "../offers/offer-key";
import { stateOf } from "../offers/offer-versions";
import { toGuest } from "./offer-email";
import type { WrittenEmail } from "./written-email";

/** The newest link of an offer, to its guest; undefined where it was forgotten since. */
export async function offerLinkEmail(reference: string): Promise<WrittenEmail | undefined> {
  const found = await offerAndOwner(reference);
  if (!found?.offer.keyHash) return undefined;
  return withLink(found, (t, offer) => ({
    subject: t("OfferEmail.linkSubject", { reference }),
    paragraphs: [t("OfferEmail.hello", { name: offer.name }), t("OfferEmail.linkText")],
    after: [t("OfferEmail.secret")],
  }));
}

/**
 * That an offer ends soon; undefined where that is not wanted any more, or it ends on another day than
 * when this was planned, or was accepted or withdrawn.
 */
export async function offerReminderEmail(
  reference: string,
  validUntil: string,
): Promise<WrittenEmail | undefined> {
  const found = await offerAndOwner(reference);
  if (!found?.offer.remind || found.offer.validUntil !== validUntil) return undefined;
  if (stateOf(found.offer) !== "sent") return undefined;
  return withLink(found, (t, offer, locale) => ({
    subject: t("OfferEmail.reminderSubject", { reference }),
    paragraphs: [
      t("OfferEmail.hello", { name: offer.name }),
      t("OfferEmail.reminderText", { date: formatDay(validUntil, locale) }),
    ],
    after: [],
  }));
}

interface Found {
  offer: OfferRow;
  owner: string;
}

/** An offer with the name of who sent it; undefined where it was forgotten since. */
export async function offerAndOwner(reference: string): Promise<Found | undefined> {
  const [row] = await db()
    .select({ offer: offers, owner: staff.name })
    .from(offers)
    .innerJoin(staff, eq(staff.id, offers.owner))
    .where(eq(offers.reference, reference));
  return row?.offer.email ? row : undefined;
}

type Words = Pick<WrittenEmail["content"], "subject" | "paragraphs" | "after">;

/** A mail to the guest with a button that opens the offer. */
export async function withLink(
  { offer, owner }: Found,
  words: (t: ReturnType<typeof translator>, offer: OfferRow, locale: Locale) => Words,
): Promise<WrittenEmail> {
  const locale = LocaleSchema.parse(offer.locale);
  const t = translator(locale);
  return {
    ...toGuest(offer, locale),
    content: {
      ...words(t, offer, locale),
      action: { text: t("OfferEmail.open"), href: await offerLink(offer, locale) },
      facts: [],
      links: [],
      signature: [owner, brand.name, brand.phone],
      footnote: t("OfferEmail.footnote", { site: domains[locale] }),
    },
  };
}
