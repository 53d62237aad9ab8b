import type { staffCalls } from "@/lib/contract/desk/staff";
import { ApiError } from "@/lib/contract/errors";
import { addressBlock } from "@/lib/site/address-block";
import { inTransaction } from "../db/transaction";
import { queueEmail } from "../requests/outbox";
import { countCall } from "../requests/rate-limit";
import { changeRole } from "./change-role";
import type { DeskCaller, DeskHandlers } from "./desk-handler";
import { invite } from "./invite";
import { beginJoining, join } from "./join";
import { people } from "./people";
import { removePerson } from "./remove-person";
import { endSession, presentStaff, type StaffRow, sessionsOf } from "./sessions";
import { beginSigningIn, signIn } from "./sign-in";
import { beginConfirming, confirmSession } from "./step-up";

const done = { data: { done: true as const } };
const meOf = ({ id, name, role }: StaffRow) => ({ id, name, role });

// There is nothing to guess, so it is only the work that is bounded.
const tries = [
  { calls: 20, perSeconds: 60 },
  { calls: 200, perSeconds: 3600 },
];

async function countTry({ address }: DeskCaller): Promise<void> {
  if (address) await countCall(`desk ${addressBlock(address)}`, tries);
}

/** Joining, signing in, and the people of the desk. */
export const staffHandlers: DeskHandlers<keyof typeof staffCalls> = {
  "begin-joining": async ({ invitation }, { caller }) => {
    await countTry(caller);
    return { data: await beginJoining(invitation) };
  },
  join: async (input, { caller }) => {
    await countTry(caller);
    const { person, token } = await join(input, caller.device);
    return { data: meOf(person), session: token };
  },
  "begin-signing-in": async (_, { caller }) => {
    await countTry(caller);
    return { data: await beginSigningIn() };
  },
  "sign-in": async (input, { caller }) => {
    await countTry(caller);
    const { person, token } = await signIn(input, caller.device);
    return { data: meOf(person), session: token };
  },
  "sign-out": async (_, { caller }) => {
    const present = await presentStaff(caller.token).catch(() => undefined);
    if (present)
      await inTransaction((transaction) =>
        endSession(transaction, present.person.id, present.session),
      );
    return { ...done, session: null };
  },
  "begin-confirming": async (_, { caller, present }) => {
    await countTry(caller);
    return { data: await beginConfirming(present) };
  },
  confirm: async (input, { caller, present }) => {
    await countTry(caller);
    await confirmSession(present, input);
    return done;
  },
  me: async (_, { present }) => ({ data: meOf(present.person) }),
  devices: async (_, { present }) => {
    const sessions = await sessionsOf(present.person.id);
    const devices = sessions.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      signed_in_at: createdAt.toISOString(),
      seen_at: seenAt.toISOString(),
      is_this: id === present.session,
    }));
    return { data: { devices } };
  },
  "end-session": async ({ session }, { present }) => {
    const ended = await inTransaction((transaction) =>
      endSession(transaction, present.person.id, session),
    );
    if (!ended) throw new ApiError("not_found");
    return done;
  },
  people: async () => ({ data: { people: await people() } }),
  invite: async (input, { actor }) => {
    const id = await inTransaction(async (transaction) => {
      const person = await invite(transaction, actor, input);
      await queueEmail(transaction, { kind: "staff-invitation", reference: person });
      return person;
    });
    return { data: { id } };
  },
  "change-role": async (input, { actor }) => {
    await inTransaction((transaction) => changeRole(transaction, actor, input));
    return done;
  },
  "remove-person": async ({ person }, { actor }) => {
    await inTransaction((transaction) => removePerson(transaction, actor, person));
    return done;
  },
};
