import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { OfferDetail, OfferWarning } from "@/lib/contract/desk/offers";
import { ApiError } from "@/lib/contract/errors";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { type Drafted, draftedVariants, variantOf } from "@/lib/contract/offer-document";
import type { Offer } from "@/lib/contract/offers";
import { formatDay } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translator";
import { offerPrice } from "@/lib/pricing/offer-price";
import { depositFallsAt } from "@/lib/pricing/refund";
import { bookedTour } from "../bookings/guest/booked-tour";
import { offers } from "../db/offer-schema";
import { db } from "../db/pool";
import { staff } from "../db/staff-schema";
import { priceWarnings } from "../offers/catalogue-lines";
import { lastDay, lineTexts, priceIn, problemsOf, wordsOfLines } from "../offers/freeze";
import { isMailedTo, type OfferRow, offerLink } from "../offers/offer-key";
import { latestVersion, sentVersion, stateOf } from "../offers/offer-versions";
import { messagesOf, offerPreview } from "../offers/offer-view";
import { reminderDay } from "../offers/remind-before-end";
import { resolveWords } from "../offers/resolve-words";
import { warningsOf } from "../offers/warnings";
import { capacityWarnings } from "./calendar/free-resources";

/** An offer as whoever makes it sees it: the draft, and what its guest would read. @throws ApiError `not_found` */
export async function oneOffer(reference: string): Promise<OfferDetail> {
  const [found] = await db()
    .select({ offer: offers, editor: staff.name })
    .from(offers)
    .innerJoin(staff, eq(staff.id, offers.editor))
    .where(eq(offers.reference, reference));
  if (!found) throw new ApiError("not_found");
  const { offer, editor } = found;
  const { draft } = await latestVersion(db(), reference);
  const language = LocaleSchema.parse(offer.locale);
  const { tour } = await bookedTour(draft.tour, "en");
  const { currency } = tour.facts.prices;
  const [previews, problems, read] = await Promise.all([
    Promise.all(
      draftedVariants(draft).map((variant) => previewOf(variant, language, tour.facts.prices)),
    ),
    problemsOf(offer, draft),
    sentVersion(offer),
  ]);
  const messages = await messagesOf(reference, "en", read?.sent);
  const link = offer.keyHash ? await offerLink(offer, language) : null;
  return {
    reference,
    state: stateOf(offer),
    version: offer.version,
    request: offer.request,
    booking: offer.booking,
    name: offer.name,
    email: offer.email,
    language,
    draft,
    currency,
    sent: offer.sent,
    sent_at: offer.sentAt?.toISOString() ?? null,
    // What was put back to how it was sent is what the guest reads.
    unsent: offer.state === "sent" && !isDeepStrictEqual(draft, read?.draft),
    link,
    link_ended: offer.sent !== null && !isMailedTo(offer),
    link_text: link && (await linkText(offer, language, link)),
    problems,
    openings: offer.openings,
    opened_at: offer.openedAt?.toISOString() ?? null,
    is_shared: offer.readHash !== null,
    remind: offer.remind,
    reminder_day: reminderDay(offer),
    previews,
    editor,
    messages,
  };
}

/** Warns of a deposit that was typed, of which the terms keep less as the start comes near. */
function depositWarnings({ deposit_minor }: Drafted, totalMinor: number): OfferWarning[] {
  const days = depositFallsAt(totalMinor, deposit_minor ?? 0);
  return days === undefined ? [] : [{ kind: "deposit_falls", days }];
}

/** What the guest would read of a variant, and what it would cost. */
async function previewOf(
  variant: Drafted,
  locale: Locale,
  { currency }: { currency: string },
): Promise<OfferDetail["previews"][number]> {
  const price = offerPrice(variant, businessDay(), currency);
  const ends = lastDay(variant);
  const people = variant.adults + variant.children.length;
  const [words, line_words, ...warnings] = await Promise.all([
    resolveWords(variant, locale),
    wordsOfLines(variant.lines, price),
    warningsOf(variant),
    capacityWarnings(variant.starts, ends, people),
    priceWarnings(variant),
  ]);
  return {
    ...words,
    variant: variant.id,
    price: priceIn({ price, line_words }, locale),
    ends,
    line_texts: lineTexts(variant.lines),
    warnings: [...warnings.flat(), ...depositWarnings(variant, price.total_minor)],
  };
}

/** The link with the words of the mail around it, for whoever is written to by hand. */
async function linkText(offer: OfferRow, locale: Locale, link: string): Promise<string> {
  const sent = (await sentVersion(offer))?.sent;
  if (!sent) return link;
  const t = translator(locale);
  const day = (iso: string) => formatDay(iso, locale);
  const { starts, valid_until } = sent.draft;
  const dates = { starts: day(starts), ends: day(sent.ends), valid: day(valid_until) };
  const title = variantOf(sent)?.words[locale]?.title ?? "";
  const words = [
    t("OfferEmail.hello", { name: offer.name }),
    t("OfferEmail.intro", { title, ...dates }),
  ];
  return [...words, link].join("\n\n");
}

/**
 * What the guest would read, in a language, if the offer were sent as it is now by whoever looks at it.
 * @throws ApiError `not_found`
 */
export async function previewOffer(
  owner: string,
  reference: string,
  language: Locale,
): Promise<Offer> {
  const [row] = await db().select().from(offers).where(eq(offers.reference, reference));
  if (!row) throw new ApiError("not_found");
  const { draft } = await latestVersion(db(), reference);
  return offerPreview({ ...row, owner }, draft, language);
}
