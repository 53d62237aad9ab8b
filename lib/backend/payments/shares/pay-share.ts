import { and, eq } from "drizzle-orm";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { payShareEndpoint } from "@/lib/contract/shares";
import { sharePath } from "@/lib/site/routes";
import { countMailbox } from "../../accounts/mailbox-counts";
import { demandShare } from "../../bookings/shares/share-key";
import { db } from "../../db/pool";
import { shares } from "../../db/share-schema";
import type { Caller } from "../../requests/handler";
import { openOrder } from "../submit-order";
import { bookingOfShare } from "./own-share";

/**
 * Opens a payment for a share, as what was shown of it.
 *
 * @throws ApiError `not_found` for whoever has no key to it; `invalid` where no address is known;
 * `conflict` when nothing can be paid now, or another amount than was shown; `too_many` for an address
 * that was given for many shares today
 */
export async function payShare(
  { share: id, shown_minor, email }: ParsedInputOf<typeof payShareEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  const share = await demandShare(id, caller);
  const booking = await bookingOfShare(share);
  // An address that is known stays: the receipts go there.
  const address = share.email || email;
  if (!address) throw new ApiError("invalid", { fields: { email: ["required"] } });
  if (!share.email) {
    await countMailbox("asked to pay", address, caller);
    await db()
      .update(shares)
      .set({ email: address })
      .where(and(eq(shares.id, id), eq(shares.email, "")));
  }
  const wish = {
    ...{ reference: share.booking, key: caller.idempotencyKey },
    purpose: booking.state === "confirmed" ? ("balance" as const) : ("deposit" as const),
    share: { id, shownMinor: shown_minor },
  };
  const payer = { name: share.name, email: address, phone: "", country: booking.country };
  return openOrder(booking, wish, { payer, locale, path: sharePath(id) });
}
