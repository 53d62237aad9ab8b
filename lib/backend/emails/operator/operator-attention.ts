import { eq } from "drizzle-orm";
import { formatPayment } from "@/lib/i18n/format";
import { payerOf } from "../../bookings/shares/share-rows";
import { payments, refunds } from "../../db/booking-schema";
import { db } from "../../db/pool";
import type { BookingContext } from "../../documents/booking-context";
import { reasons } from "./operator-reasons";

/**
 * Why a person has to look at a booking. `detail` is the reason and, where there is one, the movement
 * it is about, such as `part_paid payment B-…-1`.
 */
export async function attention(
  context: BookingContext,
  detail: string,
): Promise<{ subject: string; paragraphs: string[] }> {
  const [key = "", ...rest] = detail.split(" ");
  const reason = reasons[key];
  const cause = rest.length > 0 ? [`It is about: ${rest.join(" ")}.`] : [];
  if (!reason) {
    const words = key.replaceAll("_", " ");
    return {
      subject: words,
      paragraphs: [`The site could not decide by itself: ${words}.`, ...cause],
    };
  }
  const amount = await amountOf(context, rest);
  const payer = await payerOf(rest.join(" "));
  const paidBy = payer
    ? [
        `It is the share of ${payer.name} (${payer.email || "no address known"}, ${payer.id}): what goes back goes to them.`,
      ]
    : [];
  return {
    subject: reason.subject,
    paragraphs: [reason.what(amount, context), ...paidBy, reason.todo, ...cause],
  };
}

async function amountOf({ entries }: BookingContext, movement: string[]): Promise<string> {
  const entry = entries.find(({ source }) => source === movement.join(" "));
  const minor = entry?.amountMinor ?? (await orderedMinor(movement));
  return minor === undefined ? "A sum" : formatPayment(Math.abs(minor));
}

/** The amount of a refund or payment that is in no ledger yet. */
async function orderedMinor([kind, id = ""]: string[]): Promise<number | undefined> {
  const table = kind === "refund" ? refunds : kind === "payment" ? payments : undefined;
  if (!table) return undefined;
  const [row] = await db().select({ minor: table.amountMinor }).from(table).where(eq(table.id, id));
  return row?.minor;
}
