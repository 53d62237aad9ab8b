import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allOperations } from "@/lib/contract/all-endpoints";
import type { Handler } from "../../../server/edge/handler";
import { Line } from "../../../server/edge/line";
import { type EdgeServer, edgeServer } from "./support/edge-server";

const ids = (count: number) => Array.from({ length: count }, (_, at) => at);

describe("calls of the API", { timeout: 60_000 }, () => {
  const patience = { timeout: 30_000 };
  const proxy = { address: "127.0.0.1", prefixBits: 32, family: "ipv4" } as const;
  let inside: string[] = [];
  let begun = 0;
  let mostAtOnce = 0;
  let finish: Array<() => void> = [];
  let server: EdgeServer;
  const app: Handler = async (request, response) => {
    const who = String(request.headers["x-client-ip"]);
    inside.push(who);
    begun += 1;
    mostAtOnce = Math.max(mostAtOnce, inside.length);
    await new Promise<void>((resolve) => finish.push(resolve));
    inside.splice(inside.indexOf(who), 1);
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end("{}");
  };
  beforeEach(async () => {
    [inside, finish, begun, mostAtOnce] = [[], [], 0, 0];
    server = await edgeServer(app, { trustedProxies: [proxy] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    for (const end of finish) end();
    await server.close();
  });

  const call = async (from: string, path = "/api/filter", method = "GET") => {
    const headers = { "x-forwarded-for": from };
    const response = await fetch(server.url + path, { method, headers });
    return {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      body: await response.text(),
    };
  };
  async function finishAll(asked: Array<Promise<unknown>>) {
    let isOver = false;
    const all = Promise.all(asked).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      for (const end of finish.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await all;
  }

  it("are answered a few at a time, and somebody new is next, however many wait", async () => {
    // Nobody in the line loses patience, however busy the machine.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const entering = vi.spyOn(Line.prototype, "enter");
    const crowd = Array.from({ length: 100 }, (_, at) => call(`203.0.113.${at % 2}`));
    while (begun < 4) await new Promise((resolve) => setImmediate(resolve));
    const newcomer = call("198.51.100.8", "/api/tourList", "POST");
    // Everybody has their place in the line before the first leaves it.
    while (entering.mock.calls.length < 101) await new Promise((resolve) => setImmediate(resolve));
    finish.shift()?.();
    while (begun < 5) await new Promise((resolve) => setImmediate(resolve));
    expect(inside).toContain("198.51.100.8");
    await finishAll([...crowd, newcomer]);
    expect(mostAtOnce).toBe(4);
    expect((await newcomer).status).toBe(200);
    expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("are refused in the shape of the API where one alone has too many waiting", async () => {
    const told: Array<Awaited<ReturnType<typeof call>>> = [];
    const crowd = Array.from({ length: 90 }, async () => {
      const answer = await call("198.51.100.7");
      if (answer.status === 503) told.push(answer);
    });
    await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(8), patience);
    expect(inside).toHaveLength(2);
    expect(told[0]?.retryAfter).toBe("2");
    expect(JSON.parse(told[0]?.body ?? "")).toMatchObject({ error: { code: "unavailable" } });
    await finishAll(crowd);
  });

  it.each([
    ["/api/review-photograph", "POST"],
    ["/api/updateProfile", "POST"],
    ["/api/review%2Dphotograph", "POST"],
    ["/api/bookings/B-1/papers/trip-pack", "GET"],
    ["/api/offers/O-1/paper", "GET"],
    [`/photographs/${"0".repeat(32)}-640/640.webp`, "GET"],
  ])(
    "wait behind no picture that is being made of what was sent, and behind no paper: %s",
    async (path, method) => {
      const slow = ids(12).map((at) => call(`203.0.113.${at % 6}`, path, method));
      await vi.waitFor(() => expect(begun).toBe(4), patience);
      // Of each visitor one at most.
      expect(new Set(inside).size).toBe(4);
      const visitor = call("198.51.100.9");
      await vi.waitFor(() => expect(inside).toContain("198.51.100.9"), patience);
      await finishAll([...slow, visitor]);
      expect((await visitor).status).toBe(200);
    },
  );

  // Whatever changes payments or shares asks the provider first how they stand.
  const ofPayments = allOperations
    .filter(({ subject, endpoint }) => subject === "payments" && endpoint.method === "POST")
    .map(({ endpoint }) => endpoint.path.replace(/:\w+/g, "X-1"));

  it.each([...ofPayments, "/api/health"])(
    "stand in no line where they wait for somebody else: %s",
    async (path) => {
      const crowd = Array.from({ length: 10 }, () => call("203.0.113.1", path, "POST"));
      await vi.waitFor(() => expect(begun).toBe(10), patience);
      await finishAll(crowd);
    },
  );
});
