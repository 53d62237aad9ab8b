import type { createBookingEndpoint } from "@/lib/contract/bookings";
import type { OutputOf, ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { countsFrom } from "@/lib/site/counts-from";
import { countMailbox } from "../../accounts/mailbox-counts";
import { recordReferral } from "../../affiliate/referrals";
import { type Offer, offer } from "../../catalogue/price";
import { keptOf } from "../../inbox/came-from";
import { expectAnswer } from "../../inbox/new-request";
import type { Caller } from "../../requests/handler";
import { isDone, onceChecked } from "../../requests/idempotency";
import { limits } from "../../requests/limits";
import { tellGuest, tellOperator } from "../../requests/outbox";
import { countByEach, countTogether } from "../../requests/rate-limit";
import { newReference } from "../../requests/reference";
import { passesSpamCheck } from "../../requests/spam-check";
import { firstKey } from "../guest/booking-key";
import { insertBooking } from "./insert-booking";
import { firstState, wantedDeparture } from "./wanted-departure";

type Form = ParsedInputOf<typeof createBookingEndpoint>;
type Answer = OutputOf<typeof createBookingEndpoint>;
type Found = Awaited<ReturnType<typeof checked>>;
type Kept = Pick<Answer["data"], "reference" | "state">;

/**
 * Books a tour at the price that was shown. Seats of an own departure are held from now on; other
 * dates are looked into by the operator first. The same request sent again is one booking.
 *
 * @throws ApiError `invalid` beside the wrong field; `conflict` with the reason when the price is
 * another by now or the seats are gone; `too_many`
 */
export async function createBooking(form: Form, locale: Locale, caller: Caller): Promise<Answer> {
  const reference = newReference("B");
  if (!passesSpamCheck(form)) return answer({ reference, state: "enquiry" });
  // How long the form was open and what a browser remembers differ between two tries of the same request.
  const { seconds_open: _, came_from: cameFrom, invited_by: __, ...body } = form;
  const request = { key: caller.idempotencyKey, endpoint: "booking", body };
  let takeBack = async () => {};
  const check = async () => {
    const found = await checked(form, locale, caller);
    if (!(await isDone(request))) takeBack = await countBooking(form, found, caller);
    return found;
  };
  const kept: Kept = await onceChecked(
    request,
    check,
    async (transaction, { offered, departure }) => {
      const state = firstState(departure);
      await insertBooking(transaction, {
        reference,
        state,
        locale,
        form,
        offered,
        departureId: departure?.id ?? null,
        cameFrom: keptOf(cameFrom),
      });
      if (state === "enquiry")
        await expectAnswer(transaction, { kind: "booking", reference, locale, cameFrom });
      await recordReferral(transaction, reference, form, caller.address);
      await tellGuest(transaction, state === "enquiry" ? "received" : "provisional", reference);
      await tellOperator(transaction, "new", reference);
      return { reference, state };
    },
  ).catch(async (error) => {
    // Who could not have their places holds none.
    await takeBack();
    throw error;
  });
  return answer(kept);
}

/** @returns takes back how many places it holds, and that it uses a coupon */
async function countBooking(form: Form, { departure, offered }: Found, caller: Caller) {
  await countMailbox("booked", form.email, caller);
  const { address } = caller;
  if (!address) return async () => {};
  const { holds, held, spent } = limits;
  const counted: (() => Promise<void>)[] = [];
  const takeBack = async () => {
    for (const uncount of counted) await uncount();
  };
  const people = form.adults + form.children.length;
  try {
    if (offered.coupon)
      counted.push(await countByEach(countsFrom(address, "spent", spent.here, spent.ofPlace)));
    if (firstState(departure) !== "provisional") return takeBack;
    await countByEach(countsFrom(address, "hold", holds.here, holds.ofPlace));
    counted.push(await countTogether(countsFrom(address, "held", held.here, held.ofPlace), people));
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

/** The key is not in what is kept: it can always be made again. A newer one is for whoever it is mailed to. */
async function answer({ reference, state }: Kept): Promise<Answer> {
  return { data: { reference, key: await firstKey(reference), state } };
}

/** What was asked for, as far as it can be told before anything is taken. */
async function checked(form: Form, locale: Locale, caller: Caller) {
  const offered = await offerFor(form, locale, caller);
  const departure = await wantedDeparture(offered.tour, form.starts);
  if (form.shown_total_minor !== offered.price.total_minor)
    throw new ApiError("conflict", { reason: "price_changed" });
  return { offered, departure };
}

async function offerFor(form: Form, locale: Locale, caller: Caller): Promise<Offer> {
  try {
    return await offer(form, locale, caller);
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found")
      throw new ApiError("invalid", { fields: { tour: ["unknown_tour"] } });
    throw error;
  }
}
