import { eq } from "drizzle-orm";
import { businessDay, endOfBusinessDay } from "@/lib/clock";
import type { CameFrom } from "@/lib/contract/came-from";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError } from "@/lib/contract/errors";
import { agentShare } from "@/lib/pricing/agent-share";
import { changedPrice, leastPriceMinor } from "@/lib/pricing/changed-price";
import { offerById } from "../../catalogue/offer-by-id";
import type { Offer } from "../../catalogue/price";
import { bookingNotes } from "../../db/booking-change-schema";
import { requests } from "../../db/inbox-schema";
import { db } from "../../db/pool";
import type { Transaction } from "../../db/transaction";
import { settleRequest } from "../../inbox/settle-request";
import { type OnceRequest, onceChecked } from "../../requests/idempotency";
import { tellGuest } from "../../requests/outbox";
import { newReference } from "../../requests/reference";
import { record, type StaffActor } from "../../staff/audit";
import { insertBooking } from "./insert-booking";
import { wantedDeparture } from "./wanted-departure";

type Wanted = ParsedDeskInput<"price-booking">;
type Form = ParsedDeskInput<"make-booking">;

/**
 * What the catalogue asks of a party, less what whoever sells lets go of.
 *
 * @throws ApiError `invalid` as for a guest who books, and for a discount that leaves nothing to pay
 */
export async function offerForGuest(wanted: Wanted): Promise<Offer> {
  const { tour, starts, adults, children, rooms, extras, language, discount_minor } = wanted;
  const party = { starts, adults, children, extras, ...(rooms !== undefined && { rooms }) };
  const offered = await offerById(tour, party, language);
  if (discount_minor > offered.price.total_minor - leastPriceMinor)
    throw new ApiError("invalid", { fields: { discount_minor: ["more_than_price"] } });
  const less = { added: [], adjustmentMinor: -discount_minor };
  return { ...offered, price: changedPrice(offered.price, less, businessDay()) };
}

/**
 * Books for a guest on the telephone, or for an agent: the same as a guest does, held for as long as
 * whoever sells says. Terms are the guest's to agree to, by their link.
 *
 * @returns its reference, for the same request the same
 * @throws ApiError `invalid`; `conflict` when the price is another by now or the seats are gone
 */
export async function bookForGuest(
  actor: StaffActor,
  form: Form,
  asked: OnceRequest | undefined,
): Promise<string> {
  const kept = await onceChecked(
    asked,
    () => checked(form),
    async (transaction, found) => {
      const reference = newReference("B");
      await keep(transaction, actor, { reference, form, ...found });
      return { reference };
    },
  );
  return kept.reference;
}

async function checked(form: Form) {
  const [field, reason] = wrongField(form, businessDay()) ?? [];
  if (field && reason) throw new ApiError("invalid", { reason, fields: { [field]: ["invalid"] } });
  const cameFrom = form.request ? await whenceOf(form.request) : null;
  const offered = await offerForGuest(form);
  if (offered.price.total_minor !== form.shown_total_minor)
    throw new ApiError("conflict", { reason: "price_changed" });
  const departure = await wantedDeparture(offered.tour, form.starts);
  return { offered, departureId: departure?.id ?? null, cameFrom };
}

/** The first field that a person has to think about again, and why. */
function wrongField(
  { email, phone, agent, commission_percent, discount_minor, discount_reason, ...form }: Form,
  today: string,
): readonly [field: string, reason: string] | undefined {
  if (!email && !phone) return ["phone", "mail_or_phone"];
  if (commission_percent > 0 && !agent) return ["agent", "agent_needed"];
  if (discount_minor > 0 && !discount_reason) return ["discount_reason", "reason_needed"];
  if (form.hold_until < today) return ["hold_until", "past_date"];
  if (form.hold_until >= form.starts) return ["hold_until", "hold_after_start"];
  return undefined;
}

/**
 * From where whoever asked came to the site, without the pages they read: those are kept with what was
 * asked, and no longer for a booking that comes of it. @throws ApiError `not_found`
 */
async function whenceOf(id: string): Promise<CameFrom | null> {
  const [row] = await db().select().from(requests).where(eq(requests.id, id));
  if (!row || row.kind === "review") throw new ApiError("not_found");
  if (!row.cameFrom) return null;
  const { pages: _, ...cameFrom } = row.cameFrom;
  return cameFrom;
}

interface ToKeep {
  reference: string;
  form: Form;
  offered: Offer;
  departureId: string | null;
  cameFrom: CameFrom | null;
}

async function keep(
  transaction: Transaction,
  actor: StaffActor,
  { reference, form, offered, departureId, cameFrom }: ToKeep,
): Promise<void> {
  const { agent, commission_percent, discount_minor, hold_until } = form;
  const request = form.request ?? null;
  await insertBooking(transaction, {
    ...{ reference, state: "provisional", locale: form.language, form, offered, departureId },
    cameFrom,
    byDesk: {
      ...{ madeBy: actor.id, request, agent, commissionPercent: commission_percent },
      holdUntil: endOfBusinessDay(hold_until),
    },
  });
  if (discount_minor > 0)
    await transaction.db
      .insert(bookingNotes)
      .values({ booking: reference, author: actor.id, text: form.discount_reason });
  if (request) await settleRequest(transaction, request, "offered", true, actor.id);
  const { total_minor } = offered.price;
  const { commissionMinor, netMinor } = agentShare(total_minor, commission_percent);
  const deed = {
    action: "make-booking",
    after: {
      ...{ booking: reference, state: "provisional", starts: form.starts },
      ...{ total_minor, discount_minor, hold_until },
      ...(agent && { agent: "named", commission_percent }),
      ...(agent && { commission_minor: commissionMinor, net_minor: netMinor }),
    },
  };
  await record(transaction, actor, { ...deed, subject: reference });
  if (request) await record(transaction, actor, { ...deed, subject: request });
  if (form.email) await tellGuest(transaction, "provisional", reference);
}
