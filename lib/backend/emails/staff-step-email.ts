import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { businessTimeZone } from "@/lib/clock";
import { deskHost } from "@/lib/env";
import { brand } from "@/lib/site/brand";
import { deskOrigin } from "@/lib/site/domains";
import { db } from "../db/pool";
import { audit, staff } from "../db/staff-schema";
import { joinAddress } from "../staff/first-owner";
import { newInvitation } from "../staff/invitations";
import { operatorMailbox } from "./operator-mailbox";
import type { WrittenEmail } from "./written-email";

type Step = typeof audit.$inferSelect;

/**
 * Tells somebody of the staff what was done about their devices; undefined once they have left, and for
 * a link that a later loss has made unsafe. What is to be said stands in the record.
 */
export async function staffStepEmail(id: string): Promise<WrittenEmail | undefined> {
  const [row] = await db()
    .select({ step: audit, person: staff })
    .from(audit)
    .innerJoin(staff, and(sql`${staff.id}::text = ${audit.subject}`, isNull(staff.removedAt)))
    .where(eq(audit.id, Number(id)));
  const address = row?.person.email;
  if (!row || !address) return undefined;
  const { step, person } = row;
  if (step.action === "send-link" && (await isOvertaken(step))) return undefined;
  const [by] = await db()
    .select({ name: staff.name })
    .from(staff)
    .where(and(sql`${staff.id}::text = ${step.actorId}`, sql`${staff.id} <> ${person.id}`));
  return {
    content: {
      ...wordsOf(step, by ? `by ${by.name}` : "by you"),
      action:
        step.action === "send-link"
          ? { text: "Add this device", href: joinAddress(await newInvitation(person.id)) }
          : { text: "Your devices", href: `${deskOrigin()}/devices` },
      facts: [],
      links: [],
      after: [
        step.action === "send-link"
          ? "The link works once, within three days. Whoever has it can work in your name: give it to nobody."
          : "If that was not what you wanted, look at your devices and tell whoever runs the desk at once.",
      ],
      signature: [brand.name],
      footnote: `Sent by ${deskHost} to whoever works there.`,
    },
    locale: "en",
    to: { name: person.name, address },
    replyTo: operatorMailbox(),
    domain: deskHost,
  };
}

/** A passkey was taken away since: whoever has the lost telephone may have its mails, too. */
async function isOvertaken({ id, subject }: Step): Promise<boolean> {
  const removal = and(eq(audit.subject, subject), eq(audit.action, "remove-passkey"));
  return (await db().$count(audit, and(removal, gt(audit.id, id)))) > 0;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: businessTimeZone,
  dateStyle: "long",
  timeStyle: "short",
});

function wordsOf({ action, at, before, after }: Step, by: string) {
  const device = String(after.device ?? before.device ?? "") || "a device";
  const when = `on ${clock.format(at)}, Tanzanian time`;
  switch (action) {
    case "send-link":
      return {
        subject: `Another device for the desk of ${brand.name}`,
        paragraphs: [
          `A link was asked for ${by}, ${when}, by which another telephone or computer of yours joins the desk. Open it there: it asks for your finger, your face or your PIN.`,
        ],
      };
    case "add-passkey":
      return {
        subject: `A new passkey on ${device}`,
        paragraphs: [`A passkey was made on ${device} ${when}: it signs in to the desk as you.`],
      };
    case "remove-passkey":
      return {
        subject: `The passkey of ${device} was taken away`,
        paragraphs: [
          `The passkey of ${device} was taken away ${by}, ${when}. It signs nobody in any more, and what it had opened is closed.`,
        ],
      };
    default:
      return {
        subject: `You were signed out on ${device}`,
        paragraphs: [`You were signed out on ${device} ${by}, ${when}.`],
      };
  }
}
