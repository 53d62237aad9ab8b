import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SlowRefusals } from "../../../server/edge/slow-refusals";
import { WaitingRoom } from "../../../server/edge/waiting-room";
import { type EdgeServer, edgeServer } from "./support/edge-server";

describe("refusals of one asker", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const refusals = () => new SlowRefusals({ pauseMs: 100, ofOne: 3, all: 4 });

  it("wait one behind the other, those of others beside them", () => {
    const said: string[] = [];
    const slow = refusals();
    for (const who of ["greedy", "greedy", "other"]) slow.say(who, () => said.push(who));
    expect(said).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(said).toEqual(["greedy", "other"]);
    vi.advanceTimersByTime(100);
    expect(said).toEqual(["greedy", "other", "greedy"]);
  });

  it("are only so many, and so are those of all together", () => {
    const slow = refusals();
    const waits = (who: string) => slow.say(who, () => undefined);
    expect(["a", "a", "a", "a", "b", "c"].map(waits)).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
    ]);
    vi.advanceTimersByTime(300);
    expect(["a", "a", "a", "c"].map(waits)).toEqual([true, true, true, true]);
  });
});

describe("whoever goes on asking after they were refused", () => {
  let server: EdgeServer;
  beforeEach(async () => {
    server = await edgeServer(
      async (_, response) => {
        response.writeHead(200, { "Content-Type": "text/html" });
        response.end("made");
      },
      // Five pages at once, of which one may have to be made: no other waits for its turn.
      { madePerMinute: 5 },
    );
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await server.close();
  });

  it("is answered only so many times a second", async () => {
    await (await fetch(`${server.url}/first`)).text();
    const startedAt = performance.now();
    for (let at = 0; at < 4; at += 1) {
      const { status } = await fetch(`${server.url}/again`);
      expect(status).toBe(429);
    }
    expect(performance.now() - startedAt).toBeGreaterThan(4 * 45);
  });

  it("holds up nobody who asks for the same share picture", async () => {
    await server.close();
    server = await edgeServer(
      async (_, response) => {
        response.writeHead(200, { "Content-Type": "image/jpeg" });
        response.end("drawn");
      },
      {
        madePerMinute: 40,
        trustedProxies: [{ address: "127.0.0.1", prefixBits: 32, family: "ipv4" }],
      },
    );
    const as = (address: string, path: string) =>
      fetch(server.url + path, { headers: { "x-forwarded-for": address } });
    await (await as("10.0.0.1", "/og/tour/first")).text();
    // Those who wait for their turn or for being refused do so until the time passes: not before
    // somebody else has the picture.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const waiting = vi.spyOn(WaitingRoom.prototype, "wait");
    const refused = Array.from({ length: 20 }, async () =>
      (await as("10.0.0.1", "/og/tour/second")).text(),
    );
    while (waiting.mock.calls.length < 20) await new Promise((resolve) => setImmediate(resolve));
    expect(await (await as("10.0.0.2", "/og/tour/second")).text()).toBe("drawn");
    vi.advanceTimersByTime(60_000);
    await Promise.all(refused);
  });

  it("loses the connection where hundreds are sent at once", async () => {
    const { hostname, port } = new URL(server.url);
    const answers = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname);
      let heard = "";
      socket.on("data", (chunk) => {
        heard += chunk;
      });
      socket.on("error", () => undefined);
      socket.on("close", () => resolve(heard));
      socket.write("GET /x HTTP/1.1\r\nHost: x\r\n\r\n".repeat(400));
    });
    expect(answers.match(/HTTP\/1.1 429/g)?.length ?? 0).toBeLessThanOrEqual(60);
  });
});
