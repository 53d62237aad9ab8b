import { answerChangeEndpoint, bookingEndpoint } from "@/lib/contract/bookings";
import { book, freeDeparture, payIn, rowOf } from "./booking";
import { type colleague, desk } from "./desk";

type Person = Awaited<ReturnType<typeof colleague>>;

export interface Priced {
  price: { total_minor: number; balance_due: string };
  before_minor: number;
  seats: number;
  asks_guest: boolean;
  refund_minor: number;
  not_sent_minor: number;
  owner_decides: boolean;
  payers: { whose: string[]; name: string; stays_minor: number }[];
  kept_minor: number;
}

/** A booking whose deposit has been paid, or all of it. */
export async function confirmed(paid: "deposit" | "all" = "deposit", changes: object = {}) {
  const { starts } = await freeDeparture(3);
  const { reference, key } = await book({ starts, ...changes });
  const { dueNowMinor, totalMinor } = await rowOf(reference);
  await payIn(reference, paid === "all" ? totalMinor : dueNowMinor, `payment ${reference}-1`);
  return { reference, token: key };
}

/** A departure with room on another day. */
export async function departureBeside(starts: string) {
  const first = await freeDeparture();
  return first.starts === starts ? freeDeparture(2, 1) : first;
}

async function begun(person: Person, reference: string) {
  const { body } = await desk("begin-change", { booking: reference }, person);
  const { version, starts, adults, children, rooms, extras, added, adjustment_minor } = body;
  const same = { version, starts, adults, children, rooms, extras, added, adjustment_minor };
  return { booking: reference, ...(same as object) };
}

/** What a change would cost, as the screen asks. */
export async function pricedBy(person: Person, reference: string, changes: object) {
  const wanted = { ...(await begun(person, reference)), ...changes };
  const { status, body } = await desk("price-change", wanted, person);
  return { wanted, status, body: body as unknown as Priced };
}

/** Changes a booking as the screen does, at the price that is shown. */
export async function changeBy(
  person: Person,
  reference: string,
  changes: object,
  words: object = {},
) {
  const { wanted, body } = await pricedBy(person, reference, changes);
  const form = { ...wanted, shown_total_minor: body.price?.total_minor ?? 0, ...words };
  return { ...(await desk("change-booking", form, person)), form, shown: body };
}

/** The booking as its guest sees it. */
export async function seen(reference: string, token: string) {
  const { callAs } = await import("@/lib/api/call");
  return (await callAs("de", bookingEndpoint, { reference }, { token })).data;
}

/** The guest's yes or no to what they are shown. */
export async function answer(
  reference: string,
  token: string,
  accept: boolean,
  changes: object = {},
) {
  const { callAs } = await import("@/lib/api/call");
  const { proposed_change: open } = await seen(reference, token);
  const shown = { change: open?.id ?? 1, shown_total_minor: open?.price.total_minor ?? 0 };
  return callAs("de", answerChangeEndpoint, { reference, accept, ...shown, ...changes }, { token });
}

/** How many seats of a departure are taken. */
export async function seatsOn(id: string) {
  const { pool } = await import("@/lib/backend/db/pool");
  const { rows } = await pool().query("select seats_taken from departures where id = $1", [id]);
  return Number(rows[0]?.seats_taken);
}
