import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorWord } from "../../../server/edge/api-error-words";
import type { Handler } from "../../../server/edge/handler";
import { type EdgeServer, edgeServer } from "./support/edge-server";

const ids = (count: number) => Array.from({ length: count }, (_, at) => at);
const session = { cookie: "theme=dark; desk=a-session-of-the-staff" };
const office = "198.51.100.8";

describe("on the desk's host", { timeout: 60_000 }, () => {
  const patience = { timeout: 30_000 };
  const proxy = { address: "127.0.0.1", prefixBits: 32, family: "ipv4" } as const;
  let inside: string[] = [];
  let finish: Array<() => void> = [];
  let server: EdgeServer;
  // Everything takes until it is told to end, but for the stream, which begins and never ends.
  const app: Handler = async (request, response) => {
    if (request.url === "/api/desk/live") {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      return void response.write("retry: 2000\n\n");
    }
    const path = String(request.url);
    inside.push(path);
    await new Promise<void>((resolve) => finish.push(resolve));
    inside.splice(inside.indexOf(path), 1);
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end(path);
  };

  beforeEach(async () => {
    [inside, finish] = [[], []];
    server = await edgeServer(app, { trustedProxies: [proxy], isDesk: () => true });
  });
  afterEach(async () => {
    for (const end of finish) end();
    await server.close();
  });

  async function ask(path: string, from: string, headers = {}) {
    const method = path.startsWith("/api/desk/") ? "POST" : "GET";
    const response = await fetch(server.url + path, {
      method,
      headers: { ...headers, "x-forwarded-for": from },
    });
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, retryAfter, body: await response.text() };
  }
  /** Asks so often, and ends nothing until as many are refused as are expected to be. */
  async function crowd(
    count: number,
    refused: number,
    one: (at: number) => ReturnType<typeof ask>,
  ) {
    const told: Awaited<ReturnType<typeof ask>>[] = [];
    const asked = ids(count).map(async (at) => {
      const answer = await one(at);
      if (answer.status === 503) told.push(answer);
    });
    await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(refused), patience);
    return { asked, told };
  }
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
  const networkOf = (at: number) => `2001:db8:7:${at.toString(16)}::1`;

  it.each([
    ["nobody", {}],
    ["somebody with a cookie that they made up", session],
  ])("pages are made four at a time for a line with many networks, for %s", async (_, headers) => {
    const strangers = await crowd(50, 16, (at) =>
      ask(`/sign-in?next=/${at}`, networkOf(at), headers),
    );
    expect(inside).toHaveLength(4);
    expect(strangers.told[0]?.retryAfter).toBe("2");
    expect(strangers.told[0]?.body).toContain(errorWord("en", "unavailable"));
    const staff = ask("/requests", office, session);
    await vi.waitFor(() => expect(inside).toContain("/requests"), patience);
    await finishAll([...strangers.asked, staff]);
    expect((await staff).status).toBe(200);
  });

  it("pages are made for people of the house, however many strangers from wherever fill the line", async () => {
    const strangers = await crowd(80, 14, (at) => ask(`/sign-in?next=/${at}`, `203.0.113.${at}`));
    expect(inside).toHaveLength(6);
    const staff = ask("/requests", office, session);
    await vi.waitFor(() => expect(inside).toContain("/requests"), patience);
    await finishAll([...strangers.asked, staff]);
  });

  it.each([
    ["nobody", {}, 2, 80],
    ["somebody with a cookie that they made up", session, 8, 80],
  ])(
    "calls are answered a few at a time for a line with many networks, for %s",
    async (_, headers, most, waiting) => {
      const strangers = await crowd(most + waiting + 5, 5, (at) =>
        ask(`/api/desk/begin-signing-in?${at}`, networkOf(at), headers),
      );
      expect(inside).toHaveLength(most);
      expect(JSON.parse(strangers.told[0]?.body ?? "")).toMatchObject({
        error: { code: "unavailable" },
      });
      const staff = ask("/api/desk/requests", office, session);
      await vi.waitFor(() => expect(inside).toContain("/api/desk/requests"), patience);
      await finishAll([...strangers.asked, staff]);
      expect((await staff).status).toBe(200);
    },
  );

  it("streams that are open take up no room in the line", async () => {
    const ends = new AbortController();
    for (let count = 0; count < 20; count += 1) {
      const headers = { ...session, "x-forwarded-for": office };
      const stream = await fetch(`${server.url}/api/desk/live`, { headers, signal: ends.signal });
      expect(stream.status).toBe(200);
    }
    const call = ask("/api/desk/requests", office, session);
    await vi.waitFor(() => expect(inside).toContain("/api/desk/requests"), patience);
    await finishAll([call]);
    ends.abort();
  });
});
