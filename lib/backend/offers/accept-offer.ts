import { eq } from "drizzle-orm";
import { businessDay, now } from "@/lib/clock";
import { deskBookings, deskRequests } from "@/lib/contract/changes";
import type { OutputOf, ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError, conflict } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { type Sent, type SentVariant, variantOf } from "@/lib/contract/offer-document";
import type { acceptOfferEndpoint } from "@/lib/contract/offers";
import { daysBetween } from "@/lib/pricing/days";
import { asOf } from "@/lib/pricing/deposit";
import { roomsIn } from "@/lib/pricing/usual-rooms";
import { firstKey } from "../bookings/guest/booking-key";
import { cancel } from "../bookings/lifecycle/cancel";
import { holdEnd } from "../bookings/lifecycle/hold-end";
import { lockBooking } from "../bookings/lifecycle/lock-booking";
import { issueInvoice } from "../bookings/money/invoice";
import { bookingEvents, bookings } from "../db/booking-schema";
import { offers, offerVersions } from "../db/offer-schema";
import type { Transaction } from "../db/transaction";
import { settleRequest } from "../inbox/settle-request";
import type { Caller } from "../requests/handler";
import { once } from "../requests/idempotency";
import { tellGuest, tellOperator } from "../requests/outbox";
import { newReference } from "../requests/reference";
import { record } from "../staff/audit";
import { documentHash, priceIn } from "./freeze";
import { demandOffer, type OfferRow } from "./offer-key";
import { latestVersion, lockOffer, sentVersion, stateOf } from "./offer-versions";
import { isPartyOf, sentForParty, type WantedParty } from "./sent-for-party";

type Form = ParsedInputOf<typeof acceptOfferEndpoint>;

/**
 * Accepts an offer as it was read: in one transaction it becomes an ordinary booking whose deposit is
 * asked for. The same request sent again is the same booking.
 *
 * @throws ApiError `not_found` without its key; `conflict` with the reason when it was accepted,
 * withdrawn or replaced in the meantime, or has expired
 */
export async function acceptOffer(
  form: Form,
  locale: Locale,
  caller: Caller,
): Promise<OutputOf<typeof acceptOfferEndpoint>> {
  const before = await demandOffer(form.reference, caller);
  // Worked out before the offer is held: what was sent does not change, only which of it counts.
  const asked = form.party && (await forParty(before, form.version, form.party));
  const request = { key: caller.idempotencyKey, endpoint: "accept-offer", body: form };
  const { reference } = await once(request, async (transaction) => {
    const offer = await lockOffer(transaction, form.reference);
    const read = await demandOpen(transaction, offer, form.version);
    const sent = asked ?? read;
    const variant = demandVariant(sent, form.variant);
    if (form.party && !isAsShown(sent, variant, form.party)) throw conflict("offer_changed");
    if (sent !== read) await sendForParty(transaction, offer, sent);
    const accepted = { offer, sent, variant, form, locale };
    return { reference: await becomeBooking(transaction, accepted) };
  });
  return { data: { reference, key: await firstKey(reference) } };
}

const isAsShown = (sent: Sent, variant: SentVariant, shown: NonNullable<Form["party"]>) =>
  isPartyOf(sent.draft, shown) && variant.price.total_minor === shown.shown_total_minor;

/** What was sent, for the party that accepts; undefined where that is the one it was made for. */
async function forParty(
  offer: OfferRow,
  version: number,
  party: WantedParty,
): Promise<Sent | undefined> {
  if (offer.sent !== version) return undefined;
  const sent = (await sentVersion(offer))?.sent;
  const asked = sent && (await sentForParty(sent, party));
  return asked === sent ? undefined : (asked ?? undefined);
}

/** Keeps what is accepted as a version of its own, under its hash: it is what counts from now on. */
async function sendForParty({ db }: Transaction, offer: OfferRow, sent: Sent): Promise<void> {
  const { reference } = offer;
  const number = (await latestVersion(db, reference)).number + 1;
  const hash = documentHash(sent);
  await db
    .insert(offerVersions)
    .values({ offer: reference, number, draft: sent.draft, sent, hash, sentAt: now() });
  await db.update(offers).set({ sent: number }).where(eq(offers.reference, reference));
}

async function demandOpen({ db }: Transaction, offer: OfferRow, version: number): Promise<Sent> {
  const state = stateOf(offer);
  if (state !== "sent") throw conflict(state === "draft" ? "offer_changed" : `offer_${state}`);
  const row = await sentVersion(offer, db);
  if (!row?.sent || row.number !== version) throw conflict("offer_changed");
  if (row.sent.draft.starts <= businessDay()) throw conflict("offer_expired");
  return row.sent;
}

/** The version that was chosen; nothing is chosen for a guest who has a choice. */
function demandVariant(sent: Sent, id: string | undefined): SentVariant {
  if (id === undefined && sent.variants.length > 1)
    throw new ApiError("invalid", { fields: { variant: ["required"] } });
  const variant = variantOf(sent, id);
  if (!variant || (id !== undefined && variant.id !== id)) throw conflict("offer_changed");
  return variant;
}

interface Accepted {
  offer: OfferRow;
  sent: Sent;
  variant: SentVariant;
  form: Form;
  locale: Locale;
}

async function becomeBooking(
  transaction: Transaction,
  { offer, sent, variant, form, locale }: Accepted,
): Promise<string> {
  const reference = newReference("B");
  const { draft } = sent;
  const price = priceIn(variant, locale);
  const paid = asOf(price, businessDay());
  const days = daysBetween(draft.starts, variant.ends) + 1;
  await transaction.db.insert(bookings).values({
    reference,
    state: "provisional",
    locale,
    tourId: draft.tour,
    departureId: null,
    ...{ starts: draft.starts, days },
    adults: draft.adults,
    children: draft.children,
    // What was sent before rooms were frozen may say none.
    rooms: roomsIn(draft),
    name: form.full_name,
    email: offer.email,
    phone: form.phone ?? "",
    country: form.country,
    message: form.travellers,
    price,
    currency: price.currency,
    totalMinor: paid.total_minor,
    dueNowMinor: paid.due_now_minor,
    balanceDue: paid.balance_due,
    holdUntil: holdEnd(draft.starts),
  });
  await transaction.db.insert(bookingEvents).values({
    ...{ booking: reference, after: "provisional", actor: "guest" },
    facts: [{ kind: "offer", reference: offer.reference }],
  });
  await transaction.db
    .update(offers)
    .set({
      ...{ state: "accepted", booking: reference, version: offer.version + 1 },
      ...{ variant: variant.id, days },
      ...{ endedAt: now(), changedAt: now() },
    })
    .where(eq(offers.reference, offer.reference));
  if (offer.request) await settleAsked(transaction, offer.request, offer.reference);
  await record(
    transaction,
    { kind: "guest" },
    {
      action: "accept-offer",
      subject: offer.request ?? offer.reference,
      before: { state: "sent" },
      after: { state: "accepted", booking: reference, total_minor: price.total_minor },
    },
  );
  await tellGuest(transaction, "invoice", reference);
  await tellOperator(transaction, "new", reference);
  await issueInvoice(transaction, reference, "guest");
  transaction.changed.add(deskRequests).add(deskBookings);
  return reference;
}

/** What the offer was made from is won; where that is a booking with no place and no money, it ends. */
async function settleAsked(transaction: Transaction, request: string, offer: string) {
  // The booking first, as whatever moves one does.
  const booking = await lockBooking(transaction, request);
  await settleRequest(transaction, request, "won", false);
  if (booking?.state !== "enquiry" && booking?.state !== "consultation") return;
  if (booking.paidMinor > 0) return;
  await cancel(transaction, booking, { refundMinor: 0, actor: "guest", note: "", offer });
}
