import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import type { RequestDetail } from "@/lib/contract/desk/requests";
import { ApiError } from "@/lib/contract/errors";
import { LocaleSchema } from "@/lib/contract/locale";
import { translator } from "@/lib/i18n/translator";
import { bookings } from "../db/booking-schema";
import { messages, requests } from "../db/inbox-schema";
import { db } from "../db/pool";
import { leads } from "../db/schema";
import { audit, staff } from "../db/staff-schema";
import { leadKind } from "../emails/lead/lead-row";
import { knownOfLead, writtenIn } from "../leads/known-of-lead";
import type { StaffRow } from "../staff/sessions";
import { knownOfBooking } from "./bookings/known-of-booking";
import { visibleTo } from "./request-list";
import { type Found, rowsOf, selectRequests } from "./request-rows";

/** Everything that is known about a request. @throws ApiError `not_found`, also for another role */
export async function oneRequest(person: StaffRow, id: string): Promise<RequestDetail> {
  const [found] = await selectRequests(visibleTo(person), eq(requests.id, id));
  if (!found) throw new ApiError("not_found");
  const email = found.lead?.email ?? found.booking?.email ?? "";
  const [[row], said, thread, history, earlier, colleagues] = await Promise.all([
    rowsOf([found]),
    saidIn(found),
    threadOf(id),
    historyOf(id),
    earlierOf(id, email, visibleTo(person)),
    everybody(),
  ]);
  if (!row) throw new ApiError("not_found");
  return {
    ...row,
    ...said,
    email,
    came_from: found.request.cameFrom,
    subject: subjectOf(found),
    lost_reason: found.request.lostReason,
    messages: thread,
    history,
    earlier,
    colleagues,
    now: now().toISOString(),
  };
}

/** What was sent: as facts, and in the guest's own words. */
async function saidIn({ lead, booking }: Found) {
  if (lead) {
    const known = await knownOfLead(lead, "en");
    return { phone: known.phone ?? "", known, words: writtenIn(lead) };
  }
  if (!booking) return { phone: "", known: {}, words: [] };
  return {
    phone: booking.phone,
    known: await knownOfBooking(booking),
    words: booking.message ? [{ field: "message" as const, text: booking.message }] : [],
  };
}

/** What an answer is called: what the first mail to the guest was called, in their language. */
function subjectOf({ request, lead }: Found): string {
  const t = translator(LocaleSchema.parse(request.locale));
  const first = lead ? (`Email.${leadKind(lead)}` as const) : "BookingEmail.received";
  return `Re: ${t(`${first}.subject`, { reference: request.id })}`;
}

async function threadOf(id: string): Promise<RequestDetail["messages"]> {
  const rows = await db()
    .select({ message: messages, author: staff.name })
    .from(messages)
    .innerJoin(staff, eq(staff.id, messages.author))
    .where(eq(messages.request, id))
    .orderBy(asc(messages.id));
  return rows.map(({ message, author }) => ({
    id: message.id,
    kind: message.kind,
    author,
    text: message.text,
    at: message.at.toISOString(),
  }));
}

async function historyOf(id: string): Promise<RequestDetail["history"]> {
  const rows = await db()
    .select({ action: audit.action, by: staff.name, kind: audit.actorKind, at: audit.at })
    .from(audit)
    .leftJoin(staff, sql`${staff.id}::text = ${audit.actorId}`)
    .where(eq(audit.subject, id))
    .orderBy(desc(audit.id))
    .limit(50);
  return rows.map(({ action, by, kind, at }) => ({ action, by: by ?? kind, at: at.toISOString() }));
}

/** What else the same address has asked for, of what somebody may see, the newest first. */
async function earlierOf(
  id: string,
  email: string,
  visible: SQL | undefined,
): Promise<RequestDetail["earlier"]> {
  if (!email) return [];
  const mailbox = email.toLowerCase();
  // A request has the reference of what was sent.
  const theirs = db()
    .select({ id: leads.reference })
    .from(leads)
    .where(sql`lower(${leads.email}) = ${mailbox}`)
    .unionAll(
      db()
        .select({ id: bookings.reference })
        .from(bookings)
        .where(sql`lower(${bookings.email}) = ${mailbox}`),
    );
  const rows = await db()
    .select()
    .from(requests)
    .where(and(visible, ne(requests.id, id), inArray(requests.id, theirs)))
    .orderBy(desc(requests.since))
    .limit(20);
  return rows.map(({ id, kind, state, since }) => ({
    id,
    kind,
    state,
    since: since.toISOString(),
  }));
}

const everybody = () =>
  db()
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(isNull(staff.removedAt), inArray(staff.role, ["owner", "sales"])))
    .orderBy(asc(staff.name));
