export type Deed =
  | { do: "edit"; total: number | null }
  | { do: "accept"; stale: boolean; three: boolean }
  | { do: "send" | "ask" | "expire" | "withdraw" | "pay" | "cancel" }
  | { do: "split" | "payShare" | "withdrawShare" };

export interface ModelShare {
  amount: number;
  state: "open" | "paid" | "withdrawn";
  /** Whether its payer was told that nothing is owed any more. */
  isTold: boolean;
}

/** What the documents say that an offer is (docs/decisions/0034 and 0040 to 0042). */
export interface Model {
  state: "draft" | "sent" | "accepted" | "withdrawn";
  /** What is typed; null: the price is the catalogue's. */
  total: number | null;
  /** The newest version, and whether it was sent as it is. */
  number: number;
  isSent: boolean;
  sent: { number: number; total: number; isTyped: boolean } | null;
  hasExpired: boolean;
  messages: number;
  booking: {
    state: "invoiced" | "confirmed" | "cancelled";
    total: number;
    paid: number;
    shares: ModelShare[];
  } | null;
}

/** What the catalogue asks, for the party of the offer and for one more. */
export interface CataloguePrices {
  two: number;
  three: number;
}

/** Forty per cent in whole dollars: what confirms a journey that was made for its guest. */
export const depositOf = (total: number) => Math.round((total * 0.4) / 100) * 100;

/** What has to become of a deed; the model is changed where it is done. */
export function think(model: Model, deed: Deed, prices: CataloguePrices): string {
  const { booking } = model;
  const total = model.total ?? prices.two;
  switch (deed.do) {
    case "edit": {
      if (booking) return "offer_accepted";
      const number = model.isSent ? model.number + 1 : model.number;
      Object.assign(model, { total: deed.total, number, isSent: false });
      return "done";
    }
    case "send": {
      if (booking) return "offer_accepted";
      if (total === 0) return "no_sum";
      if (depositOf(total) === 0) return "deposit_too_small";
      const number = model.isSent ? model.number + 1 : model.number;
      const sent = { number, total, isTyped: model.total !== null };
      Object.assign(model, { state: "sent", number, isSent: true, sent, hasExpired: false });
      return "done";
    }
    case "ask":
      if (!model.sent) return "not_found";
      model.messages += 1;
      return "done";
    case "expire":
      model.hasExpired = model.state === "sent";
      return "done";
    case "withdraw":
      if (booking) return "offer_accepted";
      if (model.state !== "sent") return "changed_meanwhile";
      model.state = "withdrawn";
      return "done";
    case "accept":
      return thinkAccepted(model, deed, prices);
    case "pay":
      if (booking?.state !== "invoiced") return "nothing";
      booking.paid += depositOf(booking.total);
      booking.state = "confirmed";
      return "done";
    case "cancel":
      if (!booking || booking.state === "cancelled") return "nothing";
      booking.state = "cancelled";
      for (const share of openOf(booking)) share.isTold = true;
      return "done";
    default:
      return booking ? thinkShared(booking, deed.do) : "nothing";
  }
}

function thinkAccepted(
  model: Model,
  { stale, three }: { stale: boolean; three: boolean },
  prices: CataloguePrices,
): string {
  const { sent } = model;
  if (!sent) return "not_found";
  if (three && !stale && sent.isTyped) return "party_is_fixed";
  if (model.booking) return "offer_accepted";
  if (model.state === "withdrawn") return "offer_withdrawn";
  if (model.hasExpired) return "offer_expired";
  if (stale) return "offer_changed";
  model.state = "accepted";
  // Another party is a version of its own.
  if (three) {
    model.number += 1;
    model.sent = { number: model.number, total: prices.three, isTyped: false };
  }
  const total = three ? prices.three : sent.total;
  model.booking = { state: "invoiced", total, paid: 0, shares: [] };
  return "done";
}

type Booking = NonNullable<Model["booking"]>;
const openOf = ({ shares }: Booking) => shares.filter(({ state }) => state === "open");

/** What of the deposit stays with the one who booked, and the half of it that somebody is asked for. */
const askedFor = (booking: Booking) => {
  const promised = openOf(booking).reduce((sum, { amount }) => sum + amount, 0);
  const left = Math.max(depositOf(booking.total) - booking.paid - promised, 0);
  return Math.floor(left / 2);
};

function thinkShared(booking: Booking, deed: "split" | "payShare" | "withdrawShare"): string {
  const open = openOf(booking);
  if (deed === "split") {
    if (booking.state !== "invoiced") return "nothing";
    const amount = askedFor(booking);
    if (amount < 100) return "invalid";
    booking.shares.push({ amount, state: "open", isTold: false });
    return "done";
  }
  const share = deed === "payShare" ? open[0] : open.at(-1);
  if (!share) return "nothing";
  if (deed === "withdrawShare") {
    share.state = "withdrawn";
    return "done";
  }
  if (booking.state === "cancelled") return "not_now";
  share.state = "paid";
  booking.paid += Math.min(share.amount, booking.total - booking.paid);
  if (booking.paid >= depositOf(booking.total)) booking.state = "confirmed";
  return "done";
}
