import { NextRequest } from "next/server";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { shownAtDesk } from "@/lib/contract/changes";
import { contactUsEndpoint } from "@/lib/contract/leads";
import { contentDatabase } from "../support/database";
import { colleague, desk, deskAddress, deskHost } from "../support/desk";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { handleDeskLive } = await import("@/lib/api/handle-desk-live");
const { pool } = await import("@/lib/backend/db/pool");
const { followChanges } = await import("@/lib/backend/db/changes");

let stop: () => Promise<void>;
beforeAll(async () => {
  stop = await followChanges();
});
afterAll(() => stop());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A request passes on that its client has gone for as long as somebody holds it, as a server does. */
const requests: NextRequest[] = [];
const open = (headers: Record<string, string>) => {
  const gone = new AbortController();
  const request = new NextRequest(`${deskAddress}/api/desk/live`, {
    headers: { host: `${deskHost}:3000`, "sec-fetch-site": "same-origin", ...headers },
    signal: gone.signal,
  });
  requests.push(request);
  return handleDeskLive(request).then((response) => ({ response, gone }));
};
const write = () =>
  callAs("en", contactUsEndpoint, {
    ...{ full_name: "Ann Lee", email: "ann@example.com", country: "US" },
    message: "Hello there",
  });

/** What a stream says until it has said this. */
async function heard(response: Response, wanted: RegExp): Promise<string> {
  const reader = response.body?.getReader();
  let said = "";
  while (reader && !wanted.test(said)) {
    const { value, done } = await reader.read();
    if (done) break;
    said += new TextDecoder().decode(value);
  }
  reader?.releaseLock();
  return said;
}

describe("the stream of the desk", () => {
  it("is for whoever is signed in, on the desk's host, from its own pages", async () => {
    const { token } = await colleague("sales");
    const cookie = `desk=${token}`;
    expect((await open({})).response.status).toBe(401);
    expect((await open({ cookie: `desk=${token}x` })).response.status).toBe(401);
    expect((await open({ cookie, host: "localhost:3000" })).response.status).toBe(404);
    expect((await open({ cookie, "sec-fetch-site": "cross-site" })).response.status).toBe(403);
  });

  it("names what has changed and nothing of it, also what changed while it was broken off", async () => {
    const { token } = await colleague("sales");
    const cookie = `desk=${token}`;
    const { response, gone } = await open({ cookie });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store");
    await write();
    const said = await heard(response, /data: requests\n\n/);
    expect(said).not.toContain("Ann");
    const [, id = ""] = /id: (\d+)/.exec(said) ?? [];
    gone.abort();
    await write();
    const again = await open({ cookie, "last-event-id": id });
    expect(await heard(again.response, /data: requests\n\n/)).toContain("requests");
    again.gone.abort();
  });

  it("is for eight tabs of a person: a ninth ends the oldest, and says so that it stays away", async () => {
    const [one, other] = [await colleague("sales"), await colleague("sales")];
    const theirs = await open({ cookie: `desk=${other.token}` });
    const streams: Awaited<ReturnType<typeof open>>[] = [];
    for (let count = 0; count < 9; count += 1)
      streams.push(await open({ cookie: `desk=${one.token}` }));
    const [first, second] = streams;
    if (!first || !second) throw new Error("no streams");
    expect(await heard(first.response, /event: enough\n/)).toContain("event: enough");
    await write();
    for (const { response } of [second, theirs])
      expect(await heard(response, /data: requests\n\n/)).not.toContain("enough");
    // A place that is given back can be taken.
    second.gone.abort();
    const again = await open({ cookie: `desk=${one.token}` });
    await write();
    const third = await heard(streams[2]?.response ?? again.response, /data: requests\n\n/);
    expect(third).not.toContain("enough");
    for (const { gone } of [...streams, theirs, again]) gone.abort();
  });

  it("costs one clock and one question now and then, however many there are", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const streams: Awaited<ReturnType<typeof open>>[] = [];
    for (let person = 0; person < 5; person += 1) {
      const { token } = await colleague("sales");
      for (let tab = 0; tab < 8; tab += 1) streams.push(await open({ cookie: `desk=${token}` }));
    }
    const gone = await colleague("sales");
    const theirs = await open({ cookie: `desk=${gone.token}` });
    expect(vi.getTimerCount()).toBe(2);
    await pool().query("update staff set removed_at = now() where id = $1", [gone.id]);
    const asked = vi.spyOn(pg.Client.prototype, "query");
    vi.advanceTimersByTime(15_000);
    // Whoever was removed hears nothing more: the stream comes to its end.
    await heard(theirs.response, /never/);
    const words = asked.mock.calls.map(([query]) => JSON.stringify(query));
    expect(words.filter((word) => word.includes("staff_sessions")).length).toBeLessThan(3);
    await write();
    vi.advanceTimersByTime(250);
    for (const { response } of streams)
      expect(await heard(response, /data: requests\n\n/)).toContain(":\n\n");
    for (const { gone } of [...streams, theirs]) gone.abort();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends for whoever reads more slowly than things change, and goes on for others", async () => {
    const { noteHere } = await import("@/lib/freshness/known-changes");
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { token } = await colleague("sales");
    const [unread, read] = [
      await open({ cookie: `desk=${token}` }),
      await open({ cookie: `desk=${token}` }),
    ];
    const reader = read.response.body?.getReader();
    let heardBytes = 0;
    while (heardBytes < 200_000) {
      noteHere(shownAtDesk);
      vi.advanceTimersByTime(250);
      heardBytes += (await reader?.read())?.value?.length ?? Number.POSITIVE_INFINITY;
    }
    expect(Number.isFinite(heardBytes)).toBe(true);
    await expect(unread.response.text()).rejects.toThrow("nobody reads it");
    read.gone.abort();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not open any more for somebody who was removed", async () => {
    const [owner, { id, token }] = [await colleague("owner"), await colleague("sales")];
    await colleague("owner");
    await desk("remove-person", { person: id }, owner);
    expect((await open({ cookie: `desk=${token}` })).response.status).toBe(401);
  });
});
