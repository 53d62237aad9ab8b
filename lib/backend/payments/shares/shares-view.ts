import { LocaleSchema } from "@/lib/contract/locale";
import type { Shares } from "@/lib/contract/shares";
import { ownPart } from "@/lib/pricing/shares";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { owed } from "../../bookings/money/owed";
import { shareLink } from "../../bookings/shares/share-key";
import { shareMoney } from "../../bookings/shares/share-money";
import { openShares, type Standing, sharesOf } from "../../bookings/shares/share-rows";

/** Who pays what of a booking, for the one who booked. */
export async function sharesView(booking: BookingRow): Promise<Shares> {
  const standings = await sharesOf(booking.reference);
  const own = ownPart(owed(booking), openShares(standings));
  return {
    shares: await Promise.all(standings.map((standing) => shown(booking, standing))),
    own: { deposit_minor: own.depositMinor, all_minor: own.allMinor },
  };
}

async function shown(booking: BookingRow, standing: Standing): Promise<Shares["shares"][number]> {
  const { share, state } = standing;
  const isPayable = shareMoney(booking, standing).payableMinor > 0;
  const locale = LocaleSchema.parse(booking.locale);
  return {
    ...{ id: share.id, name: share.name, email: share.email, purpose: share.purpose, state },
    ...moneyOf(standing),
    link: isPayable ? await shareLink(share.id, locale) : null,
  };
}

/** What a share was to be, and what of it came and went. */
export const moneyOf = ({ share, paidMinor, backMinor, paidAt }: Standing) => ({
  amount_minor: share.amountMinor,
  paid_minor: paidMinor,
  back_minor: backMinor,
  paid_at: paidAt?.toISOString() ?? null,
});
