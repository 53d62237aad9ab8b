import { and, eq, isNull } from "drizzle-orm";
import { deskHost } from "@/lib/env";
import { brand } from "@/lib/site/brand";
import { db } from "../db/pool";
import { staff } from "../db/staff-schema";
import { joinAddress } from "../staff/first-owner";
import { newInvitation } from "../staff/invitations";
import { operatorMailbox } from "./operator-mailbox";
import type { WrittenEmail } from "./written-email";

/** Invites somebody to the desk; undefined once they have joined or left. */
export async function staffInvitationEmail(id: string): Promise<WrittenEmail | undefined> {
  const [person] = await db()
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.joinedAt), isNull(staff.removedAt)));
  if (!person?.email) return undefined;
  return {
    content: {
      subject: `Your place at the desk of ${brand.name}`,
      paragraphs: [
        `Karibu, ${person.name}! You are invited to the desk of ${brand.name}, where requests and bookings are answered.`,
        "Open the link on the telephone or computer that you will work with. It asks for your finger, your face or your PIN, and from then on that is how you sign in.",
      ],
      // Made now, so that the secret rests nowhere but in this mail.
      action: { text: "Join the desk", href: joinAddress(await newInvitation(id)) },
      facts: [],
      links: [],
      after: ["The link works once, within three days."],
      signature: [brand.name],
      footnote: `Sent by ${deskHost}. If you do not know why, leave it: nothing happens.`,
    },
    locale: "en",
    to: { name: person.name, address: person.email },
    replyTo: operatorMailbox(),
    domain: deskHost,
  };
}
