import { deskCalls } from "../contract/desk/calls";
import { asksAgain, type DeskCallName, isAdding, may, rights } from "../contract/desk/rights";
import { ApiError } from "../contract/errors";
import { unkeepableTexts } from "../contract/unkeepable-texts";
import { passing } from "./db/unreachable";
import { withoutValues } from "./db/without-values";
import { bookingChangeHandlers } from "./desk/bookings/booking-change-handlers";
import { bookingGuestHandlers } from "./desk/bookings/booking-guest-handlers";
import { bookingDeskHandlers } from "./desk/bookings/handlers";
import { newBookingHandlers } from "./desk/bookings/new-booking-handlers";
import { calendarHandlers } from "./desk/calendar/handlers";
import { resourceHandlers } from "./desk/calendar/resource-handlers";
import { requestHandlers } from "./desk/handlers";
import { monthHandlers } from "./desk/month/handlers";
import { offerHandlers } from "./desk/offer-handlers";
import { reviewDeskHandlers } from "./desk/reviews/handlers";
import { snippetHandlers } from "./desk/snippets/handlers";
import { todayHandlers } from "./desk/today-handlers";
import type { OnceRequest } from "./requests/idempotency";
import type { At, DeskAnswer, DeskCaller, DeskHandlers } from "./staff/desk-handler";
import { staffHandlers } from "./staff/handlers";
import { type Present, presentStaff } from "./staff/sessions";
import { demandFresh } from "./staff/step-up";

const handlers: DeskHandlers = {
  ...staffHandlers,
  ...requestHandlers,
  ...snippetHandlers,
  ...calendarHandlers,
  ...resourceHandlers,
  ...bookingDeskHandlers,
  ...newBookingHandlers,
  ...bookingChangeHandlers,
  ...bookingGuestHandlers,
  ...todayHandlers,
  ...offerHandlers,
  ...reviewDeskHandlers,
  ...monthHandlers,
};

/**
 * Answers a call of the desk: who calls is looked up, then whether their role may do it, and only then
 * what they say is read.
 *
 * @throws ApiError `unauthorized`, `forbidden` (with the reason `step_up` where a passkey is to be shown again), `invalid` with the wrong fields, or what the call answers
 */
export async function answerDesk(
  name: DeskCallName,
  read: () => Promise<unknown>,
  caller: DeskCaller,
): Promise<DeskAnswer> {
  try {
    const at = await whoIsAt(name, caller);
    return await call(name, await read(), at);
  } catch (error) {
    const cause = withoutValues(error);
    if (passing(error)) throw new ApiError("unavailable", { retryAfterSeconds: 5, cause });
    throw cause;
  }
}

async function whoIsAt(name: DeskCallName, caller: DeskCaller): Promise<At> {
  if (rights[name] === "anybody") return nobodyKnown(caller);
  const present = await presentStaff(caller.token);
  if (!may(present.person.role, name)) throw new ApiError("forbidden");
  return { caller, present, actor: { kind: "staff", id: present.person.id } };
}

const nobodyKnown = (caller: DeskCaller): At => ({
  caller,
  actor: { kind: "guest" },
  get present(): Present {
    throw new ApiError("unauthorized");
  },
});

async function call(name: DeskCallName, input: unknown, at: At): Promise<DeskAnswer> {
  const parsed = deskCalls[name].input.safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => [
      path.join(".") || "input",
      [message],
    ]);
    throw new ApiError("invalid", { fields: Object.fromEntries(fields) });
  }
  const broken = unkeepableTexts(parsed.data).map((path) => [path, ["invalid_characters"]]);
  if (broken.length > 0) throw new ApiError("invalid", { fields: Object.fromEntries(broken) });
  if (asksAgain.some((each) => each === name)) demandFresh(at.present);
  // The schema beside the handler's own name has checked it.
  const handle = handlers[name] as (checked: unknown, at: At) => Promise<DeskAnswer>;
  at.asked = askedOnce(name, parsed.data, at);
  return handle(parsed.data, at);
}

/** A screen that looked again after an answer was lost has seen another version: it asks for the same. */
function askedOnce(
  name: DeskCallName,
  { version: _, ...said }: Record<string, unknown>,
  { caller, actor }: At,
): OnceRequest | undefined {
  if (!isAdding(name)) return undefined;
  return { key: caller.idempotencyKey, endpoint: `desk ${name}`, body: { said, by: actor } };
}
