import { asc, eq } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { type Draft, type Sent, type SentVariant, variantOf } from "@/lib/contract/offer-document";
import type { Offer, OfferJourney, OfferMessage } from "@/lib/contract/offers";
import { asOf } from "@/lib/pricing/deposit";
import { offerMessages } from "../db/offer-schema";
import { db } from "../db/pool";
import { staff } from "../db/staff-schema";
import { freeze, priceIn } from "./freeze";
import { type OfferRow, readingLink } from "./offer-key";
import { sentVersion, stateOf } from "./offer-versions";
import { partyBounds } from "./party-terms";
import { daySubjects, lineSubjects, subjectText } from "./question-subjects";
import { sentForParty, type WantedParty } from "./sent-for-party";
import { signatureOf } from "./signature";

/** An offer as its guest reads it, in a language; of one that has ended only how. */
export async function offerView(
  row: OfferRow,
  locale: Locale,
  wanted?: WantedParty,
): Promise<Offer> {
  const version = await sentVersion(row);
  const standing = stateOf(row, businessDay());
  const state = standing === "sent" || standing === "draft" ? "open" : standing;
  const told = state === "open" || state === "accepted" ? version?.sent : undefined;
  return readAs(row, locale, {
    state,
    told,
    shown: told && wanted ? await sentForParty(told, wanted) : told,
    messages: await messagesOf(row.reference, locale, version?.sent),
  });
}

/** The same of a draft as if it had been sent now. It is kept nowhere, and opens nothing. */
export async function offerPreview(row: OfferRow, draft: Draft, locale: Locale): Promise<Offer> {
  const sent = await freeze(draft, [locale]);
  const messages = await messagesOf(row.reference, locale, sent);
  const offer = await readAs(row, locale, { state: "open", told: sent, shown: sent, messages });
  return { ...offer, reading_link: null, valid_until: draft.valid_until };
}

interface Told {
  state: Offer["state"];
  /** As it was sent, where it can be read. */
  told: Sent | null | undefined;
  /** The same, perhaps for another party. */
  shown: Sent | null | undefined;
  messages: OfferMessage[];
}

async function readAs(
  row: OfferRow,
  locale: Locale,
  { state, told, shown, messages }: Told,
): Promise<Offer> {
  const [owner] = await db()
    .select({ name: staff.name })
    .from(staff)
    .where(eq(staff.id, row.owner));
  const first = shown && variantOf(shown, row.variant);
  const others = state === "open" && shown ? shown.variants.filter((each) => each !== first) : [];
  return {
    reference: row.reference,
    reads_along: false,
    reading_link: await readingLink(row, locale),
    state,
    version: row.sent ?? 0,
    name: row.name,
    answers: owner?.name ?? "",
    signature: owner ? await signatureOf(owner.name, locale) : null,
    language: LocaleSchema.parse(row.locale),
    valid_until: row.validUntil ?? businessDay(),
    booking: row.booking,
    journey: (shown && first && journeyOf(shown, first, { state, locale })) ?? null,
    // As it was sent: another party is another one than that.
    party: state === "open" && told ? partyBounds(told) : null,
    others: shown ? others.flatMap((each) => journeyOf(shown, each, { state, locale }) ?? []) : [],
    messages,
  };
}

/** The same for who reads along: what guest and staff wrote to each other is theirs, as is the booking. */
export async function offerForReaders(row: OfferRow, locale: Locale): Promise<Offer> {
  const offer = await offerView(row, locale);
  const messages = offer.messages.filter(({ kind }) => kind === "comment");
  return { ...offer, messages, reads_along: true, reading_link: null, booking: null };
}

interface Reading {
  state: Offer["state"];
  locale: Locale;
}

/** A version of what was sent, in a language; as long as it can be accepted, with what is asked for then. */
function journeyOf(
  sent: Sent,
  variant: SentVariant,
  { state, locale }: Reading,
): OfferJourney | undefined {
  const { draft } = sent;
  const words = variant.words[locale] ?? variant.words.en;
  if (!words) return undefined;
  const told = { draft, variant };
  const { starts, adults, children, rooms } = draft;
  const today = businessDay();
  const price = priceIn(variant, locale);
  return {
    ...words,
    variant: variant.id,
    day_subjects: daySubjects(told),
    line_subjects: lineSubjects(told),
    ...{ starts, ends: variant.ends, adults, children, rooms },
    price: state === "open" ? asOf(price, today) : price,
    refund_table: variant.refund.filter(({ until }) => until === null || until >= today),
  };
}

/** What guest and staff wrote to each other and others wrote about it; what the guest wrote has no name. */
export async function messagesOf(
  reference: string,
  locale: Locale,
  sent: Sent | null | undefined,
): Promise<OfferMessage[]> {
  const rows = await db()
    .select({ message: offerMessages, from: staff.name })
    .from(offerMessages)
    .leftJoin(staff, eq(staff.id, offerMessages.author))
    .where(eq(offerMessages.offer, reference))
    .orderBy(asc(offerMessages.id));
  return rows.map(({ message: { id, kind, subject, about, name, text, at }, from }) => ({
    ...{ id, kind, subject, text },
    about: (sent && subject && subjectText(sent, subject, locale)) || about,
    from: from ?? name,
    at: at.toISOString(),
  }));
}
