import type { staffCalls } from "@/lib/contract/desk/staff";
import { ApiError } from "@/lib/contract/errors";
import { locales } from "@/lib/contract/locale";
import { externalApiBase } from "@/lib/env";
import { countsFrom } from "@/lib/site/counts-from";
import { inTransaction, type Transaction } from "../db/transaction";
import { done } from "../requests/handler";
import { type OnceRequest, once } from "../requests/idempotency";
import { limits } from "../requests/limits";
import { queueEmail } from "../requests/outbox";
import { countByEach, countCall } from "../requests/rate-limit";
import { record } from "./audit";
import { changeRole } from "./change-role";
import type { DeskCaller, DeskHandlers } from "./desk-handler";
import { devicesOf, endSessionOf, removePasskey } from "./devices";
import { noteFailedSignIn } from "./failed-sign-in";
import { invite } from "./invite";
import { beginJoining, join } from "./join";
import { lookAt } from "./look-at";
import { people } from "./people";
import { recordPage } from "./record";
import { removePerson } from "./remove-person";
import { endSession, type Present, presentStaff, type StaffRow } from "./sessions";
import { beginSigningIn, signIn } from "./sign-in";
import { beginConfirming, confirmSession } from "./step-up";
import { sendLink } from "./tell-involved";

const elsewhere = locales.filter((locale) => externalApiBase(locale) !== undefined);
const meOf = ({ id, name, role }: StaffRow) => ({ id, name, role, elsewhere });

async function countTry({ address }: DeskCaller): Promise<void> {
  if (address) await countByEach(countsFrom(address, "desk", limits.desk));
}

/** Colleagues who share an address do not count for each other once it is known who they are. */
const countConfirming = ({ person }: Present): Promise<void> =>
  countCall(`confirm ${person.id}`, limits.desk);

async function doing(work: (transaction: Transaction) => Promise<void>, asked?: OnceRequest) {
  return once(asked, async (transaction) => {
    await work(transaction);
    return done;
  });
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
    const { person, token } = await signIn(input, caller.device).catch(async (error) => {
      if (error instanceof ApiError) await noteFailedSignIn(input.response, caller.device);
      throw error;
    });
    return { data: meOf(person), session: token };
  },
  "sign-out": async (_, { caller }) => {
    const present = await presentStaff(caller.token).catch(() => undefined);
    if (present)
      await inTransaction(async (transaction) => {
        const { id } = present.person;
        const device = await endSession(transaction, id, present.session);
        const deed = { action: "sign-out", subject: id, after: { device: device ?? "" } };
        await record(transaction, { kind: "staff", id }, deed);
      });
    return { ...done, session: null };
  },
  "begin-confirming": async (_, { present }) => {
    await countConfirming(present);
    return { data: await beginConfirming(present) };
  },
  confirm: async (input, { present }) => {
    await countConfirming(present);
    await confirmSession(present, input);
    return done;
  },
  me: async (_, { present }) => ({ data: meOf(present.person) }),
  "look-at": async ({ at }, { present }) => ({ data: { others: await lookAt(present, at) } }),
  devices: async (_, { present }) => ({ data: await devicesOf(present.person.id, present) }),
  "end-session": (input, { present, actor }) =>
    doing((tx) => endSessionOf(tx, actor, { ...input, person: present.person.id })),
  "remove-passkey": (input, { present }) => {
    const person = present.person.id;
    return doing((tx) => removePasskey(tx, { kind: "staff", id: person }, { ...input, person }));
  },
  "add-device": (_, { present, actor, asked }) =>
    doing((tx) => sendLink(tx, actor, present.person.id), asked),
  "devices-of": async ({ person }, { present }) => ({ data: await devicesOf(person, present) }),
  "end-session-of": (input, { actor }) => doing((tx) => endSessionOf(tx, actor, input)),
  "remove-passkey-of": (input, { present }) =>
    doing((tx) => removePasskey(tx, { kind: "staff", id: present.person.id }, input)),
  "invite-again": ({ person }, { actor, asked }) =>
    doing((tx) => sendLink(tx, actor, person), asked),
  record: async (input) => ({ data: await recordPage(input) }),
  people: async () => ({ data: { people: await people() } }),
  invite: async (input, { actor, asked }) => {
    const id = await once(asked, async (transaction) => {
      const person = await invite(transaction, actor, input);
      await queueEmail(transaction, { kind: "staff-invitation", reference: person });
      return person;
    });
    return { data: { id } };
  },
  "change-role": (input, { actor }) => doing((tx) => changeRole(tx, actor, input)),
  "remove-person": ({ person }, { actor }) => doing((tx) => removePerson(tx, actor, person)),
};
