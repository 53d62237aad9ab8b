import type { MailJob } from "../requests/outbox";
import { accountEmail } from "./account-email";
import { bookingMail } from "./booking-email";
import { newLeadEmail } from "./lead/new-lead-email";
import { thankYouEmail } from "./lead/thank-you-email";
import { rewardEmail } from "./reward-email";
import type { WrittenMail } from "./written-email";

/** Writes a mail when it is sent, from the row it is about; undefined when it is not wanted any more. */
export async function writeMail(job: MailJob): Promise<WrittenMail | undefined> {
  switch (job.kind) {
    case "account":
      return accountEmail(job.reference);
    case "booking-to-guest":
    case "booking-to-operator":
      return bookingMail(job);
    case "reward-to-operator":
      return rewardEmail(job.reference);
    case "lead-to-visitor":
      return thankYouEmail(job.reference);
    case "lead-to-operator":
      return newLeadEmail(job.reference);
  }
}
