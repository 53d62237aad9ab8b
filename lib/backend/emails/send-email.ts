import { createHash } from "node:crypto";
import type { EmailJob } from "../requests/outbox";
import { noteAccepted, wasAccepted } from "./accepted-emails";
import { emailText } from "./email-content";
import { emailHtml } from "./email-html";
import { deliver, senderOf } from "./transport";
import { writeEmail } from "./write-email";

/** Writes the mail of a job and sends it, unless it was accepted before or is not wanted any more. */
export async function sendEmail(job: EmailJob, id: string): Promise<void> {
  if (wasAccepted(id)) return;
  const mail = await writeEmail(job);
  if (!mail) return;
  const { content, locale, to, by, replyTo, attachments, isPersonal } = mail;
  await deliver({
    to,
    from: senderOf(by),
    replyTo,
    subject: content.subject,
    text: emailText(content, locale),
    html: emailHtml(content, locale),
    ...(attachments && { attachments }),
    // The same for every try, so that a mail that is sent twice is seen as one; another one with the same
    // news, as of an offer that was sent anew, is another mail.
    messageId: `<${nameOf(job, id)}@${mail.domain}>`,
    ...(!isPersonal && { headers: { "auto-submitted": "auto-generated" } }),
  });
  noteAccepted(id);
}

/** Short enough for a line of its head: a longer one is folded, which some take for malformed. */
function nameOf({ reference }: EmailJob, id: string): string {
  const about = reference.replace(/[^\w-]+/g, "-").slice(0, 20);
  return `${about}.${createHash("sha256").update(id).digest("hex").slice(0, 16)}`;
}
