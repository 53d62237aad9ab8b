import { LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { brand } from "@/lib/site/brand";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { documentOf } from "../../documents/booking-document";
import { type Telling, telling } from "../../documents/telling";
import { isAhead, momentText, partyText, tripDates } from "../../documents/trip-words";
import type { GuestNews } from "../../requests/outbox";
import type { EmailContent } from "../email-content";
import { operatorMailbox } from "../operator-mailbox";
import type { WrittenMail } from "../written-email";
import { balance } from "./balance-email";
import { cancelled } from "./cancelled-email";
import { confirmed } from "./confirmed-email";
import { helpLinks, secretLink } from "./guest-links";
import { invoice } from "./invoice-email";
import { newsValues } from "./news-values";
import { overdue } from "./overdue-email";
import { proposed } from "./proposed-dates-email";
import { provisional } from "./provisional-email";
import { receipt } from "./receipt-email";
import { received } from "./received-email";
import { refunded } from "./refunded-email";
import { released } from "./released-email";
import type { Occasion, Said, Say } from "./said";

export type BookingNews = Exclude<GuestNews, "listed" | "still-listed" | "seat-free">;

const writers: Record<BookingNews, Say> = {
  received,
  provisional,
  proposed,
  invoice,
  confirmed,
  receipt,
  balance,
  overdue,
  released,
  cancelled,
  refunded,
};

/** A mail to the guest of a booking, in their language; undefined when it is not wanted any more. */
export async function guestMail(
  news: BookingNews,
  booking: BookingRow,
  detail: string,
): Promise<WrittenMail | undefined> {
  const locale = LocaleSchema.parse(booking.locale);
  const told = await telling(booking, locale);
  const secret = await secretLink(booking.reference, locale);
  const occasion = { ...told, values: newsValues(told), secret, detail };
  const said = await writers[news](occasion);
  if (!said) return undefined;
  return {
    content: contentOf(said, occasion),
    locale,
    to: { name: booking.name, address: booking.email },
    replyTo: operatorMailbox(),
    attachments: await attachments(said, told),
    domain: domains[locale],
  };
}

/** The documents of an email, those that there are. */
async function attachments({ documents = [] }: Said, told: Telling) {
  const files = documents
    .filter((kind) => told.view.papers.includes(kind))
    .map(async (kind) => {
      const { file_name, content_type, bytes } = await documentOf(kind, told);
      return { filename: file_name, contentType: content_type, content: bytes };
    });
  return Promise.all(files);
}

function contentOf(said: Said, occasion: Occasion): EmailContent {
  const { booking, t, locale, secret } = occasion;
  return {
    subject: said.subject,
    paragraphs: [t("Mail.greeting", { name: booking.name }), ...said.paragraphs],
    action: said.action,
    facts: facts(occasion),
    tables: said.tables ?? [],
    links: [
      ...(said.action.href === secret ? [] : [{ text: t("BookingMail.link.open"), href: secret }]),
      ...helpLinks(occasion),
    ],
    after: [
      ...(said.after ?? []),
      t("BookingMail.private_link"),
      t("BookingMail.help", { phone: brand.phone }),
    ],
    signature: [t("Mail.closing"), t("Mail.team", { brand: brand.name }), brand.phone],
    footnote: t("BookingMail.footnote", { site: domains[locale] }),
  };
}

function facts(occasion: Occasion): EmailContent["facts"] {
  const { booking, view, t } = occasion;
  const { holdUntil, invoice: number } = booking;
  return [
    [t("BookingMail.fields.reference"), view.reference],
    [t("Mail.fields.tour"), view.tour.title],
    [t("BookingMail.fields.dates"), tripDates(occasion)],
    [t("BookingMail.fields.party"), partyText(occasion)],
    ...fact(t("BookingMail.fields.invoice"), number),
    ...fact(
      t("BookingMail.fields.hold"),
      isAhead(holdUntil) && view.due_now_minor > 0 && momentText(holdUntil, occasion),
    ),
  ];
}

const fact = (label: string, value: string | false | null): EmailContent["facts"] =>
  value ? [[label, value]] : [];
