import { LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { brand } from "@/lib/site/brand";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { type BookingContext, bookingContext } from "../../documents/booking-context";
import { documentOf } from "../../documents/booking-document";
import { journeyFacts } from "../../documents/document-words";
import { isAhead, momentText } from "../../documents/trip-words";
import type { GuestNews } from "../../requests/outbox";
import type { EmailContent } from "../email-content";
import { operatorMailbox } from "../operator-mailbox";
import type { WrittenEmail } from "../written-email";
import { balance } from "./balance-email";
import { cancelled } from "./cancelled-email";
import { changeProposed } from "./change-proposed-email";
import { changed } from "./changed-email";
import { confirmed } from "./confirmed-email";
import type { EmailContext, GuestEmailContent, GuestEmailWriter } from "./email-context";
import { helpLinks, secretLink } from "./guest-links";
import { invoice } from "./invoice-email";
import { lessBack } from "./less-back-email";
import { link } from "./link-email";
import { newsValues } from "./news-values";
import { overdue } from "./overdue-email";
import { proposed } from "./proposed-dates-email";
import { provisional, unconfirmed } from "./provisional-email";
import { receipt } from "./receipt-email";
import { received } from "./received-email";
import { refunded } from "./refunded-email";
import { released } from "./released-email";

export type BookingNews = Exclude<GuestNews, "listed" | "still-listed" | "seat-free">;

const writers: Record<BookingNews, GuestEmailWriter> = {
  received,
  provisional,
  proposed,
  "change-proposed": changeProposed,
  changed,
  invoice,
  confirmed,
  unconfirmed,
  receipt,
  balance,
  overdue,
  released,
  cancelled,
  "less-back": lessBack,
  refunded,
  link,
};

/** A mail to the guest of a booking, in their language; undefined when it is not wanted any more. */
export async function guestEmail(
  news: BookingNews,
  booking: BookingRow,
  detail: string,
): Promise<WrittenEmail | undefined> {
  // Somebody who has only telephoned, or whose name was erased since.
  if (booking.email === "") return undefined;
  const locale = LocaleSchema.parse(booking.locale);
  const gathered = await bookingContext(booking, locale);
  const secret = await secretLink(booking, locale);
  const context = { ...gathered, values: newsValues(gathered), secret, detail };
  const written = await writers[news](context);
  if (!written) return undefined;
  return {
    content: contentOf(written, context),
    locale,
    to: { name: booking.name, address: booking.email },
    replyTo: operatorMailbox(),
    attachments: await attachments(written, gathered),
    domain: domains[locale],
  };
}

/** The documents of an email, those that there are. */
async function attachments({ documents = [] }: GuestEmailContent, context: BookingContext) {
  const files = documents
    .filter((kind) => context.view.papers.includes(kind))
    .map(async (kind) => {
      const { file_name, content_type, bytes } = await documentOf(kind, context);
      return { filename: file_name, contentType: content_type, content: bytes };
    });
  return Promise.all(files);
}

function contentOf(written: GuestEmailContent, context: EmailContext): EmailContent {
  const { booking, t, locale, secret } = context;
  return {
    subject: written.subject,
    paragraphs: [t("Email.greeting", { name: booking.name }), ...written.paragraphs],
    action: written.action,
    facts: facts(context),
    tables: written.tables ?? [],
    links: [
      ...(written.action.href === secret
        ? []
        : [{ text: t("BookingEmail.link.open"), href: secret }]),
      ...helpLinks(context),
    ],
    after: [
      ...(written.after ?? []),
      t("BookingEmail.privateLink"),
      t("BookingEmail.help", { phone: brand.phone }),
    ],
    signature: [t("Email.closing"), t("Email.team", { brand: brand.name }), brand.phone],
    footnote: t("BookingEmail.footnote", { site: domains[locale] }),
  };
}

function facts(context: EmailContext): EmailContent["facts"] {
  const { booking, view, t } = context;
  const { holdUntil, invoice: number } = booking;
  return [
    ...journeyFacts(context),
    ...fact(t("BookingEmail.fields.invoice"), number),
    ...fact(
      t("BookingEmail.fields.hold"),
      isAhead(holdUntil) && view.due_now_minor > 0 && momentText(holdUntil, context),
    ),
  ];
}

const fact = (label: string, value: string | false | null): EmailContent["facts"] =>
  value ? [[label, value]] : [];
