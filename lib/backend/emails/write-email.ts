import { eq } from "drizzle-orm";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { bookings } from "../db/booking-schema";
import { db } from "../db/pool";
import type { BookingEmailJob, EmailJob } from "../requests/outbox";
import { accountRequestEmail } from "./account-request-email";
import { answerEmail } from "./answer-email";
import { guestEmail } from "./guest/guest-email";
import { newLeadEmail } from "./lead/new-lead-email";
import { thankYouEmail } from "./lead/thank-you-email";
import { offerCommentsEmail } from "./offer-comments-email";
import { offerEmail, offerMessageEmail } from "./offer-email";
import { offerLinkEmail, offerReminderEmail } from "./offer-link-email";
import { operatorEmail } from "./operator/operator-email";
import { rewardEmail } from "./reward-email";
import { shareEmail } from "./share-email";
import { staffInvitationEmail } from "./staff-invitation-email";
import { staffNewsEmail } from "./staff-news-email";
import { staffStepEmail } from "./staff-step-email";
import { listedEmail } from "./waiting-list/listed-email";
import { seatFreeEmail } from "./waiting-list/seat-free-email";
import type { WrittenEmail } from "./written-email";

/** Writes a mail when it is sent, from the row it is about; undefined when it is not wanted any more. */
export async function writeEmail(job: EmailJob): Promise<WrittenEmail | undefined> {
  switch (job.kind) {
    case "account":
      return accountRequestEmail(job.reference);
    case "booking-to-guest":
    case "booking-to-operator":
      return bookingEmail(job);
    case "reward-to-operator":
      return rewardEmail(job.reference);
    case "answer-to-guest":
      return answerEmail(job.reference);
    case "offer-to-guest":
      return offerEmail(job.reference);
    case "offer-message":
      return offerMessageEmail(job.reference);
    case "offer-link":
      return offerLinkEmail(job.reference);
    case "offer-reminder":
      return offerReminderEmail(job.reference, job.detail);
    case "offer-comments":
      return offerCommentsEmail(job.reference, job.detail);
    case "staff-invitation":
      return staffInvitationEmail(job.reference);
    case "staff-step":
      return staffStepEmail(job.reference);
    case "to-payer":
      return shareEmail(job);
    case "to-staff":
      return staffNewsEmail(job);
    case "lead-to-visitor":
      return thankYouEmail(job.reference);
    case "lead-to-operator":
      return newLeadEmail(job.reference);
    default:
      // Of a newer version that works on the same database: it sends it.
      throw new Error(`this version has no mail ${(job satisfies never as EmailJob).kind}`);
  }
}

/** A mail about a booking or a place on the waiting list; undefined when it is not wanted any more. */
async function bookingEmail(job: BookingEmailJob): Promise<WrittenEmail | undefined> {
  const { reference, detail } = job;
  if (job.kind === "booking-to-operator")
    return operatorEmail(job.news, await bookingOf(reference), detail);
  const { news } = job;
  if (news === "listed" || news === "still-listed") return listedEmail(reference, news);
  if (news === "seat-free") return seatFreeEmail(reference);
  return guestEmail(news, await bookingOf(reference), detail);
}

async function bookingOf(reference: string): Promise<BookingRow> {
  const [row] = await db().select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error(`there is no booking ${reference}`);
  return row;
}
