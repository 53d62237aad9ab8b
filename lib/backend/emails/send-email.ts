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
    // The same for every try, so that a mail that is sent twice is seen as one.
    messageId: `<${idOf(job)}@${mail.domain}>`,
    ...(!isPersonal && { headers: { "auto-submitted": "auto-generated" } }),
  });
  noteAccepted(id);
}

function idOf(job: EmailJob): string {
  const { kind, news, reference, detail } = { news: "", detail: "", ...job };
  return [kind, news, reference, detail]
    .filter(Boolean)
    .join(".")
    .replace(/[^\w.-]+/g, "-");
}
