import { businessDay } from "@/lib/clock";
import type { CameFrom } from "@/lib/contract/came-from";
import { ApiError } from "@/lib/contract/errors";
import {
  contactUsEndpoint,
  enquiryEndpoint,
  type QuoteRequest,
  requestQuoteEndpoint,
  sendReviewEndpoint,
} from "@/lib/contract/leads";
import type { Locale } from "@/lib/contract/locale";
import { wrongWish } from "@/lib/pricing/wished-departure";
import { brand } from "@/lib/site/brand";
import { hasRoomForMail } from "../accounts/mailbox-counts";
import { recordReferral } from "../affiliate/referrals";
import { demandCoupon } from "../catalogue/coupon";
import { subjectId } from "../catalogue/subject";
import { tourRuns } from "../catalogue/tour-runs";
import { leads } from "../db/schema";
import type { Transaction } from "../db/transaction";
import { expectAnswer } from "../inbox/new-request";
import { type Caller, on } from "../requests/handler";
import { isDone, onceChecked } from "../requests/idempotency";
import { queueEmail } from "../requests/outbox";
import { newReference } from "../requests/reference";
import { passesSpamCheck } from "../requests/spam-check";
import { attachPhotographs } from "../reviews/review-photographs";
import { storeReview } from "../reviews/store-review";
import { tellOwners } from "../staff/tell-owners";

type Kind = "quote" | "contact" | "enquiry" | "review";
interface Form {
  full_name: string;
  email: string;
  website?: string | undefined;
  came_from?: CameFrom | undefined;
  invited_by?: string | undefined;
  seconds_open?: number | undefined;
}

const letters: Record<Kind, string> = { quote: "Q", contact: "C", enquiry: "E", review: "R" };

interface Extras {
  /** Looked at before anything is kept; throws what refuses the form. */
  check?(): Promise<unknown>;
  /** Done in the transaction that keeps the form. */
  also?(transaction: Transaction, reference: string): Promise<void>;
}

/** So few stars that the owner hears of it at once. */
const lowRating = 3;

/**
 * Keeps what a visitor sent and queues its two mails, in one transaction: acknowledged means stored,
 * and every stored row has its mails.
 */
async function keep(
  kind: Kind,
  form: Form,
  locale: Locale,
  caller: Caller,
  { check = async () => undefined, also }: Extras = {},
) {
  const reference = newReference(letters[kind]);
  if (!passesSpamCheck(form)) return { data: { reference } };
  // How long the form was open and what a browser remembers differ between two tries of the same request.
  const { seconds_open, came_from: cameFrom, invited_by, ...body } = form;
  const request = { key: caller.idempotencyKey, endpoint: kind, body };
  const isThanked =
    (await isDone(request)) || (await hasRoomForMail("thanked", form.email, caller));
  return onceChecked(request, check, async (transaction) => {
    const { full_name: name, email } = form;
    await transaction.db.insert(leads).values({
      reference,
      kind,
      locale,
      email,
      name,
      payload: { ...body, invited_by, seconds_open },
    });
    await expectAnswer(transaction, { kind, reference, locale, cameFrom });
    await also?.(transaction, reference);
    await queueEmail(transaction, { kind: "lead-to-operator", reference });
    if (isThanked) await queueEmail(transaction, { kind: "lead-to-visitor", reference });
    return { data: { reference } };
  });
}

/**
 * @throws ApiError `invalid` for a journey that would have to begin today or earlier, or on a day or in
 * a month in which the tour that is asked about does not start
 */
async function demandDeparture({ departure, tour }: QuoteRequest, locale: Locale): Promise<void> {
  const runs = tour ? await tourRuns(tour, locale) : [];
  const why = wrongWish(departure, runs, businessDay());
  if (why) throw new ApiError("invalid", { fields: { [`departure.${departure.kind}`]: [why] } });
}

/** @throws ApiError `invalid` for a journey that has not begun, or began before there was the operator */
async function demandTravelled(day: string | undefined): Promise<void> {
  const refused = (why: string) => new ApiError("invalid", { fields: { travelled_on: [why] } });
  if (day === undefined) return;
  if (day > businessDay()) throw refused("still_to_come");
  if (day < `${brand.founded}-01-01`) throw refused("invalid_date");
}

export const leadHandlers = [
  on(requestQuoteEndpoint, (form, locale, caller) =>
    keep("quote", form, locale, caller, {
      check: async () => {
        await demandDeparture(form, locale);
        if (form.coupon_code) await demandCoupon(form.coupon_code, undefined, caller);
      },
      also: (transaction, reference) =>
        recordReferral(transaction, reference, form, caller.address),
    }),
  ),
  on(contactUsEndpoint, (form, locale, caller) => keep("contact", form, locale, caller)),
  on(enquiryEndpoint, async (form, locale, caller) => {
    if (!(await subjectId(form.about)))
      throw new ApiError("invalid", { fields: { about: ["invalid"] } });
    return keep("enquiry", form, locale, caller);
  }),
  on(sendReviewEndpoint, async (form, locale, caller) => {
    const { about } = form;
    const subject = about.kind === "general" ? undefined : await subjectId(about);
    if (about.kind !== "general" && !subject)
      throw new ApiError("invalid", { fields: { about: ["invalid"] } });
    return keep("review", form, locale, caller, {
      check: () => demandTravelled(form.travelled_on),
      also: async (transaction, reference) => {
        await storeReview(transaction, reference, form, subject, locale);
        await attachPhotographs(transaction, reference, form.photographs ?? []);
        if (form.rating <= lowRating) await tellOwners(transaction, "low-rating", reference);
      },
    });
  }),
];
