import type { Booking } from "@/lib/contract/bookings";
import type { EmailTable } from "../../documents/email-table";
import type { Telling } from "../../documents/telling";
import type { EmailLink } from "../email-content";
import type { NewsValues } from "./news-values";

/** What one kind of email says to a guest; greeting, facts and closing are the same in all. */
export interface Said {
  subject: string;
  paragraphs: string[];
  action: EmailLink;
  tables?: EmailTable[];
  after?: string[];
  documents?: Booking["papers"];
}

export interface Occasion extends Telling {
  values: NewsValues;
  /** Address of the guest's page, with the key. */
  secret: string;
  detail: string;
}

/** Says it, or undefined when it is not wanted any more by the time it is written. */
export type Say = (occasion: Occasion) => Said | undefined | Promise<Said | undefined>;
