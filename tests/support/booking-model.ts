import type { BookingState } from "@/lib/contract/bookings";

export type Kind = "own" | "partner" | "private";
export type Place = "here" | "there" | "partner";
export type Deed =
  | { do: "create"; kind: Kind; people: number; coupon: boolean }
  | { do: "pay"; which: number; share: "part" | "due" | "all"; bank: boolean }
  | { do: "end_hold" | "cancel" | "invoice" | "available" | "desk_cancel"; which: number }
  | { do: "propose" | "accept" | "refund"; which: number };

/** What a booking is thought to be. */
export interface Thought {
  state: BookingState;
  kind: Kind;
  people: number;
  total: number;
  due: number;
  paid: number;
  /** Money that is on its way back. */
  back: number;
  /** Whether a use of a coupon is counted for it. */
  coupon: boolean;
  /** Whether a coupon made its price. */
  isCheaper: boolean;
  /** Whether it ended as its deposit did not come in time. */
  hasLapsed: boolean;
  /** Where seats are held. */
  held: Place | null;
  /** Which departure it is for: the first, or the one that was proposed. */
  on: Place;
}

/** Everything that is thought: the bookings and the free seats of both departures. */
export interface World {
  bookings: Thought[];
  free: Record<Place, number>;
}

const live: BookingState[] = ["enquiry", "consultation", "provisional", "invoiced", "confirmed"];
const waiting: BookingState[] = ["provisional", "invoiced"];

/** Does a deed in thought, after the documents and not after the code. Says `conflict` if it may not be. */
export function think(
  world: World,
  booking: Thought,
  deed: Exclude<Deed, { do: "create" | "pay" }>["do"],
  offered: { total: number; due: number } | undefined,
): "done" | "conflict" {
  const { state } = booking;
  const end = (next: BookingState) => {
    releaseHeld(world, booking);
    booking.coupon = false;
    booking.state = next;
    if (next !== "refunded") booking.hasLapsed = next === "expired";
  };
  switch (deed) {
    case "end_hold":
      if (waiting.includes(state) && booking.paid === 0) end("expired");
      return "done";
    case "cancel":
    case "desk_cancel":
      if (!live.includes(state)) return "conflict";
      // Confirmed moments ago and far ahead: all of it comes back.
      booking.back = booking.paid;
      end("cancelled");
      return "done";
    case "invoice":
      if (!waiting.includes(state)) return "conflict";
      booking.state = "invoiced";
      return "done";
    case "available":
      if (state !== "enquiry" && state !== "provisional") return "conflict";
      if (state === "enquiry" && !hold(world, booking)) return "conflict";
      booking.state = "invoiced";
      if (isPaid(booking)) booking.state = "confirmed";
      return "done";
    case "propose":
      if (!["enquiry", "consultation", ...waiting].includes(state)) return "conflict";
      releaseHeld(world, booking);
      booking.state = "consultation";
      return "done";
    case "accept":
      if (state !== "consultation" || !offered) return "conflict";
      if (!hold(world, booking, "there")) return "conflict";
      Object.assign(booking, offered, { state: "provisional" });
      if (isPaid(booking)) booking.state = "confirmed";
      return "done";
    case "refund":
      if (booking.back === 0) return "conflict";
      booking.paid -= booking.back;
      booking.back = 0;
      if (state === "cancelled" || state === "expired") end("refunded");
      return "done";
  }
}

/** Money arrives, in thought. */
export function thinkPaid(world: World, booking: Thought, amount: number): void {
  booking.paid += amount;
  const { state, hasLapsed } = booking;
  const isOver = state === "cancelled" || state === "refunded";
  if (isOver && !hasLapsed) booking.back += amount;
  if ((waiting.includes(state) || hasLapsed) && isPaid(booking)) {
    if (booking.held || hold(world, booking))
      Object.assign(booking, { state: "confirmed", hasLapsed: false, coupon: booking.isCheaper });
    else booking.back = booking.paid;
  } else if (hasLapsed) booking.back += amount;
  if (booking.state === "confirmed")
    booking.back += Math.max(Math.min(booking.paid - booking.back - booking.total, amount), 0);
}

const isPaid = ({ paid, back, due }: Thought) => paid > back && paid - back >= due;

/** Takes the seats of a booking, if there are so many. */
export function hold(world: World, booking: Thought, where = booking.on): boolean {
  if (booking.kind === "private") return true;
  if (world.free[where] < booking.people) return false;
  world.free[where] -= booking.people;
  booking.held = where;
  booking.on = where;
  return true;
}

function releaseHeld(world: World, booking: Thought): void {
  if (booking.held) world.free[booking.held] += booking.people;
  booking.held = null;
}
