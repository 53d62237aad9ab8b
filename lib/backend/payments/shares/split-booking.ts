import { businessDay } from "@/lib/clock";
import { deskBookings } from "@/lib/contract/changes";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError, conflict } from "@/lib/contract/errors";
import type { splitEndpoint } from "@/lib/contract/shares";
import { policy } from "@/lib/pricing/policy";
import { inEqualParts, ownPart } from "@/lib/pricing/shares";
import { countMailbox, countMailsFrom } from "../../accounts/mailbox-counts";
import { actionsOf } from "../../bookings/guest/actions";
import { demandBooking, lockOpened } from "../../bookings/guest/booking-key";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { owed } from "../../bookings/money/owed";
import { openShares, sharesOf } from "../../bookings/shares/share-rows";
import { shares } from "../../db/share-schema";
import { inTransaction } from "../../db/transaction";
import type { Caller } from "../../requests/handler";
import { tellPayer } from "../../requests/outbox";
import { newReference } from "../../requests/reference";
import { record } from "../../staff/audit";
import { giveUpAttempts } from "../give-up-attempts";
import { settlePayments } from "../settle";
import { sharesView } from "./shares-view";

type Split = ParsedInputOf<typeof splitEndpoint>;

/** So many were asked to pay for one booking at most, those included whose share was taken back. */
const mostEver = 60;

/**
 * Splits what the one who booked has to pay: everybody named gets a share with a link of its own, by
 * mail where an address is given. What is left stays with the one who booked.
 *
 * @throws ApiError `conflict` when nothing can be paid now, or there is another sum to split than
 * was shown; `invalid` for shares that are together more than that, or too small; `too_many` for an
 * address that was given often today, or too many of them
 */
export async function splitBooking(input: Split, _locale: unknown, caller: Caller) {
  const { reference, people } = input;
  const opened = await demandBooking(reference, caller);
  const mailed = people.flatMap(({ email }) => (email ? [email] : []));
  const takeBack = await countMailsFrom(opened.email, caller, mailed.length);
  try {
    for (const email of mailed) await countMailbox("asked to pay", email, caller);
    await settlePayments(reference);
    await split(input, opened);
  } catch (error) {
    await takeBack();
    throw error;
  }
  return { data: await sharesView(await demandBooking(reference, caller)) };
}

function split(input: Split, opened: BookingRow): Promise<void> {
  const { reference, purpose, shown_minor, people } = input;
  return inTransaction(async (transaction) => {
    const booking = await lockOpened(transaction, opened);
    if (!actionsOf(booking, businessDay()).includes("pay")) throw conflict("not_now");
    const before = await sharesOf(reference, transaction.db);
    if (before.length + people.length > mostEver) throw conflict("too_many_shares");
    const own = ownPart(owed(booking), openShares(before));
    const thereMinor = purpose === "deposit" ? own.depositMinor : own.allMinor;
    if (thereMinor !== shown_minor) throw conflict("split_changed");
    const amounts = amountsOf(input, thereMinor);
    const rows = people.map(({ name, email }, at) => ({
      ...{ id: newReference("S"), booking: reference, name, email, purpose },
      ...{ amountMinor: amounts[at] ?? 0, currency: booking.currency },
    }));
    await transaction.db.insert(shares).values(rows);
    // What the one who booked has opened to pay is too much from now on.
    await giveUpAttempts(transaction, reference, null);
    for (const { id, email } of rows) if (email) await tellPayer(transaction, "asked", id);
    await record(
      transaction,
      { kind: "guest" },
      {
        action: "split-booking",
        subject: reference,
        before: { own_minor: thereMinor },
        after: {
          ...{ purpose, own_minor: thereMinor - amounts.reduce((sum, each) => sum + each, 0) },
          shares: rows.map(({ id, amountMinor }) => `${id} ${amountMinor}`).join(", "),
        },
      },
    );
    transaction.changed.add(deskBookings);
  });
}

/** What each is to pay, in the order of the people. */
function amountsOf({ equally, with_me, people }: Split, thereMinor: number): number[] {
  if (!equally) {
    const amounts = people.map(({ amount_minor }) => amount_minor ?? 0);
    const tooSmall = amounts.findIndex((each) => each < policy.shares.leastMinor);
    if (tooSmall >= 0) throw invalid(`people.${tooSmall}.amount_minor`, "required");
    const sum = amounts.reduce((minor, each) => minor + each, 0);
    if (sum > thereMinor) throw invalid("people", "split_too_much");
    return amounts;
  }
  const parts = inEqualParts(thereMinor, people.length + (with_me ? 1 : 0));
  // The cents that cannot be halved are paid by the one who booked, if by anybody else.
  const amounts = with_me ? parts.slice(1) : parts;
  if (amounts.some((each) => each < policy.shares.leastMinor))
    throw invalid("people", "split_too_small");
  return amounts;
}

const invalid = (field: string, why: string) =>
  new ApiError("invalid", { fields: { [field]: [why] } });
