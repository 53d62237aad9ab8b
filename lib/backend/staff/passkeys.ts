import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { deskHost } from "@/lib/env";
import { brand } from "@/lib/site/brand";
import { deskOrigin } from "@/lib/site/domains";
import { db } from "../db/pool";
import { passkeys } from "../db/staff-schema";
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
