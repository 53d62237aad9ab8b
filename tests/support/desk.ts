import { randomUUID } from "node:crypto";
import { NextRequest } from "next/server";
import type { DeskCallName, Role } from "@/lib/contract/desk/rights";

export const deskHost = "desk.localhost";
export const deskAddress = `http://${deskHost}:3000`;

// Loaded only when it is called: before that a test file has its database and settings made.

interface By {
  /** What is in their cookie. */
  token?: string | undefined;
  /** Headers that are other than a browser's. */
  extra?: Record<string, string>;
}

/** A call of the desk as a browser sends it. */
export function deskRequest(call: string, input: object, { token, extra = {} }: By = {}) {
  return new NextRequest(`${deskAddress}/api/desk/${call}`, {
    method: "POST",
    headers: {
      host: `${deskHost}:3000`,
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      ...(token && { cookie: `desk=${token}` }),
      ...extra,
    },
    body: JSON.stringify(input),
  });
}

/** Calls the desk as a browser does, with what is in its cookie. */
export async function desk(call: DeskCallName | string, input: object, by: By = {}) {
  const { handleDesk } = await import("@/lib/api/handle-desk");
  const response = await handleDesk(deskRequest(call, input, by), {
    params: Promise.resolve({ call }),
  });
  const cookie = response.headers.get("set-cookie") ?? "";
  return {
    status: response.status,
    headers: response.headers,
    // What it says is looked at by the tests.
    body: (await response.json()) as Record<string, never>,
    cookie,
    token: /^desk=([^;]*)/.exec(cookie)?.[1] ?? "",
  };
}

/** Somebody of the staff who is signed in: their id, and what is in their cookie. */
export async function colleague(role: Role, name: string = role) {
  const { inTransaction } = await import("@/lib/backend/db/transaction");
  const { invite } = await import("@/lib/backend/staff/invite");
  const { openStaffSession } = await import("@/lib/backend/staff/sessions");
  const email = `${name.toLowerCase().replace(/\W/g, "")}-${randomUUID()}@example.com`;
  return inTransaction(async (transaction) => {
    const id = await invite(transaction, { kind: "command" }, { email, name, role });
    await transaction.client.query("update staff set joined_at = now() where id = $1", [id]);
    return { id, email, token: await openStaffSession(transaction, id, "a test") };
  });
}
