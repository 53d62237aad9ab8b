import type { Locale } from "@/lib/contract/locale";
import type { EmailContent } from "./email-content";

/** A mail before it is sent. */
export interface WrittenEmail {
  content: EmailContent;
  locale: Locale;
  to: { name: string; address: string };
  /** Who of us wrote it, beside the name of the house; the address is the site's all the same. */
  by?: string;
  /** Whoever answers a mail reaches a person: the operator, or the guest. */
  replyTo: { name: string; address: string };
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  domain: string;
  /** Whether a person wrote it: mail programs may treat what a machine wrote in another way. */
  isPersonal?: boolean;
}
