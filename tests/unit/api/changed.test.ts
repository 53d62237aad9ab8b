import { NextRequest } from "next/server";
import { Webhook } from "standardwebhooks";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { locales } from "@/lib/contract/locale";
import {
  forgetChanges,
  knownPosition,
  namesTouched,
  noteHere,
  stillHolds,
} from "@/lib/freshness/known-changes";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
/** Whether a page that shows this, and was made before anything changed, is shown on. */
const isKept = (dependency: string, locale: "de" | "fr" = "de") =>
  stillHolds([dependency], 0, locale);

interface Sent {
  body?: unknown;
  id?: string;
  at?: Date;
  signedWith?: string;
  signature?: string;
}

let handleChanged: typeof import("@/lib/api/handle-changed").handleChanged;
const load = async (withSecret: string) => {
  vi.resetModules();
  vi.stubEnv("WEBHOOK_SECRET", withSecret);
  // Every language is answered elsewhere: there is no database to tell.
  for (const locale of locales)
    vi.stubEnv(`API_BASE_URL_${locale.toUpperCase()}`, "https://api.example.com");
  ({ handleChanged } = await import("@/lib/api/handle-changed"));
};

let messages = 0;
const newId = () => `msg_${++messages}`;

async function send({ body, id = newId(), at = new Date(), signedWith, signature }: Sent = {}) {
  const text = JSON.stringify(body ?? { type: "changed", data: { names: ["tour:T-12", "menu"] } });
  const right = new Webhook(signedWith ?? secret).sign(id, at, text);
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": signature ?? right,
  };
  const address = "http://localhost/api/changed";
  return handleChanged(new NextRequest(address, { method: "POST", headers, body: text }));
}
const said = async (response: Response) => ({
  status: response.status,
  ...(await response.json()),
});

beforeAll(() => load(secret));
beforeEach(() => forgetChanges());

describe("the webhook that says what changed", () => {
  it("has made anew what shows it, and nothing else", async () => {
    expect(await said(await send())).toEqual({ status: 200, data: { emptied: true } });
    expect(["tour:T-12", "tours", "menu"].map((each) => isKept(each))).toEqual([
      false,
      false,
      false,
    ]);
    expect(["tour:T-13", "tour:*", "reviews"].map((each) => isKept(each))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("may speak of some languages only", async () => {
    await send({ body: { type: "changed", data: { names: ["tours"], languages: ["fr"] } } });
    expect([isKept("tour:T-1", "fr"), isKept("tour:T-1", "de")]).toEqual([false, true]);
  });

  it("remembers no end of things that are made up: beyond a hundred thousand their list has changed", async () => {
    const names = (from: number) =>
      Array.from({ length: 1_000 }, (_, at) => `tour:made-up-${from + at}`);
    for (let from = 0; from < 101_000; from += 1_000) noteHere(names(from));
    const before = namesTouched();
    expect(isKept("stay:S-1")).toBe(true);
    await send({
      body: { type: "changed", data: { names: [...names(900_000).slice(1), "stay:S-9"] } },
    });
    expect(namesTouched()).toBeLessThan(before + 10);
    expect([isKept("tour:T-1"), isKept("stay:S-1"), isKept("post:P-1")]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("does nothing more when the same message comes again", async () => {
    const id = newId();
    await send({ id });
    expect(await said(await send({ id }))).toEqual({ status: 200, data: { emptied: false } });
    expect(knownPosition()).toBe(1);
    expect(await said(await send())).toMatchObject({ data: { emptied: true } });
  });

  it.each([
    ["with another secret", { signedWith: `whsec_${Buffer.alloc(32, 8).toString("base64")}` }],
    ["six minutes ago", { at: new Date(Date.now() - 6 * 60_000) }],
    ["not at all", { signature: "" }],
    ["in another way", { signature: "v1a,AAAA" }],
  ])("is refused when it is signed %s", async (_, sent: Sent) => {
    expect((await send(sent)).status).toBe(401);
    expect(knownPosition()).toBe(0);
  });

  it.each([
    ["an unknown list", { type: "changed", data: { names: ["tour"] } }],
    ["a path", { type: "changed", data: { names: ["tour:../../etc"] } }],
    ["nothing", { type: "changed", data: { names: [] } }],
    ["another language", { type: "changed", data: { names: ["menu"], languages: ["sw"] } }],
    ["another event", { type: "deleted", data: { names: ["menu"] } }],
  ])("is refused when it names %s, and can be sent again rightly", async (_, body) => {
    const id = newId();
    expect((await send({ body, id })).status).toBe(422);
    expect(knownPosition()).toBe(0);
    expect((await send({ id })).status).toBe(200);
  });

  it("is not there without a secret", async () => {
    await load("");
    const { status } = await send();
    await load(secret);
    expect(status).toBe(404);
  });
});
