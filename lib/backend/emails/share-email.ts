import { eq } from "drizzle-orm";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { formatPayment } from "@/lib/i18n/format";
import { type Translator, translator } from "@/lib/i18n/translator";
import { addDays } from "@/lib/pricing/days";
import { brand } from "@/lib/site/brand";
import { bookedJourney } from "../bookings/guest/booked-journey";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { sourceOf } from "../bookings/money/ledger";
import { hasEnded } from "../bookings/money/owed";
import { shareLink } from "../bookings/shares/share-key";
import { shareMoney } from "../bookings/shares/share-money";
import { type Standing, sharesOf } from "../bookings/shares/share-rows";
import { bookings, ledger, payments, refunds } from "../db/booking-schema";
import { db } from "../db/pool";
import { shares } from "../db/share-schema";
import { isAhead, momentText, tripDates } from "../documents/trip-words";
import type { PayerEmailJob, PayerNews } from "../requests/outbox";
import type { EmailContent, EmailLink } from "./email-content";
import { operatorMailbox } from "./operator-mailbox";
import type { WrittenEmail } from "./written-email";

interface ShareContext {
  booking: BookingRow;
  standing: Standing;
  locale: Locale;
  t: Translator;
  values: { booker: string; tour: string; amount: string };
  link: string;
  detail: string;
}

interface Written {
  subject: string;
  paragraphs: string[];
  action: EmailLink;
  after?: string[];
}

const writers: Record<PayerNews, (context: ShareContext) => Promise<Written | undefined>> = {
  asked,
  receipt,
  refunded,
  reversed,
  ended,
};

/** A mail to a fellow traveller about their share, in the booking's language; undefined when it is not wanted. */
export async function shareEmail(job: PayerEmailJob): Promise<WrittenEmail | undefined> {
  const [row] = await db()
    .select({ share: shares, booking: bookings })
    .from(shares)
    .innerJoin(bookings, eq(bookings.reference, shares.booking))
    .where(eq(shares.id, job.reference));
  if (!row?.share.email) return undefined;
  const { share, booking } = row;
  const standing = (await sharesOf(booking.reference)).find((each) => each.share.id === share.id);
  if (!standing) return undefined;
  const locale = LocaleSchema.parse(booking.locale);
  const t = translator(locale);
  const { title: tour } = await bookedJourney(booking, locale);
  const values = { booker: booking.name, tour, amount: formatPayment(share.amountMinor) };
  const link = await shareLink(share.id, locale);
  const written = await writers[job.news]({
    ...{ booking, standing, locale, t, values, link, detail: job.detail },
  });
  if (!written) return undefined;
  const days = { starts: booking.starts, ends: addDays(booking.starts, booking.days - 1) };
  return {
    content: {
      ...written,
      paragraphs: [t("Email.greeting", { name: share.name }), ...written.paragraphs],
      facts: [
        [t("BookingEmail.fields.dates"), tripDates({ view: days, locale, t })],
        [t("BookingEmail.fields.reference"), booking.reference],
      ],
      links: [],
      after: [
        ...(written.after ?? []),
        t("ShareEmail.secret"),
        t("BookingEmail.help", { phone: brand.phone }),
      ],
      signature: [t("Email.closing"), t("Email.team", { brand: brand.name }), brand.phone],
      footnote: t("ShareEmail.footnote", { booker: booking.name, site: domains[locale] }),
    } satisfies EmailContent,
    locale,
    to: { name: share.name, address: share.email },
    replyTo: operatorMailbox(),
    domain: domains[locale],
  };
}

/** What they are asked for; not any more once it is paid, taken back or too late. */
async function asked(context: ShareContext): Promise<Written | undefined> {
  const { booking, standing, t, values, link } = context;
  const { payableMinor } = shareMoney(booking, standing);
  if (payableMinor === 0) return undefined;
  const { holdUntil, state } = booking;
  const isHeld = state !== "confirmed" && isAhead(holdUntil);
  return {
    subject: t("ShareEmail.asked.subject", values),
    paragraphs: [
      t("ShareEmail.asked.intro", values),
      t("ShareEmail.asked.how"),
      ...(isHeld ? [t("ShareEmail.asked.until", { until: momentText(holdUntil, context) })] : []),
    ],
    action: { text: t("ShareEmail.asked.open"), href: link },
    after: [t("ShareEmail.asked.stranger", values)],
  };
}

/** Their money has arrived; `detail` is the payment. */
async function receipt({
  booking,
  t,
  values,
  link,
  detail,
}: ShareContext): Promise<Written | undefined> {
  const [payment] = await db().select().from(payments).where(eq(payments.id, detail));
  if (!payment) return undefined;
  const back = await db().select().from(refunds).where(eq(refunds.payment, detail));
  const backMinor = back.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const paid = { ...values, amount: formatPayment(payment.amountMinor) };
  return {
    subject: t("ShareEmail.receipt.subject", paid),
    paragraphs: [
      t("ShareEmail.receipt.intro", paid),
      ...(backMinor > 0 ? [t("ShareEmail.receipt.back", { back: formatPayment(backMinor) })] : []),
      ...(backMinor < payment.amountMinor
        ? [
            t(
              `ShareEmail.receipt.${booking.state === "confirmed" ? "confirmed" : "waiting"}`,
              values,
            ),
          ]
        : []),
    ],
    action: { text: t("ShareEmail.open"), href: link },
  };
}

/** Their money went back; `detail` is the refund. */
async function refunded({ t, values, link, detail }: ShareContext): Promise<Written | undefined> {
  const [refund] = await db().select().from(refunds).where(eq(refunds.id, detail));
  if (!refund) return undefined;
  const back = { ...values, amount: formatPayment(refund.amountMinor) };
  return {
    subject: t("ShareEmail.refunded.subject", back),
    paragraphs: [t("ShareEmail.refunded.intro", back), t(why(refund.reason), back)],
    action: { text: t("ShareEmail.open"), href: link },
  };
}

/** Their bank took back what was left of it; `detail` is the payment. */
async function reversed({ t, values, link, detail }: ShareContext): Promise<Written | undefined> {
  const source = sourceOf("reversal", { id: detail });
  const [entry] = await db().select().from(ledger).where(eq(ledger.source, source));
  if (!entry) return undefined;
  const taken = { ...values, amount: formatPayment(-entry.amountMinor) };
  return {
    subject: t("ShareEmail.reversed.subject", taken),
    paragraphs: [t("ShareEmail.reversed.intro", taken)],
    action: { text: t("ShareEmail.open"), href: link },
  };
}

/** Nothing is asked of them any more, as the booking was cancelled or its places were given back. */
async function ended({ booking, standing, t, values, link }: ShareContext) {
  if (standing.state !== "open" || !hasEnded(booking)) return undefined;
  const how = booking.state === "expired" ? "late" : "cancelled";
  return {
    subject: t("ShareEmail.ended.subject", values),
    paragraphs: [t(`ShareEmail.ended.${how}`, values), t("ShareEmail.ended.nothing")],
    action: { text: t("ShareEmail.open"), href: link },
  };
}

function why(reason: string) {
  switch (reason) {
    case "paid_twice":
      return "ShareEmail.refunded.twice";
    case "share_withdrawn":
      return "ShareEmail.refunded.withdrawn";
    case "no_seats_left":
    case "paid_after_end":
      return "ShareEmail.refunded.late";
    case "changed":
      return "ShareEmail.refunded.changed";
    default:
      return "ShareEmail.refunded.cancelled";
  }
}
