import { eq } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import { ApiError } from "@/lib/contract/errors";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { formatDay } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translator";
import { addDays } from "@/lib/pricing/days";
import { offerPrice } from "@/lib/pricing/offer-price";
import { bookedTour } from "../bookings/guest/booked-tour";
import { offers } from "../db/offer-schema";
import { db } from "../db/pool";
import { staff } from "../db/staff-schema";
import { lineTexts, priceIn, problemsOf, wordsOfLines } from "../offers/freeze";
import { type OfferRow, offerLink } from "../offers/offer-key";
import { latestVersion, sentVersion, stateOf } from "../offers/offer-versions";
import { messagesOf } from "../offers/offer-view";
import { reminderDay } from "../offers/remind-before-end";
import { resolveWords } from "../offers/resolve-words";

/** An offer as whoever makes it sees it: the draft, and what its guest would read. @throws ApiError `not_found` */
export async function oneOffer(reference: string): Promise<OfferDetail> {
  const [found] = await db()
    .select({ offer: offers, editor: staff.name })
    .from(offers)
    .innerJoin(staff, eq(staff.id, offers.editor))
    .where(eq(offers.reference, reference));
  if (!found) throw new ApiError("not_found");
  const { offer, editor } = found;
  const { draft, sent } = await latestVersion(db(), reference);
  const language = LocaleSchema.parse(offer.locale);
  const { tour } = await bookedTour(draft.tour, "en");
  const { currency } = tour.facts.prices;
  const price = offerPrice(draft, businessDay(), currency);
  const [preview, source, line_words, problems, messages] = await Promise.all([
    resolveWords(draft, language),
    resolveWords(draft, "en"),
    wordsOfLines(draft.lines, price),
    problemsOf(offer, draft),
    sentVersion(offer).then((row) => messagesOf(reference, "en", row?.sent)),
  ]);
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
    line_texts: lineTexts(draft.lines),
    is_changed: sent === null,
    sent: offer.sent,
    link,
    link_text: link && (await linkText(offer, language, link)),
    problems,
    openings: offer.openings,
    opened_at: offer.openedAt?.toISOString() ?? null,
    is_shared: offer.readHash !== null,
    remind: offer.remind,
    reminder_day: reminderDay(offer),
    preview: {
      ...preview,
      price: priceIn({ price, line_words }, language),
      ends: addDays(draft.starts, draft.days.length - 1),
    },
    source,
    editor,
    changed_at: offer.changedAt.toISOString(),
    messages,
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
  const title = sent.words[locale]?.title ?? "";
  const words = [
    t("OfferEmail.hello", { name: offer.name }),
    t("OfferEmail.intro", { title, ...dates }),
  ];
  return [...words, link].join("\n\n");
}
