/** What somebody who works at the desk may do; islands import this: without zod. */
export const roles = ["owner", "sales", "operations", "editor"] as const;
export type Role = (typeof roles)[number];

const everybody = roles;
const owners = ["owner"] as const;
const reviewing = ["owner", "editor"] as const;
const answering = ["owner", "sales"] as const;
const planning = ["owner", "operations"] as const;
/** Whoever sells has to see what there is to sell. */
const lookingAhead = ["owner", "sales", "operations"] as const;

/**
 * Who may do what at the desk: every call by its name. `anybody` need not be signed in. Checked by
 * whoever answers the call, whatever a screen shows.
 */
export const rights = {
  "begin-joining": "anybody",
  join: "anybody",
  "begin-signing-in": "anybody",
  "sign-in": "anybody",
  "sign-out": "anybody",
  "begin-confirming": everybody,
  confirm: everybody,
  me: everybody,
  "look-at": everybody,
  devices: everybody,
  "end-session": everybody,
  "remove-passkey": everybody,
  "add-device": everybody,
  people: owners,
  invite: owners,
  "change-role": owners,
  "remove-person": owners,
  "devices-of": owners,
  "end-session-of": owners,
  "remove-passkey-of": owners,
  "invite-again": owners,
  record: owners,
  requests: everybody,
  request: everybody,
  "take-over": answering,
  "hand-on": answering,
  answer: answering,
  "mark-answered": answering,
  "write-note": everybody,
  remind: answering,
  "mark-won": answering,
  "mark-lost": answering,
  reopen: answering,
  snippets: answering,
  "snippets-for": answering,
  "edit-snippet": answering,
  "add-snippet": answering,
  "remove-snippet": answering,
  calendar: lookingAhead,
  departure: lookingAhead,
  "close-departure": planning,
  "open-departure": planning,
  "change-seats": planning,
  "add-departure": planning,
  resources: lookingAhead,
  "add-resource": planning,
  "rename-resource": planning,
  allocate: planning,
  release: planning,
  bookings: lookingAhead,
  today: lookingAhead,
  "send-again": lookingAhead,
  "give-up-email": lookingAhead,
  booking: lookingAhead,
  "booking-paper": lookingAhead,
  "accept-booking": answering,
  "propose-dates": answering,
  "cancel-booking": answering,
  "record-transfer": answering,
  "undo-transfer": owners,
  "record-refund": owners,
  "record-reversal": owners,
  "settle-agent": owners,
  "set-agent": owners,
  "write-booking-note": lookingAhead,
  "begin-booking": answering,
  "tour-to-book": answering,
  "price-booking": answering,
  "make-booking": answering,
  "guest-link": answering,
  "edit-guest": answering,
  "renew-booking-link": answering,
  "begin-change": answering,
  "price-change": answering,
  "change-booking": answering,
  "withdraw-change": answering,
  offers: answering,
  offer: answering,
  "preview-offer": answering,
  "offer-library": answering,
  "begin-offer": answering,
  "edit-offer": answering,
  "price-offer": answering,
  "add-offer-photograph": answering,
  "send-offer": answering,
  "withdraw-offer": answering,
  "renew-offer-link": answering,
  "remind-before-end": answering,
  "answer-offer": answering,
  "offer-costs": owners,
  "set-offer-costs": owners,
  reviews: reviewing,
  "publish-review": reviewing,
  "decline-review": reviewing,
  "leave-out-photograph": reviewing,
  "reply-to-review": reviewing,
  "withdraw-reply": reviewing,
  // How many, how fast and from where is for whoever sells; what was earned is the owner's.
  month: answering,
  "month-money": owners,
  "save-list": answering,
  "save-accounts": owners,
} as const satisfies Record<string, readonly Role[] | "anybody">;

/**
 * What asks for a passkey again where none was shown for ten minutes. Cancelling and changing a booking
 * do, too, where money goes back, and its guest's link, by which one can cancel, once something is paid.
 */
export const asksAgain = [
  "invite",
  "change-role",
  "remove-person",
  "remove-passkey",
  "remove-passkey-of",
  "add-device",
  "invite-again",
  "edit-guest",
  "undo-transfer",
  "record-refund",
  "record-reversal",
  "save-list",
  "save-accounts",
] as const satisfies readonly (keyof typeof rights)[];

/** What comes as a form, as there is a file in it; every other call is JSON. */
export const withFile = [
  "add-offer-photograph",
] as const satisfies readonly (keyof typeof rights)[];

/**
 * What adds something, or writes to somebody: sent with a key, so that whoever presses again because no
 * answer came adds it once. What only sets something is not among them: a second time sets it again.
 */
export const adding = [
  "add-device",
  "invite",
  "invite-again",
  "write-note",
  "answer",
  "remind",
  "add-snippet",
  "add-departure",
  "add-resource",
  "allocate",
  "accept-booking",
  "propose-dates",
  "cancel-booking",
  "record-transfer",
  "undo-transfer",
  "record-refund",
  "record-reversal",
  "settle-agent",
  "write-booking-note",
  "make-booking",
  "change-booking",
  "renew-booking-link",
  "begin-offer",
  "send-offer",
  "renew-offer-link",
  "answer-offer",
] as const satisfies readonly (keyof typeof rights)[];

/** Whether a call is sent with a key. */
export function isAdding(name: DeskCallName): boolean {
  return adding.some((each) => each === name);
}

/** A call of the desk, named as the verb it is. */
export type DeskCallName = keyof typeof rights;

/** Whether a role may make a call. */
export function may(role: Role, name: DeskCallName): boolean {
  const allowed: readonly Role[] | "anybody" = rights[name];
  return allowed === "anybody" || allowed.includes(role);
}
