import type { MailJob, WrittenMail } from "../../mail/mails";

/** A mail about a booking; undefined when it is not wanted any more. */
export async function bookingMail(_job: MailJob): Promise<WrittenMail | undefined> {
  return undefined;
}
