import { sendEmail } from "../emails/send-email";
import { type MailJob, mailQueue } from "../requests/outbox";
import { queue } from "../requests/queue";
import { drain } from "./drain";

const deadLetters = "mail-undelivered";

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
  return drain<MailJob>(mailQueue, sendEmail);
}
