import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { accountEmail } from "../../accounts/mailbox";
import { accountOf } from "../../accounts/sessions";
import { bookings } from "../../db/booking-schema";
import { db } from "../../db/pool";
import type { Transaction } from "../../db/transaction";
import type { Caller } from "../../requests/handler";
import { installationSecret } from "../../requests/installation-secret";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";

const prefix = "bk_";

type Keys = Pick<BookingRow, "reference" | "keyNumber">;

/** The key that opens a booking: made from its reference whenever it is needed, kept nowhere. */
export async function bookingKey({ reference, keyNumber }: Keys): Promise<string> {
  // A secret of its own, so that no key can pass for the signature of a link.
  const mac = createHmac("sha256", await installationSecret("booking-keys"));
  // The first has no number: links were mailed before keys could be replaced.
  const named = keyNumber === 0 ? reference : `${reference} ${keyNumber}`;
  return `${prefix}${mac.update(named).digest("base64url")}`;
}

/** The key that whoever has just booked is given; it opens nothing once another took its place. */
export const firstKey = (reference: string): Promise<string> =>
  bookingKey({ reference, keyNumber: 0 });

/**
 * The booking, for whoever holds its key or has signed in with its confirmed address.
 *
 * @throws ApiError `not_found` for everybody else, whether there is such a booking or not
 */
export async function demandBooking(reference: string, caller: Caller): Promise<BookingRow> {
  const [row] = await db().select().from(bookings).where(eq(bookings.reference, reference));
  const isKey = caller.token?.startsWith(prefix) ?? false;
  const opens = isKey
    ? await fits(row ?? { reference, keyNumber: 0 }, caller)
    : await ownsAddress(row, caller);
  if (!row || !opens) throw new ApiError("not_found");
  return row;
}

/**
 * The same that somebody has opened, held until the transaction ends: the desk may have replaced what
 * opened it a moment ago.
 *
 * @throws ApiError `not_found` where it has
 */
export async function lockOpened(
  transaction: Transaction,
  { reference, keyNumber }: Keys,
): Promise<BookingRow> {
  const row = await lockBooking(transaction, reference);
  if (row?.keyNumber !== keyNumber) throw new ApiError("not_found");
  return row;
}

async function fits(booking: Keys, { token = "" }: Caller): Promise<boolean> {
  const right = Buffer.from(await bookingKey(booking));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right);
}

async function ownsAddress(row: BookingRow | undefined, caller: Caller): Promise<boolean> {
  const account = await accountOf(caller).catch((error) => {
    if (error instanceof ApiError && error.code === "unauthorized") return undefined;
    throw error;
  });
  return row !== undefined && account?.email === accountEmail(row.email);
}
