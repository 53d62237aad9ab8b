import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { deskHost } from "@/lib/env";
import { brand } from "@/lib/site/brand";
import { deskOrigin } from "@/lib/site/domains";
import { db } from "../db/pool";
import { passkeys } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";
import type { StaffRow } from "./sessions";

type PasskeyRow = typeof passkeys.$inferSelect;

const refused = (cause?: unknown) =>
  new ApiError("unauthorized", { reason: "passkey_refused", cause });

/** What a browser is asked in order to make a passkey for somebody. */
export async function askForNewPasskey(person: StaffRow) {
  const known = await db().select().from(passkeys).where(eq(passkeys.person, person.id));
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: deskHost,
    userID: new TextEncoder().encode(person.id),
    userName: person.email ?? person.name,
    userDisplayName: person.name,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    // The device says who it is, so that nobody types an address, and asks for finger, face or PIN.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/**
 * The passkey that a browser made, checked, as it is kept.
 * @throws ApiError `unauthorized`
 */
export async function madePasskey(response: object, expectedChallenge: string) {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: deskOrigin(),
    expectedRPID: deskHost,
    requireUserVerification: true,
  }).catch((error) => {
    throw refused(error);
  });
  if (!verified) throw refused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { id, publicKey, counter, transports };
}

/** Keeps a new passkey. @throws ApiError `unauthorized` when it is somebody's already */
export async function keepPasskey(
  { db }: Transaction,
  made: Omit<typeof passkeys.$inferInsert, "usedAt">,
): Promise<void> {
  const [kept] = await db
    .insert(passkeys)
    .values({ ...made, usedAt: now() })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (!kept) throw refused();
}

/** What a browser is asked in order to sign: with any passkey it has for the desk, or one of somebody's. */
export async function askForPasskey(person?: string) {
  const theirs = person
    ? await db().select().from(passkeys).where(eq(passkeys.person, person))
    : undefined;
  return generateAuthenticationOptions({
    rpID: deskHost,
    userVerification: "required",
    ...(theirs && { allowCredentials: theirs.map(({ id, transports }) => ({ id, transports })) }),
  });
}

/** The passkey that a browser names. @throws ApiError `unauthorized` when it is unknown */
export async function namedPasskey(response: object): Promise<PasskeyRow> {
  const id = Reflect.get(response, "id");
  const [known] =
    typeof id === "string" ? await db().select().from(passkeys).where(eq(passkeys.id, id)) : [];
  if (!known) throw refused();
  return known;
}

/**
 * Checks that a browser signed with a passkey what it was asked to.
 * @returns how often the passkey was used by now, as far as it counts
 * @throws ApiError `unauthorized`
 */
export async function signedCount(
  response: object,
  expectedChallenge: string,
  { id, publicKey, counter }: PasskeyRow,
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: deskOrigin(),
    expectedRPID: deskHost,
    credential: { id, publicKey, counter },
    requireUserVerification: true,
  }).catch((error) => {
    throw refused(error);
  });
  if (!verified) throw refused();
  return authenticationInfo.newCounter;
}

/**
 * Notes that a passkey was used, and how often by its own count, which a copy of it cannot give again.
 * @throws ApiError `unauthorized` when it was taken away a moment ago, or another use came first
 */
export async function countUse({ db }: Transaction, id: string, counter: number): Promise<void> {
  // Many passkeys do not count: theirs is always nought.
  const isNext = or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 and ${counter} = 0`);
  const [used] = await db
    .update(passkeys)
    .set({ counter, usedAt: now() })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id });
  if (!used) throw refused();
}
