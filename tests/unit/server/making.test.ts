import { connect, type Socket } from "node:net";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Handler } from "../../../server/edge/handler";
import { type EdgeServer, edgeServer } from "./support/edge-server";
import { answerPage } from "./support/framework-pages";

describe("pages that must be made", { timeout: 60_000 }, () => {
  const patience = { timeout: 30_000 };
  const proxy = { address: "127.0.0.1", prefixBits: 32, family: "ipv4" } as const;
  let visitors = 0;
  let making: string[] = [];
  let inTheMaking = 0;
  let mostAtOnce = 0;
  let finish: Array<(status: number) => void> = [];
  let server: EdgeServer;

  // Every page takes until it is told to end; `/kept` is made at once, and kept.
  const app: Handler = async (request, response) => {
    const path = request.url ?? "";
    const send = (status: number, headers = {}) => {
      response.writeHead(status, { "Content-Type": "text/html", ...headers });
      response.end(path);
    };
    if (path === "/ServerError/503") return send(200);
    if (/^\/(kept|tanzania-safari-package(?!.*level=))/.test(path))
      return answerPage(request, response, () => path);
    making.push(path);
    inTheMaking += 1;
    mostAtOnce = Math.max(mostAtOnce, inTheMaking);
    const status = await new Promise<number>((resolve) => finish.push(resolve));
    inTheMaking -= 1;
    send(status);
  };

  beforeEach(async () => {
    making = [];
    finish = [];
    inTheMaking = 0;
    mostAtOnce = 0;
    visitors = 0;
    server = await edgeServer(app, { trustedProxies: [proxy] });
  });
  afterEach(async () => {
    for (const end of finish) end(200);
    await server.close();
  });

  interface Answer {
    status: number;
    retryAfter: string | null;
    body: string;
  }

  /** Asks as somebody else each time, unless an address is given. */
  async function ask(path: string, from = `203.0.113.${visitors++}`): Promise<Answer> {
    const response = await fetch(server.url + path, { headers: { "x-forwarded-for": from } });
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, retryAfter, body: await response.text() };
  }

  /** Ends what is in the making, and what comes after it, until everybody has an answer. */
  async function finishAll(asked: Array<Promise<unknown>>) {
    let isOver = false;
    const all = Promise.all(asked).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      for (const end of finish.splice(0)) end(200);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await all;
  }

  it("are made a few at a time; whoever finds the line full is told to come again", async () => {
    const told: Answer[] = [];
    const crowd = Array.from({ length: 80 }, async (_, at) => {
      const answer = await ask(`/page/${at}`);
      if (answer.status === 503) told.push(answer);
    });
    // Nothing is finished yet: six are in the making, sixty wait.
    await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(14), patience);
    expect(making).toHaveLength(6);
    expect(told[0]).toMatchObject({ retryAfter: "2", body: "/ServerError/503" });
    await finishAll(crowd);
    expect(mostAtOnce).toBe(6);
    // On a busy machine some have waited for too long.
    expect(making.length).toBe(80 - told.length);
  });

  it.each([
    ["one address", () => "198.51.100.7"],
    ["one place with many networks", (at: number) => `2001:db8:7:${at}::1`],
  ])("leave room for others, however many %s asks for", async (_, address) => {
    const told: Answer[] = [];
    const crowd = Array.from({ length: 50 }, async (_, at) => {
      const answer = await ask(`/page/${at}`, address(at));
      if (answer.status === 503) told.push(answer);
    });
    await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(16), patience);
    expect(making).toHaveLength(4);
    const other = ask("/other", "198.51.100.8");
    await vi.waitFor(() => expect(making).toContain("/other"), patience);
    await finishAll([...crowd, other]);
    expect((await other).status).toBe(200);
  });

  it("are made for ten people behind one address who open three at the same moment", async () => {
    // Nobody in the line loses patience, however busy the machine.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const asked = Array.from({ length: 30 }, (_, at) => ask(`/page/${at}`, "198.51.100.7"));
    await finishAll(asked).finally(() => vi.useRealTimers());
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it.each(["level=luxury", "x=?&level=luxury"])(
    "are made a few at a time also for a list that is kept, when it is asked for %s",
    async (query) => {
      const list = "/tanzania-safari-package";
      expect((await ask(list)).status).toBe(200);
      const crowd = Array.from({ length: 20 }, (_, at) => ask(`${list}?${query}&page=${at + 2}`));
      await vi.waitFor(() => expect(making).toHaveLength(6), patience);
      expect((await ask(`${list}?utm_source=letter`)).status).toBe(200);
      await finishAll(crowd);
      expect(mostAtOnce).toBe(6);
    },
  );

  it("are made a few at a time for a list that was asked for the same behind a fragment", async () => {
    const list = "/tanzania-safari-package";
    const line = `GET ${list}?x=1#&level=luxury HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    expect(await server.raw(line)).toMatch(/^HTTP\/1\.1 200/);
    const crowd = Array.from({ length: 20 }, () => ask(`${list}?level=luxury`));
    await vi.waitFor(() => expect(making.length).toBeGreaterThanOrEqual(6), patience);
    await finishAll(crowd);
    expect(mostAtOnce).toBe(6);
  });

  it.each([
    ["the name of a picture that is not there", "/pictures/"],
    ["the name of a file that is not there", "/_next/"],
    ["a path below the photos", "/photos/"],
  ])("are made a few at a time for %s", async (_, path) => {
    const crowd = Array.from({ length: 20 }, (_, at) =>
      fetch(`${server.url}${path}${at}`, {
        headers: { "x-forwarded-for": `203.0.113.${at}` },
      }).then((response) => response.text()),
    );
    await vi.waitFor(() => expect(making.length).toBeGreaterThanOrEqual(6), patience);
    await finishAll(crowd);
    expect(mostAtOnce).toBe(6);
  });

  it("keep nobody from a page that is kept, nor from the API", async () => {
    expect((await ask("/kept")).status).toBe(200);
    const crowd = Array.from({ length: 10 }, (_, at) => ask(`/page/${at}`));
    await vi.waitFor(() => expect(making).toHaveLength(6), patience);
    expect((await ask("/kept?_ga=1")).body).toBe("/kept");
    const call = ask("/api/health");
    await vi.waitFor(() => expect(making).toContain("/api/health"), patience);
    await finishAll([...crowd, call]);
  });

  it("keep nobody from a page that is kept, also when somebody sends what changes no page", async () => {
    expect((await ask("/kept")).status).toBe(200);
    const sent = fetch(`${server.url}/api/enquiry`, { method: "POST" });
    await vi.waitFor(() => expect(making).toEqual(["/api/enquiry"]), patience);
    await finishAll([sent]);
    const crowd = Array.from({ length: 10 }, (_, at) => ask(`/page/${at}`));
    await vi.waitFor(() => expect(making).toHaveLength(7), patience);
    expect((await ask("/kept")).body).toBe("/kept");
    await finishAll(crowd);
  });
});

describe("a place in the line", { timeout: 60_000 }, () => {
  const bytes = 12_000_000;
  let made = 0;
  let server: EdgeServer;
  // Sends as the framework does: its work ends when the last byte has left.
  const app: Handler = async (request, response) => {
    const type = request.url?.startsWith("/data") ? "text/x-component" : "text/html";
    made += 1;
    const size = request.url?.startsWith("/large") ? bytes : 100;
    response.writeHead(200, { "Content-Type": type });
    await pipeToNodeResponse(new Blob(["a".repeat(size)]).stream(), response);
  };
  const sockets: Socket[] = [];

  beforeEach(async () => {
    made = 0;
    server = await edgeServer(app);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server.close();
  });

  /** Asks for a large page and does not read it. */
  function askAndStall(path: string): Socket {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    socket.pause();
    sockets.push(socket);
    return socket;
  }

  /** Of a page asked for by somebody who does not lose patience, however busy the machine. */
  async function statusOfSmall(): Promise<number> {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const asked = fetch(`${server.url}/small`).finally(() => vi.useRealTimers());
    return (await asked).status;
  }

  it("is free again when the page is made, however slowly it is read", async () => {
    for (let at = 0; at < 6; at += 1) askAndStall(`/large/${at}`);
    await vi.waitFor(() => expect(made).toBe(6), { timeout: 30_000 });
    expect(await statusOfSmall()).toBe(200);
  });

  it("is free again when a client has gone in the middle", async () => {
    for (let at = 0; at < 6; at += 1) askAndStall(`/large/${at}`);
    await vi.waitFor(() => expect(made).toBe(6), { timeout: 30_000 });
    for (const socket of sockets) socket.destroy();
    expect(await statusOfSmall()).toBe(200);
  });
});
