import type { Booking } from "@/lib/contract/bookings";
import type { BookingContext } from "../../documents/booking-context";
import type { EmailTable } from "../../documents/email-table";
import type { EmailLink } from "../email-content";
import type { NewsValues } from "./news-values";

/** What one kind of email says to a guest; greeting, facts and closing are the same in all. */
export interface GuestEmailContent {
  subject: string;
  paragraphs: string[];
  action: EmailLink;
  tables?: EmailTable[];
  after?: string[];
  documents?: Booking["papers"];
}

export interface EmailContext extends BookingContext {
  values: NewsValues;
  /** Address of the guest's page, with the key. */
  secret: string;
  detail: string;
}

/** Writes it, or undefined when it is not wanted any more by the time it is written. */
export type GuestEmailWriter = (
  context: EmailContext,
) => GuestEmailContent | undefined | Promise<GuestEmailContent | undefined>;
