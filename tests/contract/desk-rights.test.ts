import { beforeAll, describe, expect, it } from "vitest";
import { type DeskCallName, rights, roles } from "@/lib/contract/desk/rights";
import { contentDatabase } from "../support/database";
import { colleague, desk, deskRequest } from "../support/desk";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { handleDesk } = await import("@/lib/api/handle-desk");

type Who = (typeof roles)[number] | "nobody" | "removed";
const everybody: Who[] = [...roles, "removed", "nobody"];
const tokens = new Map<Who, string>();

beforeAll(async () => {
  for (const role of roles) tokens.set(role, (await colleague(role)).token);
  const left = await colleague("owner", "left");
  await pool().query("update staff set removed_at = now() where id = $1", [left.id]);
  tokens.set("removed", left.token);
});

/** Whether the call is refused, and how; an input that is none is read by nobody who may not call. */
async function refused(call: string, who: Who) {
  const { status } = await desk(call, { nothing: "of the kind" }, { token: tokens.get(who) });
  return [401, 403].includes(status) ? status : undefined;
}

// Signing out and in is for anybody: what they bring is looked at, not who they are.
const calls = Object.keys(rights) as DeskCallName[];

describe("the desk's calls", () => {
  it.each(calls)("%s is answered to whom the table names, and to nobody else", async (call) => {
    const allowed: readonly string[] | "anybody" = rights[call];
    for (const who of everybody) {
      const isIn = tokens.has(who) && who !== "removed";
      const expected =
        allowed === "anybody" || allowed.includes(who) ? undefined : isIn ? 403 : 401;
      expect([who, await refused(call, who)]).toEqual([who, expected]);
    }
  });

  it.each(calls.filter((call) => rights[call] !== "anybody"))(
    "%s of somebody who is not signed in is refused before a letter of it is read",
    async (call) => {
      for (const who of ["nobody", "removed"] as const) {
        const words = { words: "a".repeat(60_000) };
        const request = deskRequest(call, words, { token: tokens.get(who) });
        const { status } = await handleDesk(request, { params: Promise.resolve({ call }) });
        expect([who, status, request.bodyUsed]).toEqual([who, 401, false]);
      }
    },
  );

  it.each(calls)("%s is no call of another host or site, nor of a traveller", async (call) => {
    const owner = { token: tokens.get("owner") };
    const of = async (headers: Record<string, string>) =>
      (await desk(call, {}, { ...owner, extra: headers })).status;
    expect(await of({ host: "localhost:3000" })).toBe(404);
    expect(await of({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await of({ "sec-fetch-site": "same-site" })).toBe(403);
    expect(await of({ "content-type": "text/plain" })).toBe(415);
    if (rights[call] === "anybody") return;
    const bearer = { extra: { authorization: `Bearer ${tokens.get("owner")}` } };
    expect((await desk(call, {}, bearer)).status).toBe(401);
  });

  it("are those of the table: what is not in it is not there", async () => {
    const owner = { token: tokens.get("owner") };
    for (const call of ["toString", "__proto__", "people/x", ""])
      expect((await desk(call, {}, owner)).status).toBe(404);
  });

  it("are never kept by anybody on the way", async () => {
    const { headers } = await desk("me", {}, { token: tokens.get("owner") });
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
