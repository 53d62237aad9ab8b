import { eq } from "drizzle-orm";
import { LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { brand } from "@/lib/site/brand";
import { bookings } from "../db/booking-schema";
import { messages, requests } from "../db/inbox-schema";
import { db } from "../db/pool";
import { leads } from "../db/schema";
import { staff } from "../db/staff-schema";
import { operatorMailbox } from "./operator-mailbox";
import type { WrittenEmail } from "./written-email";

/**
 * What somebody of the staff answers a guest, in the words that they wrote; undefined where the guest
 * has been forgotten since. What the guest writes back goes to the mailbox.
 */
export async function answerEmail(message: string): Promise<WrittenEmail | undefined> {
  const [row] = await db()
    .select({ message: messages, request: requests, author: staff, lead: leads, booking: bookings })
    .from(messages)
    .innerJoin(requests, eq(requests.id, messages.request))
    .innerJoin(staff, eq(staff.id, messages.author))
    .leftJoin(leads, eq(leads.reference, requests.lead))
    .leftJoin(bookings, eq(bookings.reference, requests.booking))
    .where(eq(messages.id, Number(message)));
  const guest = row?.lead ?? row?.booking;
  if (!row || !guest?.email) return undefined;
  const locale = LocaleSchema.parse(row.request.locale);
  return {
    content: {
      subject: row.message.subject,
      paragraphs: row.message.text.split(/\n{2,}/),
      facts: [],
      links: [],
      after: [],
      signature: [row.author.name, brand.name, brand.phone],
      footnote: `${row.request.id} · ${domains[locale]}`,
    },
    locale,
    to: { name: guest.name, address: guest.email },
    by: row.author.name,
    replyTo: operatorMailbox(),
    domain: domains[locale],
    isPersonal: true,
  };
}
