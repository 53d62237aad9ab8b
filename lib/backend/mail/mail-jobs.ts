import type { Transaction } from "../db/transaction";
import { drain } from "../jobs/drain";
import { enqueue, queue } from "../jobs/queue";
import { noteAccepted, wasAccepted } from "./accepted-mails";
import { letterText } from "./letter";
import { letterHtml } from "./letter-html";
import { type MailJob, writeMail } from "./mails";
import { deliver } from "./transport";

const mailQueue = "mail";
const deadLetters = "mail-undelivered";

/** Queues a mail in the transaction that stores what it is about. */
export async function queueMail(transaction: Transaction, job: MailJob): Promise<void> {
  await enqueue(transaction, mailQueue, job);
}

/**
 * Sends queued mails until told to stop: twelve tries with growing pauses, then the job is kept
 * among the undelivered ones, to be looked at by the operator.
 */
export async function startMailWorker(): Promise<() => Promise<void>> {
  const boss = await queue();
  await boss.createQueue(deadLetters);
  await boss.createQueue(mailQueue, {
    name: mailQueue,
    retryLimit: 12,
    retryDelay: 4,
    retryBackoff: true,
    deadLetter: deadLetters,
    expireInSeconds: 30,
  });
  return drain<MailJob>(mailQueue, sendMail);
}

async function sendMail(job: MailJob, id: string): Promise<void> {
  if (wasAccepted(id)) return;
  const mail = await writeMail(job);
  if (!mail) return;
  const { letter, locale, to, replyTo, attachments } = mail;
  await deliver({
    to,
    replyTo,
    subject: letter.subject,
    text: letterText(letter, locale),
    html: letterHtml(letter, locale),
    ...(attachments && { attachments }),
    // The same for every try, so that a mail that is sent twice is seen as one.
    messageId: `<${idOf(job)}@${mail.domain}>`,
    headers: { "auto-submitted": "auto-generated" },
  });
  noteAccepted(id);
}

function idOf(job: MailJob): string {
  const { kind, news, reference, detail } = { news: "", detail: "", ...job };
  return [kind, news, reference, detail]
    .filter(Boolean)
    .join(".")
    .replace(/[^\w.-]+/g, "-");
}
